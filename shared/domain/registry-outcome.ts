import { messages } from '../messages';
import type { VerificationSource, VerificationStatus } from '../model/verification';

export type PersonName = { first: string; middle: string; last: string };

/** What the registry of NPI numbers has about one of them. */
export type RegistryRecord = {
  kind: 'person' | 'organization';
  /** In force; a number that was deactivated is not. */
  active: boolean;
  /** The present name first, then former and other ones. */
  names: readonly PersonName[];
};

export type RegistryOutcome = { status: 'verified' | 'needs_info' | 'rejected'; note: string };

/** Letters that the registry writes with others, and that are no letter with an accent. */
const spelled: Record<string, string> = { Ø: 'O', Æ: 'AE', Œ: 'OE', Ł: 'L', Đ: 'D', Þ: 'TH' };

/** Letters only, without accents and case: "Núñez-Ortiz" and "NUNEZ ORTIZ" are one name. */
const letters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}]/gu, '')
    .toUpperCase()
    .replace(/[ØÆŒŁĐÞ]/g, (letter) => spelled[letter] ?? letter);

const firstWord = (text: string): string => letters(text.trim().split(/\s+/)[0] ?? '');

const isSameName = (given: Pick<PersonName, 'first' | 'last'>, { first, middle, last }: PersonName): boolean =>
  letters(given.last) === letters(last) &&
  [letters(first), letters(`${first}${middle}`), firstWord(first)].some(
    (name) => name !== '' && (name === letters(given.first) || name === firstWord(given.first)),
  );

/** Whether the registry knows the person by this name. */
export const isNamed = ({ names }: Pick<RegistryRecord, 'names'>, given: Pick<PersonName, 'first' | 'last'>): boolean =>
  names.some((name) => isSameName(given, name));

/** What the registry's record says about somebody of this name. */
export const registryOutcome = (
  record: RegistryRecord | null,
  given: Pick<PersonName, 'first' | 'last'>,
): RegistryOutcome => {
  if (!record) return { status: 'rejected', note: messages.npiUnknown };
  if (!record.active) return { status: 'rejected', note: messages.npiInactive };
  if (record.kind === 'organization') return { status: 'rejected', note: messages.npiOfOrganization };
  return isNamed(record, given)
    ? { status: 'verified', note: '' }
    : { status: 'needs_info', note: messages.npiOtherName };
};

type Standing = { status: VerificationStatus; source: VerificationSource | null };

/**
 * Whether the registry's answer moves a case. What a reviewer decided stays, except that a number which the registry
 * does not have in force is no longer verified.
 */
export const movesVerification = ({ status, source }: Standing, outcome: RegistryOutcome): boolean => {
  if (source !== 'reviewer') return status !== outcome.status;
  return status === 'verified' && outcome.status === 'rejected';
};
