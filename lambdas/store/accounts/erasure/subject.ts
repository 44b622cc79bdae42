import { canaryKinds } from '@shared/accounts/model/deletion-vocabulary';
import { languages } from '@shared/text/language';
import * as z from 'zod';

/** What the proof looks for, word for word. */
export const Canary = z.object({ kind: z.enum(canaryKinds), text: z.string() });
export type Canary = z.infer<typeof Canary>;

/** Read before the first item is erased, so that every later step knows it. Null without an account. */
export const ErasedPerson = z.object({
  email: z.string(),
  emailHash: z.string(),
  /** Among the invitations of the organization. */
  invitedHash: z.string(),
  /** Among the invitations of own staff; empty in runs from before there were any. */
  invitedStaffHash: z.string().default(''),
  /** Of a change of address that is pending. */
  newEmailHash: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  language: z.enum(languages),
  npiNumber: z.string(),
  organizationId: z.string().nullable(),
  /** Of the link that the person invites colleagues with. */
  referralCodeHash: z.string().nullable(),
  canaries: z.array(Canary),
});
export type ErasedPerson = z.infer<typeof ErasedPerson>;

export type ErasureSubject = { userId: string; person: ErasedPerson | null };

/** Shorter texts are in others' data by chance. */
const shortestCanary = 5;

export const canariesFrom = (texts: Partial<Record<Canary['kind'], readonly string[]>>): Canary[] => {
  const found = canaryKinds.flatMap((kind) => (texts[kind] ?? []).map((text) => ({ kind, text: text.trim() })));
  const distinct = new Map(found.map((canary) => [canary.text, canary]));
  return [...distinct.values()].filter(({ text }) => text.length >= shortestCanary);
};

/** Kinds that a text holds. */
export const canariesIn = (text: string, canaries: readonly Canary[]): Canary['kind'][] => [
  ...new Set(canaries.filter((canary) => text.includes(canary.text)).map(({ kind }) => kind)),
];
