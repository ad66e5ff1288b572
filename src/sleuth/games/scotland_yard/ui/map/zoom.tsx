import { IconButton } from "../../../../ui/parts/button";
import { useKeys } from "../../../../ui/parts/keys";
import { t } from "../../../../ui/words/texts";
import { type Camera, CLOSEST, zoomed } from "./camera";

/** How many times closer a press looks. */
const STEP = 1.5;

/** Plus and minus zoom, C looks at one's own surroundings. */
export function useMapKeys(set: (next: (camera: Camera) => Camera) => void, near: () => void): void {
  useKeys(({ key }) => {
    if (key === "+") set((now) => zoomed(now, STEP));
    else if (key === "-") set((now) => zoomed(now, 1 / STEP));
    else if (key.toLowerCase() === "c") near();
  });
}

interface Props {
  camera: Camera;
  set(next: (camera: Camera) => Camera): void;
  near(): void;
  /** Does the camera follow what happens? */
  follows: boolean;
}

export function Zoom({ camera, set, near, follows }: Props) {
  const closer = () => set((now) => zoomed(now, STEP));
  const wider = () => set((now) => zoomed(now, 1 / STEP));
  return (
    <div class="yard-zoom" role="group" aria-label={t("scotland-yard.zoom")}>
      <IconButton label={t("scotland-yard.zoom.in")} icon="+" disabled={camera.zoom >= CLOSEST} act={closer} />
      <IconButton label={t("scotland-yard.zoom.out")} icon="−" disabled={camera.zoom <= 1} act={wider} />
      <IconButton label={t("scotland-yard.zoom.near")} icon="◎" pressed={follows} data-guide="near" act={near} />
    </div>
  );
}
