import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { ulid } from 'ulid';
import type { Key } from './table/key';

type RequestIds = {
  seed: string;
  /** Time of the first run, in milliseconds since 1970. */
  firstAt: number;
  /** Whether an earlier run may have written some or all of it. */
  isRepeat: boolean;
  drawn: Map<string, number>;
  given: Set<string>;
};

const storage = new AsyncLocalStorage<RequestIds>();

const hashOf = (...parts: readonly (string | number)[]): Buffer =>
  createHash('sha256').update(parts.join('\0')).digest();

const nextOf = ({ drawn }: RequestIds, what: string): number => {
  const next = (drawn.get(what) ?? 0) + 1;
  drawn.set(what, next);
  return next;
};

/**
 * Reuses the IDs of earlier runs of a request with an idempotency key, so that writes of a run that
 * ended without a response aren't repeated (docs/adr/0061-derive-ids-from-the-request.md).
 */
export const withRequestIds = <T>(
  { seed, firstAt, isRepeat }: Pick<RequestIds, 'seed' | 'firstAt' | 'isRepeat'>,
  run: () => Promise<T>,
): Promise<T> => storage.run({ seed, firstAt, isRepeat, drawn: new Map(), given: new Set() }, run);

/** Makes each try of a repeatable step use the same IDs. */
export const repeatableStep = <T>(step: () => Promise<T>): (() => Promise<T>) => {
  const ids = storage.getStore();
  if (!ids) return step;
  const seed = hashOf(ids.seed, 'step', nextOf(ids, 'step')).toString('hex');
  return () => storage.run({ ...ids, seed, drawn: new Map() }, step);
};

/** Creates a ULID. */
export const newUlid = (prefix: string): string => {
  const ids = storage.getStore();
  if (!ids) return ulid();
  const bytes = hashOf(ids.seed, prefix, nextOf(ids, prefix)).values();
  const id = ulid(ids.firstAt, () => (bytes.next().value ?? 0) / 256);
  ids.given.add(id);
  return id;
};

/** Whether only an earlier run of this request can have put an item with this key. */
export const isOfEarlierRun = (item: object): boolean => {
  const ids = storage.getStore();
  if (!ids?.isRepeat) return false;
  const { pk, sk } = item as Partial<Key>;
  const key = `${pk}#${sk}`;
  return [...ids.given].some((id) => key.includes(id));
};
