/** `headers`: headers of the object, such as its type, its checksums, and its user metadata. */
export type ObjectFacts = { etag: string; size: number; modifiedAt: string; headers: Readonly<Record<string, string>> };
export type StoredObject = ObjectFacts & { read(): Buffer };

/** A name is a bucket, a slash, and a key. Nothing is async, so a checked condition still holds during the change. */
export type ObjectStore = {
  find(name: string): StoredObject | undefined;
  put(name: string, facts: ObjectFacts, body: Buffer): void;
  remove(name: string): void;
  /** Names with this prefix, in order. */
  names(start: string): string[];
};

export const memoryStore = (): ObjectStore => {
  const objects = new Map<string, StoredObject>();
  return {
    find: (name) => objects.get(name),
    put: (name, facts, body) => void objects.set(name, { ...facts, read: () => body }),
    remove: (name) => void objects.delete(name),
    names: (start) => [...objects.keys()].filter((name) => name.startsWith(start)).toSorted(),
  };
};
