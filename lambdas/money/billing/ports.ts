import type { Clock } from '../../platform/clock';
import type { Documents } from '../../platform/files/ports';
import type { PaymentProvider } from '../../platform/payments/provider-port';
import type { DailyCounts } from '../../platform/table/daily-limits';
import type { MonthlyUse } from '../../store/money/billing/monthly-use';
import type { BillingAccounts, Invoices } from '../../store/money/billing/ports';
import type { PayoutStore } from '../../store/money/payouts/ports';
import type { StageBilling } from '@shared/money/rules/entitlements';
import type { Drawn } from './invoices/draw-invoice';

/** Real use of an organization, from its counters and jobs. */
export type OrganizationUse = {
  now(organizationId: string): Promise<{ activeJobs: number; postingsUsed: number; members: number }>;
  /** When each job went online and, if it did, offline since a day. */
  postings(organizationId: string, since: string): Promise<{ from: string; to: string | null }[]>;
  /** Names of administrators. */
  administrators(organizationId: string): Promise<string[]>;
};

/** Who pays: what the provider and the first invoice are given. */
export type OwnerNames = { of(ownerId: string): Promise<{ name: string; email: string } | null> };

export type Deps = {
  accounts: BillingAccounts;
  invoices: Invoices;
  provider: PaymentProvider;
  use: OrganizationUse;
  months: MonthlyUse;
  owners: OwnerNames;
  /** What of an organization's balance for shifts is left. */
  funds: Pick<PayoutStore, 'funds'>;
  throttle: DailyCounts;
  documents: Pick<Documents, 'keep' | 'download'>;
  pdf: { draw: Drawn };
  stage: StageBilling;
  siteUrl: string;
  clock: Clock;
};
