import { t } from "../words/texts";

interface Props {
  title?: string;
  text: string;
  retry?: () => void;
}

/** The ways on: try again where that may help, and the hall. */
function Ways({ retry }: { retry: Props["retry"] | undefined }) {
  return (
    <>
      {retry && (
        <button type="button" class="button first" onClick={retry}>
          {t("line.retry")}
        </button>
      )}
      <a class="button" href="/">
        {t("nowhere.back")}
      </a>
    </>
  );
}

/** A plain sentence where something else was looked for, and the ways on. */
export function MessagePage({ title, text, retry }: Props) {
  return (
    <main id="main" class="page note">
      {title && <h1>{title}</h1>}
      <p class="soft" role="status">
        {text}
      </p>
      <div class="note-do">
        <Ways retry={retry} />
      </div>
    </main>
  );
}
