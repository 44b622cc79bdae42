import { monotonicFactory } from 'ulid';
import type { ObjectFacts, ObjectStore, StoredObject } from './store';

/** Place of older versions. Not a valid bucket name on AWS, so no request reaches it. */
const kept = '_versions';
const separator = '#';

/** Sorts by time, also within a millisecond. */
const nextVersion = monotonicFactory();

const versionHeader = 'x-amz-version-id';
const markerHeader = 'x-amz-delete-marker';

const keptName = (name: string, versionId: string): string => `${kept}/${name}${separator}${versionId}`;

/** Version of objects from before the bucket had versions, as on AWS. */
const first = 'null';
const versionOf = ({ headers }: ObjectFacts): string => headers[versionHeader] ?? first;
const age = (versionId: string): string => (versionId === first ? '' : versionId);

export type ObjectVersion = StoredObject & { name: string; versionId: string; isLatest: boolean; isMarker: boolean };

/**
 * A store in which some names keep versions: replaced or removed content stays until its version is removed.
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/versioning-workflows.html
 */
export type VersionedStore = ObjectStore & {
  /** Versions of all objects with this prefix: by name, then newest first. */
  versions(start: string): ObjectVersion[];
  removeVersion(name: string, versionId: string): void;
};

export const withVersions = (store: ObjectStore, hasVersions: (name: string) => boolean): VersionedStore => {
  const keep = (name: string): void => {
    const current = store.find(name);
    if (!current) return;
    const { read, ...facts } = current;
    store.put(keptName(name, versionOf(facts)), facts, read());
  };

  /** Older versions, newest first. */
  const earlier = (name: string): ObjectVersion[] => {
    const start = keptName(name, '');
    return store
      .names(start)
      .map((it) => {
        const object = store.find(it)!;
        const isMarker = markerHeader in object.headers;
        return { ...object, name, versionId: it.slice(start.length), isLatest: false, isMarker };
      })
      .toSorted((one, other) => (age(one.versionId) < age(other.versionId) ? 1 : -1));
  };

  const versionsOf = (name: string): ObjectVersion[] => {
    const current = store.find(name);
    const older = earlier(name);
    if (current)
      return [{ ...current, name, versionId: versionOf(current), isLatest: true, isMarker: false }, ...older];
    return older.map((version, index) => ({ ...version, isLatest: index === 0 }));
  };

  const namesOfAll = (start: string): string[] => {
    const past = store.names(`${kept}/${start}`).map((it) => it.slice(kept.length + 1, it.lastIndexOf(separator)));
    return [...new Set([...store.names(start), ...past])].toSorted();
  };

  return {
    ...store,
    put(name, facts, body) {
      if (!hasVersions(name)) return store.put(name, facts, body);
      keep(name);
      store.put(name, { ...facts, headers: { ...facts.headers, [versionHeader]: nextVersion() } }, body);
    },
    remove(name) {
      if (hasVersions(name)) {
        keep(name);
        const marker = { etag: '', size: 0, modifiedAt: new Date().toISOString(), headers: { [markerHeader]: 'true' } };
        store.put(keptName(name, nextVersion()), marker, Buffer.alloc(0));
      }
      store.remove(name);
    },
    versions: (start) => namesOfAll(start).flatMap(versionsOf),
    removeVersion(name, versionId) {
      const current = store.find(name);
      if (current && versionOf(current) === versionId) store.remove(name);
      else store.remove(keptName(name, versionId));
      const [newest] = store.find(name) ? [] : earlier(name);
      if (!newest || newest.isMarker) return;
      const { read, etag, size, modifiedAt, headers } = newest;
      store.put(name, { etag, size, modifiedAt, headers }, read());
      store.remove(keptName(name, newest.versionId));
    },
  };
};
