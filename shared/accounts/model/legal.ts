import * as z from 'zod';
import { acceptedDocuments, isCurrent } from '../../legal/documents';
import { notice } from '../../text/notice';
import { Instant, Version } from '../../core/model/fields';

const AcceptedDocumentName = z.enum(acceptedDocuments);

/** Accepted versions by document. */
export const AcceptedTerms = z.strictObject({ terms: Version, privacy: Version }, notice('termsRequired'));

/** Terms accepted by a new account: only current versions. */
export const CurrentTerms = AcceptedTerms.refine(isCurrent, notice('termsChanged'));

export const LegalAcceptance = z.object({
  document: AcceptedDocumentName,
  version: z.int(),
  acceptedAt: Instant,
  /** Operation with which the person accepted. */
  operation: z.enum(['register', 'completeRegistration', 'acceptTerms']),
});
export type LegalAcceptance = z.infer<typeof LegalAcceptance>;

export const LegalDue = z.object({
  document: AcceptedDocumentName,
  version: z.int(),
  accepted: z.int().nullable(),
});
