import { t } from "../words/texts";
import { Button } from "./button";

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
        {retry && <Button first act={retry} words={t(again)} />}
        <a class="button" href="/">
          {t("nowhere.back")}
        </a>
      </div>
    </main>
  );
}
