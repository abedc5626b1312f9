/** The edition and the options of a game, as fields of the form that sets up a table. */
import { Segments, Switch } from "../parts/base";
import { editionLink } from "../route";
import { language } from "../settings";
import type { GameInfo, OptionInfo } from "../wire";
import { plain, t, valueName } from "../words";

/** Which printing is played; there only where there is a choice. */
export function EditionField(p: { game: GameInfo; value: string | undefined; onChange: (edition: string) => void }) {
  const chosen = p.game.editions.find((one) => one.name === p.value) ?? p.game.editions[0]!;
  return (
    <div class="option-field">
      <label for="setup-edition">{t("home.edition")}</label>
      <select id="setup-edition" class="field" value={chosen.name} onChange={(e) => p.onChange(e.currentTarget.value)}>
        {p.game.editions.map((one) => (
          <option key={one.name} value={one.name}>
            {`${plain(one.title)} (${one.name})`}
          </option>
        ))}
      </select>
      <p class="hint">
        <a href={editionLink(p.game.name, chosen.name)}>
          {t(chosen.reconstructed ? "home.edition.doubt" : "home.edition.sure", chosen.reconstructed, chosen.rows)}
        </a>
      </p>
    </div>
  );
}

export function OptionField(p: {
  game: string;
  option: OptionInfo;
  value: string | number | boolean;
  onChange: (value: string | number | boolean) => void;
}) {
  const { option } = p;
  const title = option.title[language.value];
  const text = option.explanation[language.value];
  if (option.values.length === 2 && option.values.every((v) => typeof v === "boolean")) {
    return (
      <div data-option={option.name}>
        <Switch label={title} text={text} on={p.value === true} onChange={p.onChange} />
      </div>
    );
  }
  return (
    <div class="option-field" data-option={option.name}>
      <Segments
        label={title}
        value={p.value}
        options={option.values.map((v) => ({ value: v, label: valueName(v) }))}
        onChange={p.onChange}
      />
      <p class="hint">{text}</p>
    </div>
  );
}
