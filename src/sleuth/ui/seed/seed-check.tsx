import { useState } from "preact/hooks";
import { Button } from "../parts/button";
import { attempt } from "../parts/toast";
import { api } from "../wire/api";
import { t } from "../words/texts";
import { judge, type Verdict } from "./chance";
import { noncesOf } from "./nonces";

async function check(id: string): Promise<Verdict | undefined> {
  const match = await attempt(api.match(id));
  return match && judge(match, noncesOf(id));
}

/** Works out every draw again from the seed, here in the page. */
export function SeedCheck({ id }: { id: string }) {
  const [verdict, set] = useState<Verdict>();
  if (verdict)
    return (
      <p class={verdict.good ? "verdict good" : "verdict bad"} role="status">
        {t(verdict.code, { n: verdict.n })}
      </p>
    );
  return <Button quiet act={() => void check(id).then(set)} words={t("seed.check")} />;
}
