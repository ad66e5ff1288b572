import { Button } from "../parts/button";
import { t } from "../words/texts";
import { install, isSafe, useOffer } from "./installing";

/** Install the page as an app, where the browser offers it; and why not, where it never will. */
export function InstallApp() {
  const offer = useOffer();
  if (offer) return <Button act={install} words={t("app.install")} />;
  return isSafe() ? null : <p class="small soft">{t("app.unsafe")}</p>;
}
