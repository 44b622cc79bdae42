import type { StageBilling } from '@shared/money/rules/entitlements';
import { environment } from '../../../platform/environment';

export const stageBilling = (): StageBilling => {
  const { BILLING, BILLING_GRACE_UNTIL } = environment('billing');
  return { mode: BILLING, graceUntil: BILLING_GRACE_UNTIL || null };
};
