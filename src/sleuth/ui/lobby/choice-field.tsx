import { known, t } from "../words/texts";

const LISTED = 6;

interface ChoiceProps<T> {
  label: string;
  values: readonly T[];
  value: T;
  say(value: T): string;
  change(value: T): void;
}

/** One of many values, from less to more. */
export function SliderField<T>({ label, values, value, say, change }: ChoiceProps<T>) {
  const at = Math.max(0, values.indexOf(value));
  return (
    <label class="slider">
      <span class="label">{label}</span>
      <output>{say(values[at]!)}</output>
      <input
        type="range"
        min={0}
        max={values.length - 1}
        value={at}
        aria-valuetext={say(values[at]!)}
        onInput={(event) => change(values[Number(event.currentTarget.value)]!)}
      />
    </label>
  );
}

/** One thing to choose: buttons for a few values, a slider for more. */
export function ChoiceField<T>(props: ChoiceProps<T>) {
  const { label, values, value, say, change } = props;
  if (values.length > LISTED) return <SliderField {...props} />;
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
