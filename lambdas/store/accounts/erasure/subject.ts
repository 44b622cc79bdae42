import { canaryKinds } from '@shared/accounts/model/deletion-vocabulary';
import { languages } from '@shared/text/language';
import * as z from 'zod';

/** Text that the final scan looks for. */
export const Canary = z.object({ kind: z.enum(canaryKinds), text: z.string() });
export type Canary = z.infer<typeof Canary>;

/** Read before the first item is erased, because later steps need it. Null without an account. */
export const ErasedPerson = z.object({
  email: z.string(),
  emailHash: z.string(),
  /** Hash in the invitations of the organization. */
  invitedHash: z.string(),
  /** Hash in the invitations of own staff; empty in older runs. */
  invitedStaffHash: z.string().default(''),
  /** Hash of a pending new address. */
  newEmailHash: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  language: z.enum(languages),
  npiNumber: z.string(),
  organizationId: z.string().nullable(),
  /** Hash of the person's link for inviting colleagues. */
  referralCodeHash: z.string().nullable(),
  canaries: z.array(Canary),
});
export type ErasedPerson = z.infer<typeof ErasedPerson>;

export type ErasureSubject = { userId: string; person: ErasedPerson | null };

/** Shorter texts occur in others' data by chance. */
const shortestCanary = 5;

export const canariesFrom = (texts: Partial<Record<Canary['kind'], readonly string[]>>): Canary[] => {
  const found = canaryKinds.flatMap((kind) => (texts[kind] ?? []).map((text) => ({ kind, text: text.trim() })));
  const distinct = new Map(found.map((canary) => [canary.text, canary]));
  return [...distinct.values()].filter(({ text }) => text.length >= shortestCanary);
};

/** Returns the kinds that a text contains. */
export const canariesIn = (text: string, canaries: readonly Canary[]): Canary['kind'][] => [
  ...new Set(canaries.filter((canary) => text.includes(canary.text)).map(({ kind }) => kind)),
];
