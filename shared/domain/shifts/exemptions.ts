import { addDays } from '../calendar-days';

/** Said by the worker, without documents and without a diagnosis. */
export const declaredExemptions = [
  'illness',
  'family_emergency',
  'bereavement',
  'weather',
  'unsafe',
  'civic_duty',
] as const;
/** Seen in our own records, so nothing has to be declared. */
export const recordedExemptions = ['terms_changed', 'outage', 'credential_delay'] as const;
/** Leave protected by law never counts, and isn't one of the declarations. */
export const workerExemptions = [...declaredExemptions, ...recordedExemptions, 'protected_leave'] as const;
export type WorkerExemption = (typeof workerExemptions)[number];

const declaredAtMost = 2;
const declaredWithinDays = 180;

const isDeclared = (reason: WorkerExemption): boolean =>
  (declaredExemptions as readonly WorkerExemption[]).includes(reason);

type Claim = { reason: WorkerExemption; on: string };

/** `exempt` at once, or `review` by staff. `earlier`: the person's accepted claims; days are YYYY-MM-DD. */
export const exemptionRoute = ({ reason, on }: Claim, earlier: readonly Claim[]): 'exempt' | 'review' => {
  if (!isDeclared(reason)) return 'exempt';
  const since = addDays(on, -declaredWithinDays);
  const declared = earlier.filter((claim) => isDeclared(claim.reason) && claim.on > since && claim.on <= on);
  return declared.length < declaredAtMost ? 'exempt' : 'review';
};

const changedTermsMs = 24 * 3600 * 1000;

/** For a day after terms of the booking changed, canceling it is exempt. */
export const isForChangedTerms = (changedAt: string | null, at: string): boolean => {
  const passed = changedAt === null ? Infinity : Date.parse(at) - Date.parse(changedAt);
  return passed >= 0 && passed <= changedTermsMs;
};
