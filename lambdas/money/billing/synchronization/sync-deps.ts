import { systemClock } from '../../../platform/clock';
import { createStageProvider } from '../../../platform/payments/stage-provider';
import type { Table } from '../../../platform/table/table';
import { createBillingAccounts } from '../../../store/money/billing/billing-accounts';
import { createInvoices } from '../../../store/money/billing/invoices';
import { stageBilling } from '../../../store/money/billing/stage-billing';

export const syncDeps = (table: Table) => ({
  accounts: createBillingAccounts(table),
  invoices: createInvoices(table, null),
  provider: createStageProvider(),
  stage: stageBilling(),
  clock: systemClock,
});
