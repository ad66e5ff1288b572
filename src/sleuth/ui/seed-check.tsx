import { useState } from "preact/hooks";
import { api } from "./api";
import { keepsPromise, wrongDraws } from "./chance";
import { t } from "./texts";
import { attempt } from "./toast";

type Verdict = { code: string; n: number; good: boolean };

async function check(id: string): Promise<Verdict | undefined> {
  const match = await attempt(api.match(id));
  if (!match) return undefined;
  const { seed, commitment, draws } = match;
  if (!seed) return { code: "seed.none", n: 0, good: false };
  if (!keepsPromise(seed, commitment)) return { code: "seed.broken", n: 0, good: false };
  const wrong = wrongDraws(seed, draws ?? []);
  if (wrong.length) return { code: "seed.wrong", n: wrong.length, good: false };
  if (!draws?.length) return { code: "seed.idle", n: 0, good: true };
  return { code: "seed.right", n: draws?.length ?? 0, good: true };
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
  return (
    <button class="button quiet" onClick={() => void check(id).then(set)}>
      {t("seed.check")}
    </button>
  );
}
