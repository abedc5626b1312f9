/** HTTP calls. A refusal of any kind is thrown as `Refused`. */
import type { Text } from "./board";
import { hearNothing, hearServer } from "./reach";
import { language, myName, person, secret } from "./settings";
import type { EditionPage, GameBox, GameInfo, Person, Error as Refusal, RuleSection, SignedIn } from "./wire";
import { bothLanguages } from "./words";

export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status: number,
  ) {
    super(refusal.message.en);
  }
}

function isRefusal(body: unknown): body is Refusal {
  return !!body && typeof body === "object" && "message" in body && "code" in body;
}

function outOfReach(): Refused {
  hearNothing();
  return new Refused({ code: "offline", message: bothLanguages("error.offline") }, 0);
}

function refusalOf(body: unknown, status: number): Refusal {
  if (isRefusal(body)) return body;
  return { code: `http-${status}`, message: bothLanguages(status >= 500 ? "error.server" : "error.unknown") as Text };
}

/** The answer as the server wrote it: a browser would round the largest numbers of a position or a record. */
export async function sendText(method: string, path: string, body?: string): Promise<string> {
  const headers: Record<string, string> = {};
  if (secret.value) headers.Authorization = `Bearer ${secret.value}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(path, { method, headers, body });
    text = await answer.text(); // a server that goes away in the middle of it is away, too
  } catch {
    throw outOfReach();
  }
  if (answer.status >= 502 && answer.status <= 504 && !isRefusal(parsed(text))) throw outOfReach(); // so says a proxy
  hearServer();
  if (answer.status === 401 && secret.value && headers.Authorization === `Bearer ${secret.value}`) {
    // The server does not know this secret any more: go on as nobody, as far as that is allowed.
    forgetMe();
    return sendText(method, path, body);
  }
  if (!answer.ok) throw new Refused(refusalOf(parsed(text), answer.status), answer.status);
  return text;
}

function parsed(text: string): unknown {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  return parsed(await sendText(method, path, body === undefined ? undefined : JSON.stringify(body))) as T;
}

export const get = <T>(path: string) => call<T>("GET", path);
export const getText = (path: string) => sendText("GET", path);
export const post = <T>(path: string, body: unknown = {}) => call<T>("POST", path, body);

/** Make sure the server knows me; a name is taken from the field or offered. */
export async function signIn(name: string): Promise<void> {
  if (secret.value) {
    try {
      const me = await get<Person>("/api/people/me");
      person.value = me.person;
      if (name && me.name !== name) await rename(name);
      return;
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 401) throw error;
    }
  }
  take(await post<SignedIn>("/api/people", { name, language: language.value }));
}

export async function rename(name: string): Promise<void> {
  const me = await call<Person>("PATCH", "/api/people/me", { name });
  myName.value = me.name;
}

export function take(me: SignedIn): void {
  secret.value = me.secret;
  person.value = me.person;
  myName.value = me.name;
}

export function forgetMe(): void {
  secret.value = null;
  person.value = null;
  myName.value = "";
}

const games: {
  list: Promise<GameInfo[]> | null;
  boxes: Map<string, Promise<GameBox>>;
  rules: Map<string, Promise<RuleSection[]>>;
} = {
  list: null,
  boxes: new Map(),
  rules: new Map(),
};

function remember<T>(store: Map<string, Promise<T>>, key: string, path: string): Promise<T> {
  let found = store.get(key);
  if (!found) {
    found = get<T>(path);
    found.catch(() => store.delete(key));
    store.set(key, found);
  }
  return found;
}

export function listGames(): Promise<GameInfo[]> {
  games.list ??= get<GameInfo[]>("/api/games");
  games.list.catch(() => (games.list = null));
  return games.list;
}

/** What a game needs at the table. The usual edition is fetched once, whether it was asked for by name or not. */
export async function openBox(game: string, edition?: string): Promise<GameBox> {
  const path = `/api/games/${encodeURIComponent(game)}`;
  if (edition === undefined) return remember(games.boxes, game, path);
  const usual = await games.boxes.get(game)?.catch(() => null);
  if (usual?.edition.name === edition) return usual;
  return remember(games.boxes, `${game}/${edition}`, `${path}?edition=${encodeURIComponent(edition)}`);
}

/** An edition with every row that says how well it is known. */
export const readEdition = (game: string, edition: string) =>
  get<EditionPage>(`/api/games/${encodeURIComponent(game)}/editions/${encodeURIComponent(edition)}`);

export const readRules = (game: string, lang: string) =>
  remember(games.rules, `${game}/${lang}`, `/api/rules/${encodeURIComponent(game)}/${lang}`);
