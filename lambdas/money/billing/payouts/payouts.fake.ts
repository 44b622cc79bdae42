import type { LedgerEntry } from '@shared/money/rules/ledger';
import type { ApprovedLine } from '@shared/money/rules/payouts/plan-payout';
import { ulid } from 'ulid';
import type { InstantDestination, PayoutProvider, ProviderPayout } from '../../../platform/payments/payout-port';
import { ProviderRefused, ProviderUnavailable } from '../../../platform/payments/provider-port';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { newPayoutAccount, type PayoutAccountItem, type PayoutItem } from '../../../store/money/payouts/payout-item';
import type { PayableLines, PayoutStore } from '../../../store/money/payouts/ports';
import type { TimesheetItem } from '../../../store/work/timesheets/timesheet-item';
import type { PayoutDeps } from './ports';

/** Fake provider with ready accounts, transfers, and a switch for each failure. */
export class FakePayoutProvider implements PayoutProvider {
  down = false;
  ready = new Set<string>();
  /** Instant destinations by account. */
  readonly instant = new Map<string, InstantDestination>();
  /** Code with which the provider refuses the next payouts of this kind. */
  refuses: { instant?: string; standard?: string } = {};
  readonly owners = new Map<string, string>();
  readonly transfers = new Map<string, number>();
  readonly sent = new Map<string, ProviderPayout & { amountCents: number; instantTo: string | null }>();

  #answer<T>(run: () => T): Promise<T> {
    return this.down ? Promise.reject(new ProviderUnavailable('down')) : Promise.resolve().then(run);
  }
  onboard: PayoutProvider['onboard'] = ({ userId }) =>
    this.#answer(() => {
      this.owners.set(`acct_${userId}`, userId);
      return `acct_${userId}`;
    });
  page: PayoutProvider['page'] = (accountId) => this.#answer(() => ({ url: `https://pay.example/${accountId}` }));
  eligibility: PayoutProvider['eligibility'] = (accountId) =>
    this.#answer(() => ({
      userId: this.owners.get(accountId) ?? null,
      isReady: this.ready.has(accountId),
      instant: this.instant.get(accountId) ?? null,
    }));
  transfer: PayoutProvider['transfer'] = ({ group, amountCents }) =>
    this.#answer(() => {
      this.transfers.set(group, amountCents);
      return `tr_${group}`;
    });
  send: PayoutProvider['send'] = ({ amountCents, instantTo }, key) =>
    this.#answer(() => {
      const known = this.sent.get(`po_${key}`);
      const code = this.refuses[instantTo === null ? 'standard' : 'instant'];
      if (!known && code !== undefined) throw new ProviderRefused(400, code, '', '');
      const fresh = { providerPayoutId: `po_${key}`, status: 'sent' as const, arrivesOn: '2026-11-28', failure: null };
      this.sent.set(`po_${key}`, known ?? { ...fresh, amountCents, instantTo });
      return known ? this.#plain(known) : fresh;
    });
  /** Copies a payout in the form the provider returns. */
  #plain({ providerPayoutId, status, arrivesOn, failure }: ProviderPayout): ProviderPayout {
    return { providerPayoutId, status, arrivesOn, failure };
  }
  /** Accounts that the person left money in. */
  readonly holding = new Set<string>();
  close: PayoutProvider['close'] = (accountId) =>
    this.#answer(() => {
      if (this.holding.has(accountId)) return 'holds_money';
      this.owners.delete(accountId);
      return 'closed';
    });
  status: PayoutProvider['status'] = (_accountId, id) => this.#answer(() => this.#plain(this.sent.get(id)!));

  /** Completes payouts as the bank would. */
  complete(status: 'paid' | 'failed'): void {
    const [id, last] = [...this.sent].at(-1)!;
    this.sent.set(id, { ...last, status, failure: status === 'failed' ? 'account_closed' : null });
  }
}

type Write = { version: number };
const check = (before: number, stored: Write | undefined): void => {
  if ((stored?.version ?? 0) !== before) throw new ConcurrentModificationError();
};

