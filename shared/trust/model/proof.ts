import * as z from 'zod';
import { Instant } from '../../core/model/fields';

export const proofTypes = ['attendance-receipt', 'evidence-packet'] as const;
export type ProofType = (typeof proofTypes)[number];

/** `changed`: what it says is no longer what is known. */
export const proofStates = ['valid', 'changed', 'expired', 'revoked'] as const;
export type ProofState = (typeof proofStates)[number];

/** What a public page says of a code: no name and nothing that the document holds. */
export const ProofCheck = z.object({
  type: z.enum(proofTypes),
  state: z.enum(proofStates),
  /** Null once it is expired or revoked, as the end. */
  issuedAt: Instant.nullable(),
  /** Null also if it doesn't end. */
  validUntil: Instant.nullable(),
  checkedAt: Instant,
});
export type ProofCheck = z.infer<typeof ProofCheck>;
