/** What those of the house say of their own, which this device may keep out of sight. */
import { useDeviceSetting } from "../parts/device/device-settings";
import type { Talk } from "../wire/wire.gen";

export function isRemark({ phrase }: Pick<Talk, "phrase">): boolean {
  return phrase?.startsWith("cast.") ?? false;
}

/** A table as it is heard here: without remarks, if they are not wanted. */
export function useHeard<S extends { talk: readonly Talk[] }>(state: S): S {
  const [wanted] = useDeviceSetting("remarks");
  return wanted ? state : { ...state, talk: state.talk.filter((one) => !isRemark(one)) };
}
