import type { PayoutMode } from '@shared/money/billing/vocabulary';
import type { Clock } from '../../../platform/clock';
import type { PayoutProvider } from '../../../platform/payments/payout-port';
import type { DailyCounts } from '../../../platform/table/daily-limits';
import type { PayableLines, PayoutStore } from '../../../store/money/payouts/ports';
import type { OwnerNames } from '../ports';

export type MoveDeps = {
  store: PayoutStore;
  payable: PayableLines;
  payouts: PayoutProvider;
  clock: Pick<Clock, 'now'>;
};

export type PayoutDeps = Omit<MoveDeps, 'clock'> & {
  mode: PayoutMode;
  owners: OwnerNames;
  throttle: DailyCounts;
  siteUrl: string;
  clock: Clock;
};
