import { t } from "../words/texts";

interface Props {
  title?: string;
  text: string;
  /** What may help, and what that is called. */
  retry?: () => void;
  again?: string;
}

/** A plain sentence where something else was looked for, and the ways on. */
export function MessagePage({ title, text, retry, again = "line.retry" }: Props) {
  return (
    <main id="main" class="page note">
      {title && <h1>{title}</h1>}
      <p class="soft" role="status">
        {text}
      </p>
      <div class="note-do">
        {retry && (
          <button type="button" class="button first" onClick={retry}>
            {t(again)}
          </button>
        )}
        <a class="button" href="/">
          {t("nowhere.back")}
        </a>
      </div>
    </main>
  );
}
