import { known, t } from "../words/texts";

const LISTED = 12;

interface ChoiceProps<T> {
  label: string;
  values: readonly T[];
  value: T;
  say(value: T): string;
  change(value: T): void;
}

/** One thing to choose: buttons for a few values, a list for many. */
export function ChoiceField<T>({ label, values, value, say, change }: ChoiceProps<T>) {
  if (values.length > LISTED)
    return (
      <label class="field">
        <span>{label}</span>
        <select
          class="input"
          value={String(values.indexOf(value))}
          onChange={(event) => change(values[Number(event.currentTarget.value)]!)}
        >
          {values.map((one, i) => (
            <option key={i} value={String(i)}>
              {say(one)}
            </option>
          ))}
        </select>
      </label>
    );
  return (
    <fieldset class="choices" aria-label={label}>
      <legend class="label">{label}</legend>
      {values.map((one, i) => (
        <label key={i}>
          <input type="radio" name={label} checked={one === value} onChange={() => change(one)} />
          {say(one)}
        </label>
      ))}
    </fieldset>
  );
}

/** What should be known about a choice, where there are words for it. */
export function About({ code }: { code: string }) {
  const about = `${code}.about`;
  return known(about) ? <p class="small soft">{t(about)}</p> : null;
}
