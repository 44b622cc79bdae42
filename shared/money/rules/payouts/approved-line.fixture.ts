import type { ApprovedLine } from './plan-payout';

/** Line of a contractor's unpaid night shift. */
export const approvedLine = (fields: Partial<ApprovedLine> = {}): ApprovedLine => ({
  shiftId: 's1',
  placementId: 'p1',
  weekStartsOn: '2026-11-16',
  day: '2026-11-17',
  minutes: 690,
  cents: 655_50,
  organizationId: 'o1',
  organization: 'Lakeshore',
  engagement: 'contractor',
  currency: 'USD',
  isSettled: false,
  ...fields,
});
