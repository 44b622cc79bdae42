import type { LedgerEntry } from '@shared/money/rules/ledger';
import { approvedLine } from '@shared/money/rules/payouts/approved-line.fixture';
import type { ApprovedLine } from '@shared/money/rules/payouts/plan-payout';
import { ulid } from 'ulid';
import type { InstantDestination } from '../../../platform/payments/payout-port';
import { createDailyCounts } from '../../../platform/table/daily-limits';
import { memoryTable } from '../../../platform/table/memory-table.fixture';
import { jobItem } from '../../../store/hiring/jobs/job-writes';
import { publishedJob } from '../../../store/hiring/jobs/published-job.fixture';
import { newAccount } from '../../../store/money/billing/billing-account';
import { createBillingAccounts } from '../../../store/money/billing/billing-accounts';
import { billingKeys } from '../../../store/money/billing/keys';
import { payoutKeys } from '../../../store/money/payouts/keys';
import { createPayableLines } from '../../../store/money/payouts/payable-lines';
import {
  newPayoutAccount,
  payoutAccountItem,
  shiftFundsItem,
  type PayoutAccountItem,
  type PayoutItem,
} from '../../../store/money/payouts/payout-item';
import { createPayouts } from '../../../store/money/payouts/payouts';
import { placementItem, type PlacementItem } from '../../../store/work/placements/placement-item';
import { timesheetKeys } from '../../../store/work/timesheets/keys';
import { emptyTimesheet, timesheetItem, type TimesheetItem } from '../../../store/work/timesheets/timesheet-item';
import { FakePayoutProvider } from './payout-provider.fake';
import type { PayoutDeps } from './ports';

const idOf = (prefix: string, number: number): string => `${prefix}_${String(number).padStart(26, '0')}`;

export const userId = '11111111-1111-4111-8111-111111111111';
export const accountId = `acct_${userId}`;
export const organizationId = idOf('org', 1);
export const shiftId = (number: number): string => idOf('shf', number);

const placement: PlacementItem = {
  placementId: idOf('plc', 1),
  offerId: idOf('ofr', 1),
  applicationId: idOf('app', 1),
  jobId: idOf('job', 1),
  jobTitle: 'RN, ICU, Nights',
  organizationId,
  organization: 'Lakeshore',
  professional: { userId, name: 'Ann' },
  terms: {
    ...{ jobType: 'contract', startOn: '2026-09-28', endOn: null, payCents: 57_00, rate: 'hour', currency: 'USD' },
    ...{ hoursPerWeek: null, location: 'Chicago, IL', notes: '' },
  },
  endOn: null,
  endReason: '',
  createdAt: '2026-09-01T10:00:00.000Z',
  version: 1,
};

/** An approved shift of the placement. */
export const line = (fields: Partial<ApprovedLine> = {}): ApprovedLine =>
  approvedLine({ shiftId: shiftId(1), placementId: placement.placementId, organizationId, ...fields });

const weekStartsOn = line().weekStartsOn;

/** A payee with a placement, and a provider with switches for its failures. */
export class PayoutsWorld {
  readonly provider = new FakePayoutProvider();
  readonly table = memoryTable();
  readonly store = createPayouts(this.table);

  constructor() {
    this.table.put(placementItem(placement));
  }

  /** Replaces the approved shifts of the week. */
  work(...lines: ApprovedLine[]): void {
    const engagement = lines[0]?.engagement ?? null;
    this.table.put(
      jobItem(publishedJob({ jobId: placement.jobId!, organizationId, engagement })),
      timesheetItem({
        ...this.week(),
        status: 'approved',
        lines: lines.map(({ day, minutes, shiftId: id, cents }) => ({
          ...{ day, minutes, note: '', dispute: null },
          shift: { shiftId: id, cents },
        })),
        version: this.week().version + 1,
      }),
    );
  }

  week(): TimesheetItem {
    const stored = this.table.item(timesheetKeys.timesheet(placement.placementId, weekStartsOn));
    return (stored as TimesheetItem | undefined) ?? emptyTimesheet(placement, weekStartsOn);
  }

  fund(fundedCents: number): void {
    const account = newAccount(organizationId);
    this.table.put({
      ...billingKeys.billingAccount(organizationId),
      ...{ ...account, version: 1, projection: { ...account.projection, fundedCents } },
    });
  }

  /** Spends from the organization's balance, for other payouts. */
  spend(spentCents: number): void {
    this.table.put(shiftFundsItem({ organizationId, spentCents, version: 1 }));
  }

  async spentCents(): Promise<number> {
    return (await this.store.funds(organizationId)).spent.spentCents;
  }

  /** Makes the person ready for payouts, and for instant ones with a card. */
  enroll(instant: InstantDestination | null = null): void {
    this.provider.owners.set(accountId, userId);
    this.provider.ready.add(accountId);
    if (instant) this.provider.instant.set(accountId, instant);
    else this.provider.instant.delete(accountId);
    this.putAccount({ ...newPayoutAccount(userId), accountId, isReady: true, instant, version: 1 });
  }

  putAccount(account: PayoutAccountItem): void {
    this.table.put(payoutAccountItem(account));
  }

  removeAccount(): void {
    this.table.write([{ Delete: { TableName: this.table.name, Key: payoutKeys.payoutAccount(userId) } }]);
  }

  /** Newest first. */
  payouts(): Promise<PayoutItem[]> {
    return this.store.list(userId, 20);
  }

  /** The organization's ledger. */
  entries(): Promise<LedgerEntry[]> {
    return createBillingAccounts(this.table).entries(organizationId);
  }

  deps(at = '2026-11-26T12:00:00.000Z'): PayoutDeps {
    const clock = { now: () => new Date(at), newId: <P extends string>(prefix: P) => `${prefix}_${ulid()}` as const };
    return {
      store: this.store,
      payable: createPayableLines(this.table),
      payouts: this.provider,
      mode: 'on',
      owners: { of: async () => ({ name: 'Ann', email: 'ann@example.org' }) },
      throttle: createDailyCounts(this.table, clock),
      siteUrl: 'https://site.test',
      clock,
    };
  }
}
