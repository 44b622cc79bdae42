import { entitlementsOf, unlimitedEntitlements, type Entitlements } from '@shared/money/rules/entitlements';
import type { Clock } from '../../../platform/clock';
import { getItem, type Table } from '../../../platform/table/table';
import { kindOf, newAccount, readAccount, standingOf } from './billing-account';
import { billingKeys } from './keys';
import { stageBilling } from './stage-billing';

/** Plan of another account than the caller's, or outside of a request. */
export type Plans = { of(ownerId: string): Promise<Entitlements> };

export const createPlans = (table: Table, clock: Pick<Clock, 'now'>): Plans => ({
  async of(ownerId) {
    const stage = stageBilling();
    if (stage.mode === 'off') return unlimitedEntitlements(kindOf(ownerId));
    const item = await getItem(table, billingKeys.billingAccount(ownerId), true);
    return entitlementsOf(standingOf(item ? readAccount(item) : newAccount(ownerId)), stage, clock.now());
  },
});
