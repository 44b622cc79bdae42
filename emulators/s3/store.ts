/** `headers`: those of the object itself, such as its type, its checksums, and its user's metadata. */
export type ObjectFacts = { etag: string; size: number; modifiedAt: string; headers: Readonly<Record<string, string>> };
export type StoredObject = ObjectFacts & { read(): Buffer };

/** A name is a bucket, a slash, and a key. Nothing waits, so a condition still holds when what it allows is done. */
export type ObjectStore = {
  find(name: string): StoredObject | undefined;
  put(name: string, facts: ObjectFacts, body: Buffer): void;
  remove(name: string): void;
  /** Of all objects whose name starts so, in order. */
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
