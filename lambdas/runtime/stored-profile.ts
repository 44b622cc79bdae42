import { profileCompletion } from '@shared/domain/completion';
import { StoredProfile } from '@shared/model/professional';
import type { Item } from './table-gateway';

/** Ids of entries that were saved before entries had any: the same at every read, and of the form that ids have. */
const oldId = (prefix: string, index: number): string => `${prefix}_${String(index).padStart(26, '0')}`;

const withIds = (prefix: string, entries: unknown): unknown[] =>
  Array.isArray(entries) && entries.length > 0
    ? entries.map((entry: object, index) => ({ id: oldId(prefix, index), ...entry }))
    : [{ id: oldId(prefix, 0) }];

const first: Item = {
  userId: '',
  profile_completion: 0,
  version: 0,
};

/**
 * A stored profile, whatever version of the product wrote it. The item may hold no more than a photo, a resume or privacy
 * settings before the first save; its version is 0 then. Before privacy had three settings, who was not searchable was
 * private.
 */
export const readProfile = (item: Item): StoredProfile => {
  const { searchable, ...stored } = item;
  const state = (license: object): object => ({ ...license, state: null });
  return StoredProfile.parse({
    ...first,
    availability: {},
    ...stored,
    employment: withIds('ent', stored['employment']),
    education: withIds('ent', stored['education']),
    licenses: withIds('lic', stored['licenses']).map((it) => (stored['shape'] === 1 ? state(it as object) : it)),
    ...(searchable === false && { privacy: { visibility: 'private' } }),
  });
};

/** The profile of somebody who has saved nothing yet: one empty entry in each list. */
export const emptyProfile = (userId: string, now: Date): StoredProfile => {
  const empty = readProfile({ userId, updatedAt: now.toISOString(), profile_completion: 0 });
  return { ...empty, profile_completion: profileCompletion(empty) };
};
