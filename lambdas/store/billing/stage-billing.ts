import type { StageBilling } from '@shared/domain/entitlements';
import { environment } from '../../platform/environment';

export const stageBilling = (): StageBilling => {
  const { BILLING, BILLING_GRACE_UNTIL } = environment('billing');
  return { mode: BILLING, graceUntil: BILLING_GRACE_UNTIL || null };
};
