import { profileCompletion } from '@shared/people/rules/profile/completion';
import { professionFrom } from '@shared/people/rules/derived-profession';
import { storedLanguages } from '@shared/people/model/profile/languages-in-text';
import { withFlagsOfLists, withListsOfFlags } from '@shared/people/rules/work-flags';
import { limits } from '@shared/limits';
import { StoredProfile } from '@shared/people/model/professional';
import { stateCodes, states, type StateCode } from '@shared/people/model/profile-vocabulary';
import type { Item } from '../../../platform/table/table';
import { hiddenMark } from '../../trust/reports/hidden';

/**
 * Version 1 had no entry IDs, and `searchable` instead of privacy. Version 2 had no profession, the compact in
 * licenses, and independent lists and switches for the same choices.
 */
export const profileSchemaVersion = 3;

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

type Entry = Record<string, unknown> & { id: string };

/** Separates the letter from its license. IDs of new entries begin with a digit. */
const letterOf = ({ id, type, name, state, issuingBody }: Entry): Entry => ({
  id: id.replace(/^lic_./, 'lic_Z'),
  type,
  name,
  state,
  issuingBody,
  scope: 'letter',
});

/** Shape 2 stored the compact in a license. */
const readCompact = (license: Entry): Entry[] => {
  const { compact, ...stored } = license;
  if (compact === undefined) return [license];
  if (compact === 'nlc') return [{ ...stored, scope: 'multistate' }];
  return compact === 'imlc' ? [stored, letterOf(stored)] : [stored];
};

const readLicenses = (stored: Item): Entry[] =>
  (withIds('lic', stored['licenses']) as Entry[])
    .map((license) => readLicense(license, stored['shape']) as Entry)
    .flatMap(readCompact)
    .slice(0, limits.licenses);

/** For profiles saved before professions were asked for; the person is asked to confirm it. */
const withProfession = (profile: StoredProfile): StoredProfile => {
  const { profession, npFocus, unit } = professionFrom(profile);
  if (profession === null) return profile;
  const years = profile.experience ?? 0;
  return {
    ...profile,
    profession,
    professionSource: 'derived',
    npFocus: npFocus ?? null,
    units: unit ? [{ id: oldId('ent', 0), unit, years, lastWorkedOn: null }] : [],
  };
};

const upgraded = (profile: StoredProfile, stored: Item): StoredProfile => {
  if (profile.version === 0 || 'profession' in stored) return profile;
  return withListsOfFlags(withFlagsOfLists(withProfession(profile)));
};

const stateNamed = (text: string): StateCode | null =>
  stateCodes.find((code) => [code, states[code]].some((name) => name.toLowerCase() === text.trim().toLowerCase())) ??
  null;

const first: Item = { profile_completion: 0, version: 0, availability: {} };

/**
 * Version 0 may contain only photo, resume, or privacy. In version 1, not searchable meant private. The home is always
 * stored, and read only while the person shares it, so the switch works immediately.
 */
export const readProfile = (item: Item): StoredProfile => {
  const { searchable, ...stored } = item;
  const profile = StoredProfile.parse({
    ...first,
    ...stored,
    ...hiddenMark(item),
    employment: withIds('ent', stored['employment']),
    education: withIds('ent', stored['education']),
    licenses: readLicenses(stored),
    languages: storedLanguages(stored['languages']),
    ...(searchable === false && { privacy: { visibility: 'private' } }),
  });
  const shared = profile.privacy.locationSharing ? profile : { ...profile, home: null };
  return shared.version === 0 ? { ...shared, profile_completion: profileCompletion(shared) } : upgraded(shared, stored);
};

export const emptyProfile = (userId: string, now: Date): StoredProfile =>
  readProfile({ userId, updatedAt: now.toISOString() });
