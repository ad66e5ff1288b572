/** What of the map is in sight: all of it on a wide screen, on a phone that where something happens. */

import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useNarrow } from "../../../../ui/parts/narrow";
import { type Camera, following, framing, useCamera, WHOLE } from "./camera";
import { place } from "./chart";

export type Stands = readonly (number | null)[];

interface Wanted {
  /** The table whose map this is. */
  id: string;
  own: number | null;
  /** Where everybody stands, Mister X first. */
  stands: Stands;
  reachable: ReadonlySet<number>;
}

/** The last look at a map: a look back draws the board anew at every step. */
let last: { id: string; camera: Camera; stands: Stands } | null = null;

const points = (stations: Stands) => stations.flatMap((one) => (one === null ? [] : [place(one)]));

/** The camera over a map, which follows the action where little of it is in sight. */
export function useSight(svg: RefObject<SVGSVGElement | null>, { id, own, stands, reachable }: Wanted) {
  const before = useRef(last?.id === id ? last : null);
  const seen = useCamera(svg, before.current?.camera ?? WHOLE);
  const { camera, set, glide, shape } = seen;
  const small = useNarrow();
  const open = [own, ...reachable];
  const near = () => glide(framing(points(reachable.size ? open : [own, ...stands]), 5, shape));
  useEffect(() => {
    const old = before.current?.stands;
    const moved = old ? stands.find((one, i) => one !== null && one !== old[i]) : undefined;
    const after = small ? (reachable.size ? null : (moved ?? null)) : own;
    if (after !== null && old) glide(following(camera, place(after)));
  }, [stands.join()]);
  useEffect(() => {
    if (!small || !shape.drawn) return;
    if (reachable.size) (before.current ? glide : set)(framing(points(open), 5, shape));
    else if (!before.current) set(framing(points(stands), 3, shape));
  }, [small, shape, [...reachable].join()]);
  useEffect(() => {
    if (shape.drawn) before.current = last = { id, camera, stands };
  });
  return { ...seen, near };
}
