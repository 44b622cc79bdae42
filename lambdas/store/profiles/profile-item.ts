import { profileCompletion } from '@shared/domain/completion';
import { StoredProfile } from '@shared/model/professional';
import { stateCodes, states, type StateCode } from '@shared/model/profile-vocabulary';
import type { Item } from '../../platform/table/table';

/** Version 1 had no entry IDs, and `searchable` instead of privacy. */
export const profileSchemaVersion = 2;

/** Deterministic IDs for entries saved without one. */
const oldId = (prefix: string, index: number): string => `${prefix}_${String(index).padStart(26, '0')}`;

const withIds = (prefix: string, entries: unknown): unknown[] =>
  Array.isArray(entries) && entries.length > 0
    ? entries.map((entry: object, index) => ({ id: oldId(prefix, index), ...entry }))
    : [{ id: oldId(prefix, 0) }];

/** License states were free text in shape 1. */
const readLicense = (license: unknown, shape: unknown): unknown => {
  if (shape !== 1 || typeof license !== 'object' || license === null) return license;
  const { state } = license as { state?: unknown };
  return { ...license, state: typeof state === 'string' ? stateNamed(state) : null };
};

const stateNamed = (text: string): StateCode | null =>
  stateCodes.find((code) => [code, states[code]].some((name) => name.toLowerCase() === text.trim().toLowerCase())) ??
  null;

const first: Item = { profile_completion: 0, version: 0, availability: {} };

/** Version 0 may contain only photo, resume, or privacy. In version 1, not searchable meant private. */
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

export const emptyProfile = (userId: string, now: Date): StoredProfile =>
  readProfile({ userId, updatedAt: now.toISOString() });
