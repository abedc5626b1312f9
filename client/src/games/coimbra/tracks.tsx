/** The four influence tracks: scoring tile, income boxes, and the disks on their spaces. */
import type { Explanation } from "../../board";
import { freshMark } from "../../drawing/marks";
import { Painted } from "../../drawing/pieces";
import { Icon, SeatMark } from "../../symbols";
import { IncomePicture, said } from "./bonus";
import { type Desk, Hit } from "./desk";
import { type Box, type Reward, SYMBOL, seatName, type Track, titleOf, told, wordOf } from "./facts";
import { ofIncome } from "./grammar";

export function Tracks({ desk }: { desk: Desk }) {
  return (
    <div class="c-tracks">
      {desk.facts.tracks.map((track) => (
        <TrackRow key={track.id} desk={desk} track={track} />
      ))}
    </div>
  );
}

/** Accepting a reward in part lies on what would grow. */
export function accepts(desk: Desk, what: Reward): string[] {
  const { question, fields } = desk.view.prompt;
  if (question !== "accept-reward" || fields.what !== what) return [];
  return desk.p.choices.filter((entry) => entry.kind === "accept").map((entry) => entry.notation);
}

function TrackRow({ desk, track }: { desk: Desk; track: Track }) {
  const { p, view } = desk;
  const { points, disks } = view.board.tracks[track.id];
  const title = titleOf(p, `track.${track.id}`);
  const meant = [
    `score-track ${track.id}`,
    `advance ${track.id}`,
    `activate-white ${track.id}`,
    ...accepts(desk, track.id),
  ];
  const ranks = disks.map((disk, n) => wordOf(p, "disk-at", n + 1, seatName(p, disk.seat), disk.space));
  const scoring = wordOf(p, "scoring-tile", points.map((worth, n) => `${n + 1}. ${worth}`).join(", "));
  const card = (): Explanation => told(p, title, track, [scoring, ...ranks]);
  return (
    <div class={`c-track c-class-${track.id}`} data-takes={`activate ${track.colour}|activate-white ${track.id}`}>
      <Hit
        desk={desk}
        class="c-track-head"
        meant={meant}
        tells
        card={card}
        label={`${title}. ${scoring}. ${ranks.join(". ")}`}
        data-track={track.id}
      >
        <span class="c-badge">
          <Icon name={SYMBOL[track.id]} size={17} />
        </span>
        <span class="c-tile-points">
          {points.map((worth, n) => (
            <b key={n}>
              <Painted text={worth} />
            </b>
          ))}
        </span>
      </Hit>
      <ol>
        {track.boxes.map((box) => (
          <IncomeBox key={box.first} desk={desk} track={track} box={box} title={title} />
        ))}
      </ol>
    </div>
  );
}

function IncomeBox({ desk, track, box, title }: { desk: Desk; track: Track; box: Box; title: string }) {
  const { p, view } = desk;
  const { disks } = view.board.tracks[track.id];
  const spaces = Array.from({ length: box.last - box.first + 1 }, (_, n) => box.first + n);
  const here = disks.filter((disk) => disk.space >= box.first && disk.space <= box.last);
  const range = box.first === box.last ? String(box.first) : `${box.first}–${box.last}`;
  const mine = p.seat !== null && here.some((disk) => disk.seat === p.seat);
  const income = incomeText(desk, box);
  const card = (): Explanation => ({
    title: wordOf(p, "box-title", title, range),
    text: wordOf(p, "box-text", income),
    rule: "C-6.2",
    lines: here.map((disk) => wordOf(p, "disk-on", seatName(p, disk.seat), disk.space)),
    picture: said(ofIncome(track, box), p.language),
  });
  return (
    <li class={`${mine ? "c-mine" : ""}${box.first === 0 ? " c-zero" : ""}`}>
      <Hit
        desk={desk}
        tabIndex={-1}
        class="c-box"
        meant={mine ? [`activate-white ${track.id}`, `advance ${track.id}`] : []}
        tells
        card={card}
        label={`${card().title}. ${card().text} ${card().lines!.join(". ")}`}
      >
        <IncomePicture box={box} />
        <span class="c-spaces">
          {spaces.map((space) => {
            // From the front to the back, as one reads.
            const pile = disks.filter((disk) => disk.space === space);
            return (
              <span key={space} class={`c-space n${pile.length}`}>
                {pile.length ? (
                  pile.map((disk) => (
                    <span
                      key={disk.seat}
                      class={`c-disk${disk.seat === p.seat ? " c-mine" : ""}${p.changed.has(`players.${disk.seat}.tracks.${track.id}`) ? " c-moved" : ""}`}
                      {...freshMark(p, `players.${disk.seat}.tracks.${track.id}`)}
                      data-at={`${track.id}.${disk.seat}`}
                      data-piece={`${track.id}.${disk.seat}`}
                    >
                      <SeatMark seat={disk.seat} size={13} />
                    </span>
                  ))
                ) : (
                  <i>
                    <Painted text={space} />
                  </i>
                )}
              </span>
            );
          })}
        </span>
      </Hit>
    </li>
  );
}

function incomeText(desk: Desk, box: Box): string {
  const { p } = desk;
  const parts = (["guards", "coins", "points", "steps"] as const)
    .filter((what) => box[what])
    .map((what) => wordOf(p, `n-${what}`, box[what]));
  return parts.join(", ") || wordOf(p, "nothing");
}
