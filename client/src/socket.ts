/** The one socket: says hello, keeps itself alive, comes back by itself. */
import { signal } from "@preact/signals";
import { forgetMe } from "./api";
import type { Text } from "./board";
import { language, secret } from "./settings";
import type { FromClient as ClientMessage, Error as Refusal, FromServer as ServerMessage } from "./wire";
import { bothLanguages } from "./words";

export type Connection = "off" | "connecting" | "on" | "lost";

export const connection = signal<Connection>("off");
/** What the server said before it closed. */
export const farewell = signal<Text | null>(null);
/** When the next attempt is made, in milliseconds since 1970; 0 while one is under way. */
export const nextAttempt = signal(0);

type Answer = Extract<ServerMessage, { type: "done" | "refused" | "why" }>;
type Listener = (message: ServerMessage) => void;
type Question = Extract<ClientMessage, { id: number }>;
type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;

let socket: WebSocket | null = null;
let attempts = 0;
let timer = 0;
let heartbeat = 0;
let lastHeard = 0;
let nextId = 1;
const waiting = new Map<number, { resolve: (a: Answer) => void; timer: number }>();
const listeners = new Set<Listener>();
const greeters = new Set<() => void>();

/** How long to wait before attempt number n: 0.5 s, doubled up to 20 s, with a little chance. */
export function delayBefore(attempt: number, chance = Math.random()): number {
  return Math.min(20_000, 500 * 2 ** Math.min(attempt, 10)) * (0.8 + 0.4 * chance);
}

function connect(): void {
  clearTimeout(timer);
  nextAttempt.value = 0;
  if (socket) return;
  connection.value = attempts ? "lost" : "connecting";
  const made = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
  socket = made;
  made.onopen = () => {
    lastHeard = Date.now();
    transmit({ type: "hello", secret: secret.value, language: language.value });
    clearInterval(heartbeat);
    heartbeat = window.setInterval(() => {
      if (Date.now() - lastHeard > 45_000) made.close();
      else transmit({ type: "ping" });
    }, 15_000);
  };
  made.onmessage = (event) => {
    lastHeard = Date.now();
    let message: ServerMessage;
    try {
      message = JSON.parse(String(event.data)) as ServerMessage;
    } catch {
      return;
    }
    if (message.type === "refused" && connection.value !== "on" && message.error.code === "not-signed-in") {
      // The server does not know me any more: come back as nobody.
      forgetMe();
      made.close();
      return;
    }
    if (message.type === "closing") farewell.value = message.message;
    if (message.type === "welcome") {
      attempts = 0;
      farewell.value = null;
      connection.value = "on";
      for (const greet of greeters) greet();
    }
    if (message.type === "done" || message.type === "refused" || message.type === "why") {
      const id = message.id ?? -1;
      const question = waiting.get(id);
      if (question) {
        waiting.delete(id);
        clearTimeout(question.timer);
        question.resolve(message);
      }
    }
    for (const listener of [...listeners]) listener(message);
  };
  made.onclose = () => {
    if (socket !== made) return;
    socket = null;
    clearInterval(heartbeat);
    for (const [id, question] of waiting) {
      clearTimeout(question.timer);
      question.resolve({ type: "refused", id, error: lostRefusal() });
    }
    waiting.clear();
    if (!greeters.size) {
      connection.value = "off";
      return;
    }
    connection.value = "lost";
    const delay = delayBefore(attempts++);
    nextAttempt.value = Date.now() + delay;
    timer = window.setTimeout(connect, delay);
  };
}

function lostRefusal(): Refusal {
  return { code: "offline", message: bothLanguages("error.lost-move") };
}

function transmit(message: ClientMessage): boolean {
  if (!socket || socket.readyState !== WebSocket.OPEN) return false;
  socket.send(JSON.stringify(message));
  return true;
}

export function tell(message: ClientMessage): boolean {
  return connection.value === "on" && transmit(message);
}

/** Send a message that is answered by `done`, `refused` or `why`. */
export function ask(message: WithoutId<Question>): Promise<Answer> {
  const id = nextId++;
  return new Promise((resolve) => {
    if (connection.value !== "on" || !transmit({ ...message, id } as ClientMessage)) {
      resolve({ type: "refused", id, error: { code: "offline", message: bothLanguages("error.offline") } });
      return;
    }
    const timer = window.setTimeout(() => {
      waiting.delete(id);
      resolve({ type: "refused", id, error: { code: "offline", message: bothLanguages("error.slow") } });
    }, 20_000);
    waiting.set(id, { resolve, timer });
  });
}

/** Stay connected while at least one follower is here; `greet` runs after each welcome. */
export function follow(listener: Listener, greet: () => void): () => void {
  listeners.add(listener);
  greeters.add(greet);
  if (connection.value === "on") greet();
  else connect();
  return () => {
    listeners.delete(listener);
    greeters.delete(greet);
    if (!greeters.size) {
      clearTimeout(timer);
      socket?.close();
    }
  };
}

export function reconnectNow(): void {
  attempts = Math.max(1, attempts);
  connect();
}

/** Start anew, after I became somebody else. */
export function greetAgain(): void {
  if (!socket) return;
  const old = socket;
  socket = null;
  clearInterval(heartbeat);
  old.onclose = null;
  old.close();
  attempts = 0;
  connect();
}

addEventListener("online", () => connection.value === "lost" && connect());
document.addEventListener("visibilitychange", () => {
  if (!document.hidden && connection.value === "lost") connect();
});
