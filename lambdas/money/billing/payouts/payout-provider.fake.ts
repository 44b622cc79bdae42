import type { InstantDestination, PayoutProvider, ProviderPayout } from '../../../platform/payments/payout-port';
import { ProviderRefused, ProviderUnavailable } from '../../../platform/payments/provider-port';

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
