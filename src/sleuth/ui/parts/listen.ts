/** Hears events by their names, until the answer is called. */
export function listen(
  target: EventTarget,
  heard: Readonly<Record<string, (event: never) => void>>,
  options: AddEventListenerOptions = {},
): () => void {
  const all = Object.entries(heard) as [string, EventListener][];
  for (const [name, hear] of all) target.addEventListener(name, hear, options);
  return () => {
    for (const [name, hear] of all) target.removeEventListener(name, hear, options);
  };
}
