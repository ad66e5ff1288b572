interface Props {
  label: string;
  /** What can be chosen, and the words for it. */
  options: readonly (readonly [value: string, words: string])[];
  value: string;
  change(value: string): void;
}

/** One of many things, from a list. */
export function SelectField({ label, options, value, change }: Props) {
  return (
    <label class="field">
      <span>{label}</span>
      <select class="input" value={value} onChange={(event) => change(event.currentTarget.value)}>
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
