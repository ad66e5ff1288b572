/**
 * Keeps the shell of the page, so that it opens where the house cannot be reached.
 *
 * The house is asked first, always: a page from here meets no house, so it can meet no newer one.
 * Nothing of the wire is kept. The files of offline play lie apart: see `offline/files.ts`.
 */

interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void;
}

interface Asking extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Told extends Lasting {
  readonly data: unknown;
}

interface Worker {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: "install" | "activate", hear: (event: Lasting) => void): void;
  addEventListener(kind: "fetch", hear: (event: Asking) => void): void;
  addEventListener(kind: "message", hear: (event: Told) => void): void;
}

const worker = self as unknown as Worker;
const KEPT = "shell";
const INDEX = "/";
/** What offline play takes is kept by the page, for those who asked for it. */
const OFFLINE = /^\/assets\/offline-/;
const AWAY = /^\/(api|ws|docs)\//;

const isAsset = (url: URL): boolean => url.origin === worker.location.origin && url.pathname.startsWith("/assets/");

/** A page, or what it was when the house last answered. */
async function page(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.ok && answer.headers.get("content-type")?.startsWith("text/html")) await keep(answer.clone());
    return answer;
  } catch (away) {
    const kept = await caches.match(INDEX);
    if (kept) return kept;
    throw away;
  }
}

/** When it is another one, what belonged to the old one goes. */
async function keep(index: Response): Promise<void> {
  const words = await index.clone().text();
  const before = await (await caches.match(INDEX))?.text();
  if (before !== undefined && before !== words) await caches.delete(KEPT);
  await (await caches.open(KEPT)).put(INDEX, index);
}

/** A file whose name says what is in it never changes. */
async function asset(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && !OFFLINE.test(new URL(request.url).pathname)) {
    await (await caches.open(KEPT)).put(request, answer.clone());
  }
  return answer;
}

/** What a page had loaded before we were there. */
async function take(addresses: unknown): Promise<void> {
  const cache = await caches.open(KEPT);
  const wanted = Array.isArray(addresses) ? addresses.filter((one): one is string => typeof one === "string") : [];
  const shell = wanted.filter((one) => {
    const url = new URL(one, worker.location.href);
    return isAsset(url) && !OFFLINE.test(url.pathname);
  });
  await cache.addAll(shell);
}

worker.addEventListener("install", (event) => {
  event.waitUntil(fetch(INDEX).then(keep));
  void worker.skipWaiting();
});
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("message", (event) => event.waitUntil(take(event.data)));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== worker.location.origin || AWAY.test(url.pathname)) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (isAsset(url)) event.respondWith(asset(request));
});
