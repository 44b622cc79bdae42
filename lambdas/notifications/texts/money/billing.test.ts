import type { EventOf } from '@shared/core/model/event';
import { describe, expect, it } from 'vitest';
import { resolveTexts } from '../index';
import { endedTrial, failingAccount } from '../samples/billing-samples.fake';
import { reader } from '../samples/samples.fake';

const event: EventOf<'billing.notice_due'> = {
  id: 'evt_1',
  type: 'billing.notice_due',
  occurredAt: '2026-11-20T09:00:00.000Z',
  data: { ownerId: 'org_1', notice: 'trial_ended', noticeId: 'sub_1' },
};

it('notifies administrators in the app and by email that the trial ended', async () => {
  const { users } = await resolveTexts(reader({ billing: async () => endedTrial }), event);
  expect(users.length).toBeGreaterThan(0);
  expect(users.every(({ inApp, email }) => inApp !== null && email !== null)).toBe(true);
});

it('sends nothing about a trial that continued by the time the message is written', async () => {
  const active = {
    ...failingAccount,
    projection: {
      ...failingAccount.projection,
      failure: null,
      subscription: { ...failingAccount.projection.subscription!, status: 'active' as const },
    },
  };
  expect((await resolveTexts(reader({ billing: async () => active }), event)).users).toEqual([]);
});

describe('an overdue invoice of a contract', () => {
  const overdue = { ...event, data: { ownerId: 'org_1', notice: 'invoice_overdue', noticeId: 'in_2' } } as const;

  it('notifies administrators in the app and by email, with the amount', async () => {
    const { users } = await resolveTexts(reader(), overdue);
    expect(users.length).toBeGreaterThan(0);
    expect(users.every(({ inApp, email }) => inApp !== null && email !== null)).toBe(true);
    expect(JSON.stringify(users)).toContain('2400000');
  });

  it('is not mentioned after the payment', async () => {
    const paid = { ...failingAccount, projection: { ...failingAccount.projection, sent: [] } };
    expect((await resolveTexts(reader({ billing: async () => paid }), overdue)).users).toEqual([]);
  });
});
