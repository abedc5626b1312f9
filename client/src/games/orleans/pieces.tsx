/** Pieces: shape, symbol and colour together, never colour alone. */
import type { BoardProps } from "../../board";
import { freshMark } from "../../drawing/marks";
import { Painted } from "../../drawing/pieces";
import { Icon, SEAT_SHAPES, SeatMark } from "../../symbols";
import { isOwn, kindOf } from "./facts";
import { ofOthers } from "./fresh";

export { Amount, Painted } from "../../drawing/pieces";

/** A follower or technology tile as it lies on a table. */
export function Tile(p: { tile: string; seat: number; size?: number; at?: string }) {
  const size = p.size ?? 36;
  if (p.tile === "technology") {
    return (
      <span
        class="o-tile o-tech"
        style={{ width: `${size}px`, height: `${size}px` }}
        data-at={p.at}
        data-piece="technology"
      >
        <Icon name="o-technology" size={Math.round(size * 0.78)} />
      </span>
    );
  }
  const kind = kindOf(p.tile);
  return (
    <span
      class={`o-tile o-${kind}${isOwn(p.tile) ? " o-own" : ""}`}
      style={{ width: `${size}px`, height: `${size}px` }}
      data-at={p.at}
      data-piece={p.tile}
    >
      <Icon name={`follower-${kind}`} size={Math.round(size * 0.62)} />
      {isOwn(p.tile) ? <SeatMark seat={p.seat} size={Math.max(11, Math.round(size * 0.38))} class="o-badge" /> : null}
    </span>
  );
}

export function Good(p: { good: string; size?: number }) {
  return <Icon name={`good-${p.good}`} size={p.size ?? 20} class="o-good" />;
}

/** The symbol of a kind without its tile, for "which follower is wanted". */
export function Wanted(p: { kind: string; size?: number }) {
  return <Icon name={`follower-${p.kind}`} size={p.size ?? 18} class={`o-wanted o-ink-${p.kind}`} />;
}

/** A coin with its number on it. */
export function Coins(p: { n: number | string; size?: number }) {
  const size = p.size ?? 22;
  return (
    <span
      class="o-coins"
      style={{
        width: `${size}px`,
        height: `${size}px`,
        fontSize: `max(var(--o-digit, 9px), ${Math.round(size * 0.56)}px)`,
      }}
    >
      <Icon name="o-coin" size={size} />
      <b>
        <Painted text={p.n} />
      </b>
    </span>
  );
}

/** A star with the status on it. */
export function Star(p: { n: number; size?: number }) {
  const size = p.size ?? 24;
  return (
    <span
      class="o-coins o-starred"
      style={{
        width: `${size}px`,
        height: `${size}px`,
        fontSize: `max(var(--o-digit, 9px), ${Math.round(size * 0.54)}px)`,
      }}
    >
      <Icon name="o-star" size={size} />
      <b>
        <Painted text={p.n} />
      </b>
    </span>
  );
}

/** The markers of the seats on one space of a track, side by side or two by two, the own one in front. */
export function Markers(m: { p: BoardProps; seats: number[]; track: string; path: string }) {
  const me = m.p.seat;
  const order = [...m.seats].sort((a, b) => Number(a === me) - Number(b === me));
  return (
    <span class={`o-markers n${order.length}`}>
      {order.map((seat) => (
        <span
          key={seat}
          class={`o-marker${seat === me ? " o-mine" : ""}`}
          {...freshMark(m.p, ...ofOthers(m.p, seat, m.path))}
          data-at={`${m.track}.${seat}`}
          data-piece={`${m.track}.${seat}`}
        >
          <SeatMark seat={seat} size={13} />
        </span>
      ))}
    </span>
  );
}

/** A trading station or merchant inside a picture, centred on a point, with the seat's shape on it. */
export function Figure(p: { what: "station" | "merchant"; seat: number; x: number; y: number; size: number }) {
  const { x, y, size } = p;
  const shape = size * 0.4;
  const low = p.what === "station" ? size * 0.12 : size * 0.2;
  return (
    <>
      <use
        href={`#sym-o-${p.what}`}
        class={`seat-${p.seat}`}
        x={x - size / 2}
        y={y - size / 2}
        width={size}
        height={size}
      />
      <use
        href={`#sym-seat-${SEAT_SHAPES[p.seat % 5]}`}
        class={`on-seat-${p.seat}`}
        x={x - shape / 2}
        y={y - shape / 2 + low}
        width={shape}
        height={shape}
      />
    </>
  );
}
