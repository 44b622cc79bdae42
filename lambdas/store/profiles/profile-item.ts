import { profileCompletion } from '@shared/domain/completion';
import { StoredProfile } from '@shared/model/professional';
import { stateCodes, states, type StateCode } from '@shared/model/profile-vocabulary';
import type { Item } from '../../platform/table/table';

/** Before version 2 entries of lists had no ids and `searchable` stood for privacy. */
export const profileSchemaVersion = 2;

/** Ids of entries that were saved before entries had any: the same at every read, and of the form that ids have. */
const oldId = (prefix: string, index: number): string => `${prefix}_${String(index).padStart(26, '0')}`;

const withIds = (prefix: string, entries: unknown): unknown[] =>
  Array.isArray(entries) && entries.length > 0
    ? entries.map((entry: object, index) => ({ id: oldId(prefix, index), ...entry }))
    : [{ id: oldId(prefix, 0) }];

/** License states were free text before shape 2. */
const readLicense = (license: unknown, shape: unknown): unknown => {
  if (shape !== 1 || typeof license !== 'object' || license === null) return license;
  const { state } = license as { state?: unknown };
  return { ...license, state: typeof state === 'string' ? stateNamed(state) : null };
};

const stateNamed = (text: string): StateCode | null =>
  stateCodes.find((code) => [code, states[code]].some((name) => name.toLowerCase() === text.trim().toLowerCase())) ??
  null;

const first: Item = { profile_completion: 0, version: 0, availability: {} };

/**
 * A stored profile, whatever version of the product wrote it. The item may hold no more than a photo, a resume or privacy
 * settings before the first save; its version is 0 then. Before privacy had three settings, who was not searchable was
 * private.
 */
export const readProfile = (item: Item): StoredProfile => {
  const { searchable, ...stored } = item;
  const profile = StoredProfile.parse({
    ...first,
    ...stored,
    employment: withIds('ent', stored['employment']),
    education: withIds('ent', stored['education']),
    licenses: withIds('lic', stored['licenses']).map((license) => readLicense(license, stored['shape'])),
    ...(searchable === false && { privacy: { visibility: 'private' } }),
  });
  return profile.version === 0 ? { ...profile, profile_completion: profileCompletion(profile) } : profile;
};

/** The profile of somebody who has saved nothing yet: one empty entry in each list. */
export const emptyProfile = (userId: string, now: Date): StoredProfile =>
  readProfile({ userId, updatedAt: now.toISOString() });
