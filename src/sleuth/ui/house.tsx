import { pages } from "./games";

/** A placeholder for the hall of the house. */
export function House() {
  return (
    <main>
      <h1>sleuth</h1>
      <ul>
        {[...pages.keys()].map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </main>
  );
}
