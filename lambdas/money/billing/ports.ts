import type { Clock } from '../../platform/clock';
import type { Documents } from '../../platform/files/ports';
import type { PaymentProvider } from '../../platform/payments/provider-port';
import type { DailyCounts } from '../../platform/table/daily-limits';
import type { MonthlyUse } from '../../store/money/billing/monthly-use';
import type { BillingAccounts, Invoices } from '../../store/money/billing/ports';
import type { PayoutStore } from '../../store/money/payouts/ports';
import type { StageBilling } from '@shared/money/rules/entitlements';
import type { Drawn } from './invoices/draw-invoice';

/** Actual use of an organization, from its counters and jobs. */
export type OrganizationUse = {
  now(organizationId: string): Promise<{ activeJobs: number; postingsUsed: number; members: number }>;
  /** Online period of each job since a day; `to` is null while online. */
  postings(organizationId: string, since: string): Promise<{ from: string; to: string | null }[]>;
  /** Names of administrators. */
  administrators(organizationId: string): Promise<string[]>;
};

/** Name and email of the payer for the provider and the first invoice. */
export type OwnerNames = { of(ownerId: string): Promise<{ name: string; email: string } | null> };

export type Deps = {
  accounts: BillingAccounts;
  invoices: Invoices;
  provider: PaymentProvider;
  use: OrganizationUse;
  months: MonthlyUse;
  owners: OwnerNames;
  /** Rest of an organization's balance for shifts. */
  funds: Pick<PayoutStore, 'funds'>;
  throttle: DailyCounts;
  documents: Pick<Documents, 'keep' | 'download'>;
  pdf: { draw: Drawn };
  stage: StageBilling;
  siteUrl: string;
  clock: Clock;
};
