import { describe, expect, it } from 'vitest';
import { newAccount, type BillingAccount } from '../../store/money/billing/billing-account';
import { dueNotice, settled, withNotice } from './account-plan';

const stage = { mode: 'stripe', graceUntil: null } as const;
const base = newAccount(`org_${'0'.repeat(26)}`);

const subscribed = (
  fields: Partial<NonNullable<BillingAccount['projection']['subscription']>> = {},
  failure: BillingAccount['projection']['failure'] = null,
): BillingAccount => ({
  ...base,
  syncedAt: '2027-01-01T00:00:00.000Z',
  projection: {
    ...base.projection,
    failure,
    subscription: {
      subscriptionId: 'sub_1',
      itemId: 'si_1',
      planId: 'team',
      termsVersion: 1,
      period: 'month',
      status: 'active',
      priceCents: 299_00,
      periodStartsAt: '2027-01-01T10:00:00.000Z',
      periodEndsAt: '2027-01-15T10:00:00.000Z',
      trialEndsAt: null,
      cancelsAt: null,
      ...fields,
    },
  },
});
const noticeAt = (account: BillingAccount, at: string) => dueNotice(account, new Date(at))?.kind ?? null;

describe('plan reminders', () => {
  it('are sent 3 days before a trial ends, once', () => {
    const trial = subscribed({ status: 'trialing', trialEndsAt: '2027-01-15T10:00:00.000Z' });
    expect(noticeAt(trial, '2027-01-12T09:59:59.000Z')).toBeNull();
    expect(noticeAt(trial, '2027-01-12T10:00:00.000Z')).toBe('trial_ending');
    const sent = withNotice(trial, dueNotice(trial, new Date('2027-01-12T10:00:00.000Z'))!);
    expect(noticeAt(sent, '2027-01-13T10:00:00.000Z')).toBeNull();
    expect(
      noticeAt(
        subscribed({
          status: 'trialing',
          trialEndsAt: '2027-01-15T10:00:00.000Z',
          cancelsAt: '2027-01-15T10:00:00.000Z',
        }),
        '2027-01-14T10:00:00.000Z',
      ),
    ).toBeNull();
  });

  it('are sent when a trial ended without a payment method, once', () => {
    const ended = subscribed({ status: 'paused' });
    const now = new Date('2027-01-15T10:00:05.000Z');
    expect(noticeAt(ended, now.toISOString())).toBe('trial_ended');
    expect(settled(ended, stage, now).dueAt).toBe(now.toISOString());
    const sent = withNotice(ended, dueNotice(ended, now)!);
    expect(noticeAt(sent, '2027-02-15T10:00:00.000Z')).toBeNull();
    expect(settled(sent, stage, new Date('2027-02-15T10:00:00.000Z')).dueAt).toBeNull();
  });

  it('are still sent if the provider is read between the due time and the next run', () => {
    const trial = subscribed({ status: 'trialing', trialEndsAt: '2027-01-15T10:00:00.000Z' });
    const now = new Date('2027-01-12T10:00:30.000Z');
    const account = settled(trial, stage, now);
    expect(account.dueAt).toBe(now.toISOString());
    expect(settled(withNotice(account, dueNotice(account, now)!), stage, now).dueAt).toBe('2027-01-15T10:00:00.000Z');
  });

  it('are sent 14 days before a yearly plan renews, including on a leap day', () => {
    const yearly = subscribed({ period: 'year', periodEndsAt: '2028-03-14T10:00:00.000Z' });
    expect(noticeAt(yearly, '2028-02-29T09:59:59.000Z')).toBeNull();
    expect(noticeAt(yearly, '2028-02-29T10:00:00.000Z')).toBe('renewal');
  });

  it('are sent 1, 3, 5, and 7 days after a failed payment, the last one with the limits', () => {
    const since = '2027-03-12T10:00:00.000Z';
    const failure = { since, invoiceId: 'in_1', amountCents: 299_00, nextAttemptAt: null, payUrl: null };
    let account = subscribed({ status: 'past_due' }, failure);
    const sent: string[] = [];
    // Includes a change to daylight saving time.
    for (let hour = 0; hour <= 8 * 24; hour += 1) {
      const at = new Date(Date.parse(since) + hour * 3600_000);
      const notice = dueNotice(account, at);
      if (!notice) continue;
      sent.push(`${notice.kind} ${hour / 24}`);
      account = withNotice(account, notice);
    }
    expect(sent).toEqual(['payment_failed 1', 'payment_failed 3', 'payment_failed 5', 'limited 7']);
  });

  it('skip all but the last of several missed ones', () => {
    const failure = {
      since: '2027-03-12T10:00:00.000Z',
      invoiceId: 'in_1',
      amountCents: 1,
      nextAttemptAt: null,
      payUrl: null,
    };
    const account = subscribed({ status: 'past_due' }, failure);
    expect(dueNotice(account, new Date('2027-03-18T10:00:00.000Z'))?.id).toBe('in_1#5');
  });
});

describe('the next check of an account', () => {
  it('is due when its plan or reminders change next', () => {
    const now = new Date('2027-01-10T00:00:00.000Z');
    expect(settled(base, stage, now).dueAt).toBeNull();
    expect(settled(subscribed(), stage, now)).toMatchObject({
      dueAt: '2027-01-15T10:00:00.000Z',
      applied: { planId: 'team', state: 'active', activePostings: 5 },
    });
    const after = settled(subscribed(), stage, new Date('2027-01-15T10:00:00.000Z'));
    expect(after.dueAt).toBe('2027-01-18T10:00:00.000Z');
  });
});