/** In-memory payouts with the checks of the table. */
export class FakePayouts {
  readonly provider = new FakePayoutProvider();
  readonly accounts = new Map<string, PayoutAccountItem>();
  readonly payouts = new Map<string, PayoutItem>();
  readonly funded = new Map<string, number>();
  readonly spent = new Map<string, { spentCents: number; version: number }>();
  readonly entries: LedgerEntry[] = [];
  readonly recorded = new Set<string>();
  lines: ApprovedLine[] = [];
  /** Hook between reading and the next request, such as for a concurrent request. */
  before: (() => Promise<unknown>) | null = null;

  readonly store: PayoutStore = {
    account: async (userId) => this.accounts.get(userId) ?? newPayoutAccount(userId),
    saveAccount: async (before, after) => {
      check(before.version, this.accounts.get(after.userId));
      const saved = { ...after, version: before.version + 1 };
      this.accounts.set(after.userId, saved);
      return saved;
    },
    get: async (_userId, payoutId) => this.payouts.get(payoutId) ?? null,
    list: async (userId, limit) =>
      [...this.payouts.values()]
        .filter((it) => it.userId === userId)
        .reverse()
        .slice(0, limit),
    funds: async (organizationId) => ({
      funded: { cents: this.funded.get(organizationId) ?? 0, version: 1, changingUntil: null },
      spent: { organizationId, ...(this.spent.get(organizationId) ?? { spentCents: 0, version: 0 }) },
    }),
    request: async ({ before, payout, funds }) => {
      const faster = this.before;
      this.before = null;
      await faster?.();
      check(before.version, this.accounts.get(before.userId));
      for (const { read } of funds) check(read.spent.version, this.spent.get(read.spent.organizationId));
      this.accounts.set(before.userId, { ...before, openPayoutId: payout.payoutId, version: before.version + 1 });
      this.payouts.set(payout.payoutId, payout);
      for (const { read, cents, entry } of funds) {
        const { organizationId, spentCents, version } = read.spent;
        this.spent.set(organizationId, { spentCents: spentCents + cents, version: version + 1 });
        this.entries.push(entry);
      }
      const taken = new Set(payout.lines.map(({ shiftId }) => shiftId));
      this.lines = this.lines.map((it) => (taken.has(it.shiftId) ? { ...it, isSettled: true } : it));
    },
    change: async ({ before, after, closes, entries = [] }) => {
      check(before.version, this.payouts.get(after.payoutId));
      const saved = { ...after, version: before.version + 1 };
      this.payouts.set(after.payoutId, saved);
      if (closes) this.accounts.set(closes.userId, { ...closes, openPayoutId: null, version: closes.version + 1 });
      this.entries.push(...entries.map(({ entry }) => entry));
      return saved;
    },
    due: async (until) => ({
      payouts: [...this.payouts.values()].filter(({ dueAt }) => dueAt !== null && dueAt <= until),
      next: null,
    }),
  };

  readonly payable: PayableLines = {
    payableLines: async () => ({ lines: this.lines, weeks: [] as TimesheetItem[] }),
    record: async ({ payoutId }) => void this.recorded.add(payoutId),
  };

  /** Makes a person ready for payouts, and for instant ones with a card. */
  enroll(userId: string, instant: InstantDestination | null = null): void {
    const accountId = `acct_${userId}`;
    this.provider.owners.set(accountId, userId);
    this.provider.ready.add(accountId);
    if (instant) this.provider.instant.set(accountId, instant);
    this.accounts.set(userId, { ...newPayoutAccount(userId), accountId, isReady: true, instant, version: 1 });
  }

  deps(at = '2026-11-26T12:00:00.000Z'): PayoutDeps {
    return {
      store: this.store,
      payable: this.payable,
      payouts: this.provider,
      mode: 'on',
      owners: { of: async () => ({ name: 'Ann', email: 'ann@example.org' }) },
      throttle: { count: async () => undefined },
      siteUrl: 'https://site.test',
      clock: { now: () => new Date(at), newId: (prefix: string) => `${prefix}_${ulid()}` },
    };
  }
}
