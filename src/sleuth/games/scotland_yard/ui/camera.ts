/** Looking at the map: zoom and pan by wheel, drag, pinch, buttons and keys. */
import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { HIGH, WIDE, type Point } from "./chart";

/** What is in sight: the middle, and how many times larger than the whole map. */
export interface Camera extends Point {
  readonly zoom: number;
}

export const WHOLE: Camera = { x: WIDE / 2, y: HIGH / 2, zoom: 1 };
export const CLOSEST = 8;

const clamp = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

/** The camera kept over the map. */
export function kept({ x, y, zoom }: Camera): Camera {
  const near = clamp(1, zoom, CLOSEST);
  const [w, h] = [WIDE / near / 2, HIGH / near / 2];
  return { x: clamp(w, x, WIDE - w), y: clamp(h, y, HIGH - h), zoom: near };
}

/** Zoom so that the point of the map stays where it is in sight. */
export function zoomed(camera: Camera, factor: number, at: Point = camera): Camera {
  const zoom = clamp(1, camera.zoom * factor, CLOSEST);
  const k = camera.zoom / zoom;
  return kept({ x: at.x + (camera.x - at.x) * k, y: at.y + (camera.y - at.y) * k, zoom });
}

export function panned(camera: Camera, dx: number, dy: number): Camera {
  return kept({ ...camera, x: camera.x + dx, y: camera.y + dy });
}

/** How large the map is drawn, in pixels. */
export interface Shape {
  readonly wide: number;
  readonly high: number;
}

const USUAL: Shape = { wide: WIDE, high: HIGH };
const ROOM = 140;

/** A camera that has all these points in sight, with room round them. */
export function framing(points: readonly Point[], closest = 4, { wide, high }: Shape = USUAL): Camera {
  if (!points.length) return WHOLE;
  const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const tall = Math.max(HIGH, (WIDE * high) / wide);
  const zoom = Math.min(WIDE / (right - left + ROOM), tall / (bottom - top + ROOM), closest);
  return kept({ x: (left + right) / 2, y: (top + bottom) / 2, zoom });
}

/** The camera goes after a point that would leave its sight. */
export function following(camera: Camera, { x, y }: Point): Camera {
  const [w, h] = [(WIDE / camera.zoom) * 0.4, (HIGH / camera.zoom) * 0.4];
  const seen = Math.abs(x - camera.x) <= w && Math.abs(y - camera.y) <= h;
  return seen ? camera : kept({ ...camera, x, y });
}

export const viewBox = ({ x, y, zoom }: Camera): string =>
  [x - WIDE / zoom / 2, y - HIGH / zoom / 2, WIDE / zoom, HIGH / zoom].map((n) => n.toFixed(1)).join(" ");

/** The point of the map under a pointer. */
function under(svg: SVGSVGElement, event: { clientX: number; clientY: number }): Point {
  const matrix = svg.getScreenCTM();
  if (!matrix) return WHOLE;
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return { x, y };
}

const SLOP = 6;

class Fingers {
  readonly down = new Map<number, { clientX: number; clientY: number }>();
  moved = false;

  constructor(
    readonly svg: SVGSVGElement,
    readonly change: (next: (camera: Camera) => Camera) => void,
  ) {}

  start(event: PointerEvent): void {
    this.down.set(event.pointerId, event);
    if (this.down.size === 1) this.moved = false;
  }

  move(event: PointerEvent): void {
    const before = this.down.get(event.pointerId);
    if (!before) return;
    const far = Math.hypot(event.clientX - before.clientX, event.clientY - before.clientY);
    if (!this.moved && this.down.size === 1 && far < SLOP) return;
    this.moved = true;
    if (this.down.size === 1) this.drag(before, event);
    else this.pinch(event, before);
    this.down.set(event.pointerId, { clientX: event.clientX, clientY: event.clientY });
  }

  end(event: PointerEvent): void {
    this.down.delete(event.pointerId);
  }

  private drag(before: { clientX: number; clientY: number }, event: PointerEvent): void {
    const [a, b] = [under(this.svg, before), under(this.svg, event)];
    this.change((camera) => panned(camera, a.x - b.x, a.y - b.y));
  }

  private pinch(event: PointerEvent, before: { clientX: number; clientY: number }): void {
    const other = [...this.down].find(([id]) => id !== event.pointerId)?.[1];
    if (!other) return;
    const gap = (one: { clientX: number; clientY: number }) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    const middle = under(this.svg, { clientX: (event.clientX + other.clientX) / 2, clientY: (event.clientY + other.clientY) / 2 });
    this.change((camera) => zoomed(camera, gap(event) / Math.max(1, gap(before)), middle));
  }
}

/** The camera, and whether the last press was a drag and not a tap. */
export function useCamera(svg: RefObject<SVGSVGElement | null>, start: Camera) {
  const [camera, set] = useState(start);
  const fingers = useRef<Fingers | null>(null);
  useEffect(() => {
    const element = svg.current;
    if (!element) return;
    const hand = (fingers.current = new Fingers(element, set));
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const at = under(element, event);
      set((now) => zoomed(now, Math.exp(-event.deltaY / 400), at));
    };
    const down = (event: PointerEvent) => hand.start(event);
    const move = (event: PointerEvent) => hand.move(event);
    const up = (event: PointerEvent) => hand.end(event);
    element.addEventListener("wheel", wheel, { passive: false });
    element.addEventListener("pointerdown", down);
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
    return () => {
      element.removeEventListener("wheel", wheel);
      element.removeEventListener("pointerdown", down);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
    };
  }, []);
  const dragged = () => fingers.current?.moved ?? false;
  const shape = (): Shape => {
    const { clientWidth: wide = 0, clientHeight: high = 0 } = svg.current ?? {};
    return wide && high ? { wide, high } : USUAL;
  };
  return { camera, set, dragged, shape };
}
