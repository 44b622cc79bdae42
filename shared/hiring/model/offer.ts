import * as z from 'zod';
import { limits } from '../../limits';
import { notice } from '../../text/notice';
import { Currency, JobType, RateUnit } from '../../core/model/enumerations';
import {
  ApplicationId,
  Cents,
  Day,
  Instant,
  JobId,
  OfferId,
  optionalLine,
  optionalProse,
  OrganizationId,
  PlacementId,
  UserId,
  Version,
} from '../../core/model/fields';
import { PlannedDay } from '../../core/model/given-times';
import { offerStatuses } from './hiring-vocabulary';
import { storedForm } from '../../core/model/stored-form';

/** `endOn` is the last day; null for open-ended work. */
export const OfferTerms = z
  .strictObject({
    jobType: JobType,
    startOn: PlannedDay,
    endOn: PlannedDay.nullable().default(null),
    payCents: Cents,
    rate: RateUnit,
    currency: Currency,
    hoursPerWeek: z.int().min(1).max(limits.hoursPerWeekMax).nullable().default(null),
    location: optionalLine(limits.locationLength),
    notes: optionalProse(limits.offerNotesLength),
    /** Whether attendance is approved automatically without an answer within two business days. Missing: no. */
    silenceApproves: z.boolean().exactOptional(),
  })
  .refine(({ startOn, endOn }) => endOn === null || endOn >= startOn, {
    path: ['endOn'],
    message: notice('lastDayBeforeFirst'),
  })
  // Drops a false value, so the hash of terms without it stays the same.
  .overwrite(({ silenceApproves, ...terms }) => (silenceApproves ? { ...terms, silenceApproves } : terms));
export type OfferTerms = z.infer<typeof OfferTerms>;

/** Terms of an existing offer, readable even if the text rules have changed. */
export const StoredTerms = storedForm(OfferTerms);

/** `expiresOn` is the last day for accepting it. */
export const OfferForm = z.strictObject({
  // Offers need pay; only own staff, who join without an offer, are paid elsewhere.
  terms: OfferTerms.refine(({ payCents }) => payCents > 0, { path: ['payCents'], message: notice('rateRequired') }),
  expiresOn: PlannedDay,
});
export type OfferForm = z.infer<typeof OfferForm>;

/** SHA-256 of the terms in hexadecimal, which ensures that exactly these terms are accepted. */
export const TermsHash = z.string().regex(/^[0-9a-f]{64}$/);

export const Offer = z.object({
  offerId: OfferId,
  applicationId: ApplicationId,
  jobId: JobId,
  jobTitle: z.string(),
  organizationId: OrganizationId,
  organization: z.string(),
  professional: z.object({ userId: UserId, name: z.string() }),
  terms: StoredTerms,
  termsHash: TermsHash,
  /** Terms before the last change; null if they never changed. */
  previousTerms: StoredTerms.nullable(),
  status: z.enum(offerStatuses),
  expiresOn: Day,
  offeredAt: Instant,
  updatedAt: Instant,
  answeredAt: Instant.nullable(),
  reason: z.string(),
  placementId: PlacementId.nullable(),
  version: Version,
});
export type Offer = z.infer<typeof Offer>;
