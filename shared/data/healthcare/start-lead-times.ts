import type { ComplianceCode } from '../../people/model/compliance';

/**
 * Estimated days to complete items, labeled as estimates until there is enough history; product policy, not promises. Null:
 * no basis for an estimate, so there is no date. Licenses and certifications have their own (`lead-times.ts`,
 * `certifications.ts`); the job states those of privileges.
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

/** Days for a submitted item, and for one that only has to be shared from the wallet. */
export const handledLeadTimes = { review: 2, share: 1 } as const;

/** Factor from an estimate to its safe value. */
export const estimateSpread = 1.5;

/** Items that must be accepted first. Codes only depend on earlier ones, so there are no cycles. */
export const startsAfter: Partial<Record<ComplianceCode, readonly ComplianceCode[]>> = {
  background_check: ['identity'],
  data_bank: ['license'],
  privileges: ['license', 'background_check', 'references', 'work_history', 'malpractice', 'data_bank', 'exclusion'],
  ehr_training: ['identity'],
  orientation: ['identity'],
};

/** Sample size from which measured times replace an estimate. */
export const measuredFrom = 20;
