import { useGame } from "../games";
import { t } from "../words/texts";
import { Dialogue } from "./dialogue";

const HOUSE = [
  [["?"], "keys.help"],
  [["F1"], "keys.rules"],
  [["Tab"], "keys.tab"],
  [["Esc"], "keys.escape"],
] as const;

const REPLAY = [
  [["←", "→"], "keys.step"],
  [["Home", "End"], "keys.ends"],
  [["Space"], "keys.plays"],
] as const;

interface Props {
  game: string | undefined;
  /** Is a match looked back at? */
  replay: boolean;
  close(): void;
}

/** Every key that does something here. */
export function KeyHelp({ game, replay, close }: Props) {
  const ui = useGame(game);
  return (
    <Dialogue title={t("keys.title")} close={close}>
      <dl class="keys">
        {[...(ui?.keys ?? []), ...(replay ? REPLAY : []), ...HOUSE].map(([keys, code]) => (
          <>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(code)}</dd>
          </>
        ))}
      </dl>
    </Dialogue>
  );
}
