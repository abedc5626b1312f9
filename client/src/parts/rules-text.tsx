/** The text of a section: paragraphs, lists and small tables. Nothing of it is rendered as markup. */
import { ruleLink } from "../route";
import { NUMBER } from "../rules/digest";
import { plainText, stretches } from "../rules/search";

interface TextProps {
  text: string;
  game: string;
  /** The sections there are: their numbers become links. */
  known: Set<string>;
  /** What was searched for: it is marked. */
  words: string[];
}

export function RuleText(p: TextProps) {
  const blocks = plainText(p.text)
    .split(/\n\s*\n/)
    .filter((block) => block.trim());
  return (
    <>
      {blocks.map((block, i) => (
        <Block key={i} {...p} text={block} />
      ))}
    </>
  );
}

function Block(p: TextProps) {
  const lines = p.text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  if (lines.every((line) => line.startsWith("|"))) return <RuleTable {...p} lines={lines} />;
  if (lines.every((line) => /^([-*]|\d+\.)\s/.test(line))) {
    return (
      <ul>
        {lines.map((line, i) => (
          <li key={i}>
            <Linked {...p} text={line.replace(/^([-*]|\d+\.)\s/, "")} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <p>
      <Linked {...p} text={lines.join(" ")} />
    </p>
  );
}

function RuleTable(p: TextProps & { lines: string[] }) {
  const [head = [], ...rows] = p.lines
    .filter((line) => !/^\|[\s|:-]+\|$/.test(line))
    .map((line) =>
      line
        .replace(/^\||\|$/g, "")
        .split("|")
        .map((cell) => cell.trim()),
    );
  return (
    <div class="sheet-scroll" tabIndex={0} role="region" aria-label={head.join(", ")}>
      <table class="rule-table">
        <thead>
          <tr>
            {head.map((cell, i) => (
              <th key={i} scope="col">
                <Linked {...p} text={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, r) => (
            <tr key={r}>
              {row.map((cell, i) => (
                <td key={i}>
                  <Linked {...p} text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A text in which the numbers of other sections lead there. */
function Linked(p: TextProps) {
  return (
    <>
      {p.text.split(NUMBER).map((piece, i) =>
        i % 2 && p.known.has(piece) ? (
          <a key={i} href={ruleLink(p.game, piece)}>
            <Marked text={piece} words={p.words} />
          </a>
        ) : (
          <Marked key={i} text={piece} words={p.words} />
        ),
      )}
    </>
  );
}

/** A text in which what was searched for is marked. */
export function Marked(p: { text: string; words: string[] }) {
  return <>{stretches(p.text, p.words).map((one, i) => (one.isHit ? <mark key={i}>{one.text}</mark> : one.text))}</>;
}
