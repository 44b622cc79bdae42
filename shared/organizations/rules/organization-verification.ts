import type { NpiOutcome, OrganizationStatus } from '../model/organization-verification';
import { parseUsState } from '../../core/rules/parse-us-state';

/**
 * `prove`: domain and registry agree. `submit`: documents or a reply for the reviewers. `question`: a reviewer must check,
 * because another organization has this name or the profile changed. `lose`: a proof is no longer valid.
 */
export const verificationEvents = [
  'prove',
  'submit',
  'question',
  'lose',
  'approve',
  'ask',
  'reject',
  'suspend',
] as const;
export type VerificationEvent = (typeof verificationEvents)[number];

const moves: Record<VerificationEvent, Partial<Record<OrganizationStatus, OrganizationStatus>>> = {
  prove: {
    unverified: 'verified',
    pending: 'verified',
    needs_info: 'verified',
    verified: 'verified',
    suspended: 'verified',
  },
  submit: {
    unverified: 'pending',
    pending: 'pending',
    needs_info: 'pending',
    rejected: 'pending',
    suspended: 'pending',
  },
  question: { unverified: 'pending', pending: 'pending', needs_info: 'needs_info', verified: 'pending' },
  lose: { verified: 'suspended' },
  approve: {
    unverified: 'verified',
    pending: 'verified',
    needs_info: 'verified',
    rejected: 'verified',
    suspended: 'verified',
  },
  ask: { pending: 'needs_info', rejected: 'needs_info', suspended: 'needs_info' },
  reject: { pending: 'rejected', needs_info: 'rejected' },
  suspend: { verified: 'suspended' },
};

/** Null if the event isn't possible. Only reviewers can verify a held case. */
export const statusAfter = (
  { status, held }: { status: OrganizationStatus; held: boolean },
  event: VerificationEvent,
): OrganizationStatus | null => (event === 'prove' && held ? null : (moves[event][status] ?? null));

/** Legal forms, which registries and profiles spell differently or omit. */
const legalForms = [
  'inc',
  'incorporated',
  'llc',
  'llp',
  'lp',
  'ltd',
  'limited',
  'corp',
  'corporation',
  'co',
  'company',
  'pc',
  'pa',
  'pllc',
  'plc',
  'the',
];

const abbreviated: Record<string, string> = { saint: 'st', mount: 'mt', center: 'ctr', centre: 'ctr' };

/** Words of a name without accents, punctuation, and legal form, in lower case. */
export const nameWords = (name: string): string[] => {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/(?<=\b\p{L})\.(?=\p{L}\b)/gu, '')
    .replaceAll(/['’.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => abbreviated[word] ?? word);
  const kept = words.filter((word) => !legalForms.includes(word));
  return kept.length > 0 ? kept : words;
};

export const isSameOrganizationName = (one: string, other: string): boolean => {
  const [left, right] = [nameWords(one).join(' '), nameWords(other).join(' ')];
  return left !== '' && left === right;
};

export type OrganizationRecord = {
  kind: 'person' | 'organization';
  active: boolean;
  /** Current name first, then other names it does business under. */
  organizationNames: readonly string[];
  /** States of its licenses and practice location. */
  states: readonly string[];
};

/** Compares the registry's record with a profile. */
export const npiOutcome = (
  record: OrganizationRecord | null,
  profile: { company_name: string; headquarters_state: string },
): NpiOutcome => {
  if (!record) return 'not_found';
  if (!record.active) return 'inactive';
  if (record.kind === 'person') return 'person';
  if (!record.organizationNames.some((name) => isSameOrganizationName(name, profile.company_name))) return 'other_name';
  const state = parseUsState(`, ${profile.headquarters_state}`);
  return state !== null && record.states.includes(state) ? 'agrees' : 'other_state';
};
