/** What of the map is in sight: all of it on a wide screen, on a phone that where something happens. */

import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { useNarrow } from "../../../../ui/parts/narrow";
import { type Camera, type Corner, following, framing, useCamera, WHOLE } from "./camera";
import { place } from "./chart";

export type Stands = readonly (number | null)[];

interface Wanted {
  /** The table whose map this is. */
  id: string;
  own: number | null;
  /** Where everybody stands, Mister X first. */
  stands: Stands;
  reachable: ReadonlySet<number>;
  /** When all is over: the whole way that he took. */
  path: readonly number[];
}

/** The last look at a map: a look back draws the board anew at every step. */
let last: { id: string; camera: Camera; stands: Stands } | null = null;

/** The small map of a phone lies over a corner, in pixels below the faces. */
const SMALL_MAP: Corner = { wide: 124, high: 74 };

const points = (stations: Stands) => stations.flatMap((one) => (one === null ? [] : [place(one)]));

/** Does the camera go where something happens: on a phone, and until all is in sight again where that was asked. */
function useFollowing(zoom: number): [follows: boolean, ask: () => void] {
  const small = useNarrow();
  const [asked, set] = useState(false);
  useEffect(() => {
    if (zoom <= 1) set(false);
  }, [zoom]);
  return [small || (asked && zoom > 1), () => set(true)];
}

/** The camera over a map, which follows the action where little of it is in sight. */
export function useSight(svg: RefObject<SVGSVGElement | null>, { id, own, stands, reachable, path }: Wanted) {
  const before = useRef(last?.id === id ? last : null);
  const seen = useCamera(svg, before.current?.camera ?? WHOLE);
  const { camera, set, glide, shape } = seen;
  const small = useNarrow();
  const [follows, ask] = useFollowing(camera.zoom);
  const open = [own, ...reachable];
  const framed = (stations: Stands, closest: number) =>
    framing(points(stations), closest, shape, ...(small && !path.length ? [SMALL_MAP] : []));
  const near = () => {
    glide(framed(reachable.size ? open : [own, ...stands], 5));
    ask();
  };
  useEffect(() => {
    const old = before.current?.stands;
    const moved = old ? stands.find((one, i) => one !== null && one !== old[i]) : undefined;
    const after = follows ? (reachable.size ? null : (moved ?? null)) : own;
    if (after !== null && old) glide(following(camera, place(after)));
  }, [stands.join()]);
  useEffect(() => {
    if (!follows || !shape.drawn) return;
    if (reachable.size) (before.current ? glide : set)(framed(open, 5));
    else if (!before.current) set(framed(stands, 3));
  }, [small, shape, [...reachable].join()]);
  useEffect(() => {
    if (path.length && shape.drawn) glide(small ? framed(path, 5) : WHOLE);
  }, [small, shape, path.length > 0]);
  useEffect(() => {
    if (shape.drawn) before.current = last = { id, camera, stands };
  });
  return { ...seen, near, follows };
}
