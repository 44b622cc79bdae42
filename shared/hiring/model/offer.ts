import * as z from 'zod';
import { limits } from '../../limits';
import { notice } from '../../text/notice';
import { Assignment, Currency, JobShift, JobType, RateUnit } from '../../core/model/enumerations';
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
  SignedName,
  UserId,
  Version,
} from '../../core/model/fields';
import { PlannedDay } from '../../core/model/given-times';
import { offerStatuses } from './hiring-vocabulary';
import { PayPackage } from './pay-package';
import { storedForm } from '../../core/model/stored-form';

/** The schedule, the pay package, and the cancellation terms. Null or empty: not agreed. */
export const ContractTerms = z.strictObject({
  assignment: Assignment.nullable().default(null),
  shift: JobShift.nullable().default(null),
  hoursPerShift: z.int().min(limits.hoursPerShift.min).max(limits.hoursPerShift.max).nullable().default(null),
  shiftsPerWeek: z.int().min(1).max(limits.shiftsPerWeekMax).nullable().default(null),
  payPackage: PayPackage.nullable().default(null),
  /** Shifts per two weeks that the employer may cancel without pay. */
  canceledShiftsMax: z.int().min(0).max(limits.moreDetails.canceledShiftsMax).nullable().default(null),
  cancellation: optionalProse(limits.offerNotesLength),
});
export type ContractTerms = z.infer<typeof ContractTerms>;

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
    /** Missing in offers made before contracts had terms, and for own staff. */
    contract: ContractTerms.exactOptional(),
  })
  .refine(({ startOn, endOn }) => endOn === null || endOn >= startOn, {
    path: ['endOn'],
    message: notice('lastDayBeforeFirst'),
  })
  .refine(({ contract }) => !contract?.payPackage || (contract.payPackage.baseHourlyCents ?? 0) > 0, {
    path: ['contract', 'payPackage', 'baseHourlyCents'],
    message: notice('rateRequired'),
  })
  // Drops a false value, so the hash of terms without it stays the same.
  .overwrite(({ silenceApproves, ...terms }) => (silenceApproves ? { ...terms, silenceApproves } : terms));
export type OfferTerms = z.infer<typeof OfferTerms>;

/** Terms of an existing offer, readable even if the text rules have changed. */
export const StoredTerms = storedForm(OfferTerms);

/** `expiresOn` is the last day for accepting it. `signedAs` is the name of the person who makes it. */
export const OfferForm = z.strictObject({
  // Offers need pay; only own staff, who join without an offer, are paid elsewhere.
  terms: OfferTerms.refine(({ payCents }) => payCents > 0, { path: ['payCents'], message: notice('rateRequired') }),
  expiresOn: PlannedDay,
  signedAs: SignedName,
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
  /** Terms of the job's posting when the offer was made; null in offers from before these were kept. */
  postedTerms: StoredTerms.nullable().default(null),
  /** Under exactly these terms; the professional's name is above. Null: not signed, or from before offers were signed. */
  signatures: z
    .object({
      employer: z.object({ name: z.string(), at: Instant }).nullable(),
      professional: z.object({ at: Instant }).nullable(),
    })
    .default({ employer: null, professional: null }),
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
