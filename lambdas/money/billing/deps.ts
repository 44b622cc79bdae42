import { systemClock } from '../../platform/clock';
import { environment } from '../../platform/environment';
import { lazyDependency } from '../../platform/lazy-dependency';
import { createStageProvider } from '../../platform/payments/stage-provider';
import { createDailyCounts } from '../../platform/table/daily-limits';
import { createBillingAccounts } from '../../store/money/billing/billing-accounts';
import { createInvoices } from '../../store/money/billing/invoices';
import { createMonthlyUse } from '../../store/money/billing/monthly-use';
import { createOrganizationUse } from '../../store/money/billing/organization-use';
import { createOwnerNames } from '../../store/money/billing/owner-names';
import { stageBilling } from '../../store/money/billing/stage-billing';
import { createPayouts } from '../../store/money/payouts/payouts';
import { createHttpPlatform } from '../../store/http-platform';
import { moveDeps } from './payouts/deps';
import type { PayoutDeps } from './payouts/ports';
import type { Deps } from './ports';

export const platform = createHttpPlatform();
const { table, cursors } = platform;

export const deps: Deps = {
  accounts: createBillingAccounts(table),
  invoices: createInvoices(table, cursors),
  provider: createStageProvider(),
  use: createOrganizationUse(table),
  months: createMonthlyUse(table),
  owners: createOwnerNames(table),
  funds: createPayouts(table),
  throttle: createDailyCounts(table, systemClock),
  documents: lazyDependency(async () => (await import('../../platform/files/documents')).createDocuments(systemClock)),
  pdf: lazyDependency(async () => ({ draw: (await import('./invoices/draw-invoice')).drawInvoice })),
  stage: stageBilling(),
  siteUrl: environment('site').SITE_URL,
  clock: systemClock,
};

export const payouts: PayoutDeps = {
  ...moveDeps(table),
  mode: environment('billing').PAYOUTS,
  owners: deps.owners,
  throttle: deps.throttle,
  siteUrl: deps.siteUrl,
  clock: systemClock,
};
