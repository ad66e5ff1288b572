import { t } from "../../words/texts";
import { askPermission, permission } from "../call/notifications";
import { Toggle } from "../toggle";
import { useDeviceSetting } from "./device-settings";

/** Sounds, notifications and quiet: wishes of this device. */
export function DeviceToggles() {
  const [sound, setSound] = useDeviceSetting("sound");
  const [notify, setNotify] = useDeviceSetting("notify");
  const [quiet, setQuiet] = useDeviceSetting("quiet");
  const [remarks, setRemarks] = useDeviceSetting("remarks");
  const may = permission();
  const change = (on: boolean) => (on && may !== "granted" ? void askPermission() : setNotify(on));
  return (
    <section>
      <h3>{t("menu.device")}</h3>
      <Toggle label={t("menu.sound")} on={sound} change={setSound} />
      <Toggle
        label={t("menu.notify")}
        about={may === "never" || may === "denied" ? t(`menu.notify.${may}`) : undefined}
        on={notify && may === "granted"}
        disabled={may === "never" || may === "denied"}
        change={change}
      />
      <Toggle label={t("menu.quiet")} about={t("menu.quiet.about")} on={quiet} change={setQuiet} />
      <Toggle label={t("device.remarks")} about={t("device.remarks.about")} on={remarks} change={setRemarks} />
    </section>
  );
}
