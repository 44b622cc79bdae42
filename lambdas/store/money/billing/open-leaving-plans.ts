import { systemClock } from '../../../platform/clock';
import { createStageProvider } from '../../../platform/payments/stage-provider';
import type { Table } from '../../../platform/table/table';
import { createBillingAccounts } from './billing-accounts';
import { createLeavingPlans, type LeavingPlans } from './leaving-plans';
import { stageBilling } from './stage-billing';

export const openLeavingPlans = (table: Table): LeavingPlans =>
  createLeavingPlans({
    accounts: createBillingAccounts(table),
    provider: createStageProvider(),
    stage: stageBilling(),
    clock: systemClock,
  });
