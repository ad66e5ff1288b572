import { t } from "../words/texts";
import { Button } from "./button";
import { LinkIcon } from "./drawn/icons";
import { toast } from "./toast";

export async function copy(text: string, said = t("waiting.copied")): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copyByHand(text);
  }
  toast(said);
}

/** Over plain http there is no clipboard to write to. */
function copyByHand(text: string): void {
  const field = document.createElement("textarea");
  field.value = text;
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}

/** An address to read, to copy and to send. */
export function CopyField({ label, value }: { label: string; value: string }) {
  return (
    <div class="invite-link">
      <label class="field">
        <span>{label}</span>
        <input class="input" readOnly value={value} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <Button act={() => void copy(value)}>
        <LinkIcon />
        {t("waiting.copy")}
      </Button>
    </div>
  );
}
