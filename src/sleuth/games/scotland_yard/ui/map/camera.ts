/** Looking at the map: zoom and pan by wheel, drag, pinch, buttons and keys. */
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { listen } from "../../../../ui/parts/listen";
import { HIGH, type Point, WIDE } from "./chart";

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
  /** Is it measured, and not only supposed? */
  readonly drawn: boolean;
}

const USUAL: Shape = { wide: WIDE, high: HIGH, drawn: false };

/** Pixels at each side of what is framed: a pawn stands there, or half a finger. */
const ROOM = 34;

/** Pixels for one unit of the map. */
export const scaleOf = ({ zoom }: Pick<Camera, "zoom">, { wide, high }: Shape): number =>
  zoom * Math.min(wide / WIDE, high / HIGH);

/** What lies over a corner at the top right, in pixels: nothing is framed under it. */
export interface Corner {
  readonly wide: number;
  readonly high: number;
}

const FREE: Corner = { wide: 0, high: 0 };

/** What is framed, as a box of the map. */
function around(points: readonly Point[]) {
  const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { x: (left + right) / 2, y: (top + bottom) / 2, wide: right - left, high: bottom - top };
}

/** Does a point lie under what lies over the corner, or too near to it? */
function isUnder(point: Point, camera: Camera, shape: Shape, { wide, high }: Corner): boolean {
  const scale = scaleOf(camera, shape);
  const [right, top] = [shape.wide / 2 - (point.x - camera.x) * scale, shape.high / 2 + (point.y - camera.y) * scale];
  return wide > 0 && right < wide + ROOM && top < high + ROOM;
}

/** A camera that has all these points in sight, with room round them: beside what lies over the corner, or below it. */
export function framing(points: readonly Point[], closest = 4, shape: Shape = USUAL, corner: Corner = FREE): Camera {
  if (!points.length) return WHOLE;
  const { x, y, wide, high } = around(points);
  const unit = scaleOf(WHOLE, shape);
  const beside = ({ wide: right, high: top }: Corner): Camera => {
    const fits = Math.min((shape.wide - right - 2 * ROOM) / wide, (shape.high - top - 2 * ROOM) / high) / unit;
    const zoom = clamp(1, Math.min(closest, fits), CLOSEST);
    return { x: x + right / 2 / (zoom * unit), y: y - top / 2 / (zoom * unit), zoom };
  };
  const free = kept(beside(FREE));
  if (!points.some((point) => isUnder(point, free, shape, corner))) return free;
  const [left, below] = [beside({ ...corner, high: 0 }), beside({ ...corner, wide: 0 })];
  return left.zoom > below.zoom ? left : below;
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
export function under(svg: SVGSVGElement, event: { clientX: number; clientY: number }): Point {
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
    const gap = (one: { clientX: number; clientY: number }) =>
      Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    const middle = under(this.svg, {
      clientX: (event.clientX + other.clientX) / 2,
      clientY: (event.clientY + other.clientY) / 2,
    });
    this.change((camera) => zoomed(camera, gap(event) / Math.max(1, gap(before)), middle));
  }
}

const GLIDE = 320;

/** How large something is drawn, once it is. */
function useShape(svg: RefObject<SVGSVGElement | null>): Shape {
  const [shape, set] = useState(USUAL);
  useLayoutEffect(() => {
    const measure = () => {
      const { clientWidth: wide = 0, clientHeight: high = 0 } = svg.current ?? {};
      if (wide && high)
        set((old) => (old.drawn && old.wide === wide && old.high === high ? old : { wide, high, drawn: true }));
    };
    measure();
    const watch = new ResizeObserver(measure);
    if (svg.current) watch.observe(svg.current);
    return () => watch.disconnect();
  }, []);
  return shape;
}

/** Goes to another camera without losing the eye. */
function useGlide(camera: Camera, set: (camera: Camera) => void): (to: Camera) => void {
  const now = useRef(camera);
  now.current = camera;
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  return (to) => {
    cancelAnimationFrame(frame.current);
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return set(to);
    const [from, begun] = [now.current, performance.now()];
    frame.current = requestAnimationFrame(function step(time) {
      const share = Math.min(1, Math.max(0, time - begun) / GLIDE);
      const mix = (a: number, b: number) => a + (b - a) * share * (2 - share);
      set({ x: mix(from.x, to.x), y: mix(from.y, to.y), zoom: mix(from.zoom, to.zoom) });
      if (share < 1) frame.current = requestAnimationFrame(step);
    });
  };
}

/** Listens to wheel, drag and pinch. */
function useFingers(
  svg: RefObject<SVGSVGElement | null>,
  set: (next: (camera: Camera) => Camera) => void,
): RefObject<Fingers | null> {
  const fingers = useRef<Fingers | null>(null);
  useEffect(() => {
    const element = svg.current;
    if (!element) return;
    const hand = new Fingers(element, set);
    fingers.current = hand;
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const at = under(element, event);
      set((now) => zoomed(now, Math.exp(-event.deltaY / 400), at));
    };
    const down = (event: PointerEvent) => hand.start(event);
    const move = (event: PointerEvent) => hand.move(event);
    const up = (event: PointerEvent) => hand.end(event);
    const heard = [
      listen(element, { wheel, pointerdown: down }, { passive: false }),
      listen(window, { pointermove: move, pointerup: up, pointercancel: up }),
    ];
    return () => heard.forEach((stop) => void stop());
  }, []);
  return fingers;
}

/** The camera, how large its picture is, and whether the last press was a drag and not a tap. */
export function useCamera(svg: RefObject<SVGSVGElement | null>, start: Camera) {
  const [camera, set] = useState(start);
  const shape = useShape(svg);
  const glide = useGlide(camera, set);
  const fingers = useFingers(svg, set);
  const dragged = () => fingers.current?.moved ?? false;
  return { camera, set, glide, dragged, shape };
}
