import { useEffect, useState } from "preact/hooks";
import { Button } from "../parts/button";
import { CopyField } from "../parts/copy-field";
import { Dialogue } from "../parts/dialogue";
import { Figure } from "../parts/drawn/figures";
import { attempt } from "../parts/toast";
import { SureButton } from "../table/people";
import { api } from "../wire/api";
import type { BotAccount } from "../wire/wire.gen";
import { t } from "../words/texts";

interface RowProps {
  one: BotAccount;
  /** Another token was made, which is shown this once. */
  renewed(made: BotAccount): void;
  left(bots: readonly BotAccount[]): void;
}

function BotRow({ one, renewed, left }: RowProps) {
  const renew = async () => {
    const made = await attempt(api.renewToken(one.id));
    if (made) renewed(made);
  };
  const revoke = async () => {
    const bots = await attempt(api.revokeBot(one.id));
    if (bots) left(bots);
  };
  return (
    <li>
      <Figure figure={one.figure} size={32} />
      <strong>{one.name}</strong>
      <span class="menu-do">
        <Button act={() => void renew()} words={t("bots.renew")} />
        <SureButton code="bots.revoke" act={() => void revoke()} />
      </span>
    </li>
  );
}

function NewBot({ made }: { made(bot: BotAccount): void }) {
  const [name, set] = useState("");
  const make = async () => {
    const bot = await attempt(api.makeBot(name, 0));
    if (bot) made(bot);
    if (bot) set("");
  };
  return (
    <div class="invite-link">
      <label class="field">
        <span>{t("bots.name")}</span>
        <input class="input" maxLength={24} value={name} onInput={(event) => set(event.currentTarget.value)} />
      </label>
      <Button disabled={!name.trim()} act={() => void make()} words={t("bots.make")} />
    </div>
  );
}

/** The accounts of my bots: make one, give it another token, revoke it. */
export function BotsDialogue({ close }: { close(): void }) {
  const [bots, set] = useState<readonly BotAccount[]>([]);
  const [fresh, show] = useState<BotAccount>();
  const reload = () => void attempt(api.myBots()).then((found) => found && set(found));
  useEffect(reload, []);
  const made = (bot: BotAccount) => {
    show(bot);
    reload();
  };
  const left = (rest: readonly BotAccount[]) => {
    show(undefined);
    set(rest);
  };
  return (
    <Dialogue title={t("bots.title")} close={close}>
      <p>{t("bots.about")}</p>
      {fresh?.token && <CopyField label={t("bots.token", { who: fresh.name })} value={fresh.token} />}
      <ul class="people">
        {bots.map((one) => (
          <BotRow key={one.id} one={one} renewed={made} left={left} />
        ))}
      </ul>
      <NewBot made={made} />
    </Dialogue>
  );
}
