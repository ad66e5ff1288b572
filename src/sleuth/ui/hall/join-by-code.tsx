import { useState } from "preact/hooks";
import { codeOf } from "../lobby/short-code";
import { go } from "../router";
import { api, errorWords, Refusal } from "../wire/api";
import { t } from "../words/texts";

/** Why a code leads nowhere. */
function whyNoTable(error: unknown): string {
  const unknown = error instanceof Refusal && error.body.code === "table.unknown";
  return unknown ? t("hall.no-such-code") : errorWords(error);
}

/** Join a table by its short code, or by a link that was pasted. */
export function JoinByCode() {
  const [typed, set] = useState("");
  const [wrong, complain] = useState("");
  const join = (event: Event) => {
    event.preventDefault();
    const wanted = codeOf(typed);
    if (!wanted) return;
    if ("id" in wanted) go(`/table/${wanted.id}`);
    else
      api.byCode(wanted.code).then(
        (table) => go(`/table/${table.id}`),
        (error: unknown) => complain(whyNoTable(error)),
      );
  };
  return (
    <form class="join" onSubmit={join}>
      <label class="field">
        <span>{t("hall.code")}</span>
        <input
          class="input"
          value={typed}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          onInput={(event) => {
            set(event.currentTarget.value);
            complain("");
          }}
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
