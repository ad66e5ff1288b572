import { IconButton } from "../../../ui/parts/button";
import { useKeys } from "../../../ui/parts/keys";
import { t } from "../../../ui/words/texts";
import { type Camera, CLOSEST, zoomed } from "./camera";

/** Plus and minus zoom, C looks at one's own surroundings. */
export function useMapKeys(set: (next: (camera: Camera) => Camera) => void, near: () => void): void {
  useKeys(({ key }) => {
    if (key === "+") set((now) => zoomed(now, 1.5));
    else if (key === "-") set((now) => zoomed(now, 1 / 1.5));
    else if (key.toLowerCase() === "c") near();
  });
}

export function Zoom({
  camera,
  set,
  near,
}: {
  camera: Camera;
  set(next: (camera: Camera) => Camera): void;
  near(): void;
}) {
  return (
    <div class="yard-zoom" role="group" aria-label={t("scotland-yard.zoom")}>
      <IconButton
        label={t("scotland-yard.zoom.in")}
        icon="+"
        disabled={camera.zoom >= CLOSEST}
        act={() => set((now) => zoomed(now, 1.5))}
      />
      <IconButton
        label={t("scotland-yard.zoom.out")}
        icon="−"
        disabled={camera.zoom <= 1}
        act={() => set((now) => zoomed(now, 1 / 1.5))}
      />
      <IconButton label={t("scotland-yard.zoom.near")} icon="◎" data-guide="near" act={near} />
    </div>
  );
}
