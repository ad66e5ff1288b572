import { SelectField } from "../parts/select-field";
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
  if (values.length > LISTED) {
    const options = values.map((one, i) => [String(i), say(one)] as const);
    const choose = (i: string) => change(values[Number(i)]!);
    return <SelectField label={label} options={options} value={String(values.indexOf(value))} change={choose} />;
  }
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
