interface Props {
  label: string;
  about?: string | undefined;
  on: boolean;
  disabled?: boolean;
  change(on: boolean): void;
}

/** Something that is on or off. */
export function Toggle({ label, about, on, disabled = false, change }: Props) {
  return (
    <label class="switch">
      <span>
        {label}
        {about && <span class="small soft">{about}</span>}
      </span>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is checked
        role="switch"
        aria-label={label}
        checked={on}
        disabled={disabled}
        onChange={(event) => change(event.currentTarget.checked)}
      />
    </label>
  );
}
