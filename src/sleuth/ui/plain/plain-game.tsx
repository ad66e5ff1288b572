/** The page of any game that brings none: its view as text, and a button for everything on offer. */
import type { GameUi, SeatProps, TableParts } from "../games";
import { known, t } from "../words/texts";
import "./plain.css";
import { usePlainDock } from "./plain-tray";

/** Who sits where: a text calls seats by their numbers. */
function SeatNames({ table, name }: Pick<SeatProps, "table" | "name">) {
  const seats = Array.from({ length: table.seats }, (_, seat) => seat);
  return (
    <ul class="plain-seats small soft" aria-label={t("plain.seats")}>
      {seats.map((seat) => (
        <li key={seat}>
          <strong>{seat}</strong> {name(seat)}
        </li>
      ))}
    </ul>
  );
}

function useParts(props: SeatProps): TableParts {
  const dock = usePlainDock(props);
  return {
    ...dock,
    pad: null,
    board: (
      <div class="plain">
        <section class="plain-board" data-guide="board" aria-label={t("plain.board")} tabIndex={0}>
          <pre>{props.text ?? t("table.opening")}</pre>
        </section>
        <SeatNames {...props} />
      </div>
    ),
  };
}

/** The rules in paragraphs: `higher.rules.1`, `higher.rules.2`, as many as there are. */
function rulesOf(game: string) {
  return function Rules() {
    const codes: string[] = [];
    while (known(`${game}.rules.${codes.length + 1}`)) codes.push(`${game}.rules.${codes.length + 1}`);
    return (
      <article>
        {known(`${game}.tagline`) && <p class="lead">{t(`${game}.tagline`)}</p>}
        {codes.map((code) => (
          <p key={code}>{t(code)}</p>
        ))}
      </article>
    );
  };
}

/** The page of a game by this name. */
export function plainGame(game: string): GameUi {
  return { useParts, Rules: rulesOf(game) };
}
