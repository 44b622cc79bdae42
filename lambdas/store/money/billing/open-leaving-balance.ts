import { systemClock } from '../../../platform/clock';
import { createStageProvider } from '../../../platform/payments/stage-provider';
import type { Table } from '../../../platform/table/table';
import { readFunds } from '../payouts/read-payouts';
import { createBillingAccounts } from './billing-accounts';
import { createLeavingBalance, type LeavingBalance } from './leaving-balance';
import { stageBilling } from './stage-billing';

export const openLeavingBalance = (table: Table): LeavingBalance =>
  createLeavingBalance({
    accounts: createBillingAccounts(table),
    funds: { funds: (organizationId) => readFunds(table, organizationId) },
    provider: createStageProvider(),
    stage: stageBilling(),
    clock: systemClock,
  });
