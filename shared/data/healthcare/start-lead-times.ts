import type { ComplianceCode } from '../../people/model/compliance';

/**
 * Estimated days of what people and offices do for a start, shown as estimates until there is enough history; product
 * policy, not promises. Null: nothing to estimate from, so there is no date. Licenses and certifications have their own
 * (`lead-times.ts`, `certifications.ts`), privileges those that the job states.
 */
export const startLeadTimes: Record<
  Exclude<ComplianceCode, 'license' | 'certification' | 'privileges'>,
  number | null
> = {
  exclusion: 1,
  identity: 1,
  background_check: 5,
  drug_screen: 3,
  health: 7,
  infection_control: 3,
  skills_checklist: 2,
  references: 7,
  work_history: 3,
  malpractice: 5,
  data_bank: 2,
  ehr_training: 2,
  orientation: 1,
  facility: 5,
};

/** Of an item that was handed in, and of one that only has to be shared from the wallet. */
export const handledLeadTimes = { review: 2, share: 1 } as const;

/** An estimate's safe day allows half as much again. */
export const estimateSpread = 1.5;

/** What has to be accepted before an item can be. Codes only follow earlier ones, so there are no circles. */
export const startsAfter: Partial<Record<ComplianceCode, readonly ComplianceCode[]>> = {
  background_check: ['identity'],
  data_bank: ['license'],
  privileges: ['license', 'background_check', 'references', 'work_history', 'malpractice', 'data_bank', 'exclusion'],
  ehr_training: ['identity'],
  orientation: ['identity'],
};

/** Measured times replace an estimate from this many on. */
export const measuredFrom = 20;
