/** What is kept of games that were played offline: all that happened, and finished matches as text. */

/** A finished match, as any house reads it. */
export interface KeptRecord {
  table: string;
  game: string;
  text: string;
  /** The match that it became at the house, once it was brought there. */
  brought?: string;
}

export interface KeptDeed {
  kind: "deed" | "secret";
  text: string;
}

const DEEDS = "deeds";
const RECORDS = "records";

/** The answer to a request, as soon as it is there. */
function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open("sleuth-offline", 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(DEEDS, { autoIncrement: true });
    request.result.createObjectStore(RECORDS, { keyPath: "table" });
  };
  return done(request);
}

/** Write something, and wait until it is on disk. */
async function written(store: string, write: (into: IDBObjectStore) => void): Promise<void> {
  const db = await opened();
  try {
    const change = db.transaction(store, "readwrite", { durability: "strict" });
    write(change.objectStore(store));
    await new Promise<void>((resolve, reject) => {
      change.oncomplete = () => resolve();
      change.onabort = () => reject(change.error);
    });
  } finally {
    db.close();
  }
}

async function all<T>(store: string): Promise<T[]> {
  const db = await opened();
  try {
    return await done<T[]>(db.transaction(store).objectStore(store).getAll());
  } finally {
    db.close();
  }
}

export const keep = (what: KeptDeed): Promise<void> => written(DEEDS, (into) => into.add(what));
export const everythingKept = (): Promise<KeptDeed[]> => all(DEEDS);
export const keepRecord = (record: KeptRecord): Promise<void> => written(RECORDS, (into) => into.put(record));
export const records = (): Promise<KeptRecord[]> => all(RECORDS);
