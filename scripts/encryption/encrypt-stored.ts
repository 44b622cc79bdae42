import type { Key } from '@lambdas/platform/table/key';
import type { Item } from '@lambdas/platform/table/table';
import { isSealed } from '@lambdas/platform/crypto/sealed-value';
import type { EntityName } from '@lambdas/store/entity';
import type { HealthText } from '@lambdas/store/people/health-file/sealed-records';
import { encryptedNames, sealAttributes } from '@lambdas/store/accounts/personal-keys/encrypted-attributes';
import type { PersonalKeys } from '@lambdas/store/accounts/personal-keys/personal-keys';
import { profilesClasses } from '@lambdas/store/people/profiles/data-classes';

export type StoredItems = {
  /** A page of items of these entities, in table order. */
  page(entities: readonly EntityName[], after: Key | null): Promise<{ items: (Item & Key)[]; next: Key | null }>;
  /** False if one of the attributes has changed, because the application has encrypted it. */
  replace(key: Key, before: Item, after: Item): Promise<boolean>;
};

/** The last completed page; null before the first and after the last. */
export type Progress = { get(): Promise<Key | null>; save(after: Key | null): Promise<void> };

export type EncryptDeps = {
  stored: StoredItems;
  progress: Progress;
  keys: Pick<PersonalKeys, 'make'>;
  health: HealthText;
};

export type Encrypted = { read: number; encrypted: number; erased: number };

const personIn = (item: Item & Key): string => item.pk.split('#')[1] ?? '';

const detailClasses = profilesClasses.PrivateDetails;

/** Encrypted values of attributes that change; empty if all are done. */
const sealedParts = async ({ keys, health }: EncryptDeps, item: Item & Key): Promise<Item> => {
  const userId = personIn(item);
  if (item['entity'] === 'HealthFile') {
    const { sealed } = item;
    return typeof sealed === 'string' ? { sealed: await health.seal(userId, await health.open(userId, sealed)) } : {};
  }
  const after = await sealAttributes(keys, userId, item, detailClasses);
  const changed = encryptedNames(detailClasses).filter((name) => isSealed(after[name]) && !isSealed(item[name]));
  return Object.fromEntries(changed.map((name) => [name, after[name]]));
};

const isErased = (error: unknown): boolean => (error as { code?: unknown }).code === 'NOT_FOUND';

const encryptItem = async (deps: EncryptDeps, item: Item & Key): Promise<keyof Encrypted | null> => {
  try {
    const after = await sealedParts(deps, item);
    const names = Object.keys(after);
    if (names.length === 0) return null;
    const before = Object.fromEntries(names.map((name) => [name, item[name]]));
    return (await deps.stored.replace({ pk: item.pk, sk: item.sk }, before, after)) ? 'encrypted' : null;
  } catch (error) {
    // Their key is destroyed, so their data must not be encrypted again.
    if (isErased(error)) return 'erased';
    throw error;
  }
};

/**
 * Encrypts data stored before people had keys. Each item is one conditional write and encrypted data stays unchanged, so
 * it can be stopped and restarted at any time: it continues with the unfinished page.
 */
export const encryptStored = async (
  deps: EncryptDeps,
  tell: (so: Encrypted) => void = () => undefined,
): Promise<Encrypted> => {
  const so: Encrypted = { read: 0, encrypted: 0, erased: 0 };
  let after = await deps.progress.get();
  do {
    const { items, next } = await deps.stored.page(['PrivateDetails', 'HealthFile'], after);
    for (const item of items) {
      const result = await encryptItem(deps, item);
      so.read += 1;
      if (result) so[result] += 1;
    }
    await deps.progress.save(next);
    tell(so);
    after = next;
  } while (after);
  return so;
};
