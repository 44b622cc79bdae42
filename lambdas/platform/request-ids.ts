import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { ulid } from 'ulid';
import type { Key } from './table/key';

type RequestIds = {
  seed: string;
  /** Milliseconds since 1970 of the first run. */
  firstAt: number;
  /** An earlier run may have written some or all of it. */
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
 * Within a run of a request with an idempotency key, the IDs are those of its earlier runs. So what an earlier run wrote
 * before it ended, without an answer, isn't written again (docs/adr/0061-derive-ids-from-the-request.md).
 */
export const withRequestIds = <T>(
  { seed, firstAt, isRepeat }: Pick<RequestIds, 'seed' | 'firstAt' | 'isRepeat'>,
  run: () => Promise<T>,
): Promise<T> => storage.run({ seed, firstAt, isRepeat, drawn: new Map(), given: new Set() }, run);

/** IDs of a step that may be tried again: each try draws the same ones. */
export const repeatableStep = <T>(step: () => Promise<T>): (() => Promise<T>) => {
  const ids = storage.getStore();
  if (!ids) return step;
  const seed = hashOf(ids.seed, 'step', nextOf(ids, 'step')).toString('hex');
  return () => storage.run({ ...ids, seed, drawn: new Map() }, step);
};

/** A ULID. */
export const newUlid = (prefix: string): string => {
  const ids = storage.getStore();
  if (!ids) return ulid();
  const bytes = hashOf(ids.seed, prefix, nextOf(ids, prefix)).values();
  const id = ulid(ids.firstAt, () => (bytes.next().value ?? 0) / 256);
  ids.given.add(id);
  return id;
};

/** Whether only this request can have put an item with this key, in an earlier run of it. */
export const isOfEarlierRun = (item: object): boolean => {
  const ids = storage.getStore();
  if (!ids?.isRepeat) return false;
  const { pk, sk } = item as Partial<Key>;
  const key = `${pk}#${sk}`;
  return [...ids.given].some((id) => key.includes(id));
};
