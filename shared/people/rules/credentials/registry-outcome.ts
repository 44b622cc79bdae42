import type { VerificationCause } from '../../model/profile-vocabulary';
import type { VerificationSource, VerificationStatus } from '../../model/verification';
import { firstWord, letters } from '../person-name';

export type PersonName = { first: string; middle: string; last: string };

export type RegistryRecord = {
  kind: 'person' | 'organization';
  /** False for a deactivated number. */
  active: boolean;
  /** Current name first, then former and other names. */
  names: readonly PersonName[];
};

export type RegistryOutcome = { status: 'verified' | 'needs_info' | 'rejected'; cause: VerificationCause | null };

const isSameName = (given: Pick<PersonName, 'first' | 'last'>, { first, middle, last }: PersonName): boolean =>
  letters(given.last) === letters(last) &&
  [letters(first), letters(`${first}${middle}`), firstWord(first)].some(
    (name) => name !== '' && (name === letters(given.first) || name === firstWord(given.first)),
  );

export const isNamed = ({ names }: Pick<RegistryRecord, 'names'>, given: Pick<PersonName, 'first' | 'last'>): boolean =>
  names.some((name) => isSameName(given, name));

export const registryOutcome = (
  record: RegistryRecord | null,
  given: Pick<PersonName, 'first' | 'last'>,
): RegistryOutcome => {
  if (!record) return { status: 'rejected', cause: 'npiUnknown' };
  if (!record.active) return { status: 'rejected', cause: 'npiInactive' };
  if (record.kind === 'organization') return { status: 'rejected', cause: 'npiOfOrganization' };
  return isNamed(record, given) ? { status: 'verified', cause: null } : { status: 'needs_info', cause: 'npiOtherName' };
};

type Standing = { status: VerificationStatus; source: VerificationSource | null };

/** Reviewers' decisions remain in force, except for a deactivated number. */
export const movesVerification = ({ status, source }: Standing, outcome: RegistryOutcome): boolean => {
  if (source !== 'reviewer') return status !== outcome.status;
  return status === 'verified' && outcome.status === 'rejected';
};
