import { Dialogue } from "./dialogue";
import { useGame } from "./games";
import { t } from "./texts";

const HOUSE = [
  [["?"], "keys.help"],
  [["F1"], "keys.rules"],
  [["Tab"], "keys.tab"],
  [["Esc"], "keys.escape"],
] as const;

/** Every key that does something here. */
export function KeyHelp({ game, close }: { game: string | undefined; close(): void }) {
  const ui = useGame(game);
  return (
    <Dialogue title={t("keys.title")} close={close}>
      <dl class="keys">
        {[...(ui?.keys ?? []), ...HOUSE].map(([keys, code]) => (
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
