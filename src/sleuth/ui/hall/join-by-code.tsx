import { useState } from "preact/hooks";
import { codeOf } from "../lobby/short-code";
import { go } from "../router";
import { api } from "../wire/api";
import { errorWords, Refusal } from "../wire/asking";
import { t } from "../words/texts";

/** Why a code leads nowhere. */
function whyNoTable(error: unknown): string {
  const unknown = error instanceof Refusal && error.body.code === "table.unknown";
  return unknown ? t("hall.no-such-code") : errorWords(error);
}

/** Goes to the table that was meant, or says why there is none. */
async function join(typed: string, complain: (why: string) => void): Promise<void> {
  const wanted = codeOf(typed);
  if (!wanted) return;
  try {
    const { id } = "id" in wanted ? wanted : await api.byCode(wanted.code);
    go(`/table/${id}`);
  } catch (error) {
    complain(whyNoTable(error));
  }
}

/** Join a table by its short code, or by a link that was pasted. */
export function JoinByCode() {
  const [typed, set] = useState("");
  const [wrong, complain] = useState("");
  const submit = (event: Event) => {
    event.preventDefault();
    void join(typed, complain);
  };
  const type = (text: string) => {
    set(text);
    complain("");
  };
  const plain = { autocomplete: "off", autocapitalize: "characters", spellcheck: false } as const;
  return (
    <form class="join" onSubmit={submit}>
      <label class="field">
        <span>{t("hall.code")}</span>
        <input
          class="input"
          value={typed}
          placeholder={t("hall.code-short")}
          {...plain}
          onInput={(event) => type(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button" disabled={!codeOf(typed)}>
        {t("hall.join")}
      </button>
      <p class="join-wrong" role="status">
        {wrong}
      </p>
    </form>
  );
}
