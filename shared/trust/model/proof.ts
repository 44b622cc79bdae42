import * as z from 'zod';
import { Instant } from '../../core/model/fields';

export const proofTypes = ['attendance-receipt', 'evidence-packet'] as const;
export type ProofType = (typeof proofTypes)[number];

/** `changed`: the document no longer matches current data. */
export const proofStates = ['valid', 'changed', 'expired', 'revoked'] as const;
export type ProofState = (typeof proofStates)[number];

/** Public result for a code: no name and no content of the document. */
export const ProofCheck = z.object({
  type: z.enum(proofTypes),
  state: z.enum(proofStates),
  /** Null once expired or revoked, like the end. */
  issuedAt: Instant.nullable(),
  /** Null also if it has no end. */
  validUntil: Instant.nullable(),
  checkedAt: Instant,
});
export type ProofCheck = z.infer<typeof ProofCheck>;
