import { describe, expect, it } from 'vitest';
import { keyedHash } from '../../platform/crypto/keyed-hash';
import { isReplyAddressOf, parseReplyAddress, replyMailbox } from '../../store/trust/tickets/reply-address';
import { figuresOf, supportDayWrites } from '../../store/trust/tickets/support-days';
import { moved, newTicket } from './change-ticket';
import { attainmentOf } from './support-promise';

const hash = keyedHash(() => Promise.resolve(Buffer.from('key')));
const userId = '00000000-0000-4000-8000-000000000001';
const opened = newTicket(
  {
    ...{ ticketId: 'TICK-014', owner: { kind: 'account', userId }, organizationId: null, subject: 'Calendar' },
    ...{ category: 'technical', priority: 'medium', context: null },
  },
  new Date('2026-11-23T15:00:00.000Z'),
);
const at = (time: string) => ({ now: new Date(time), by: 'support' }) as const;

describe('the reply address', () => {
  it('belongs to one ticket and one person, in any letter case', async () => {
    const local = await replyMailbox(hash, opened);
    expect(local.length).toBeLessThanOrEqual(64);
    const parsed = parseReplyAddress(`${local.toUpperCase()}@Wardline.test`, 'wardline.test');
    if (parsed === null || parsed === 'support') return expect.fail('not parsed');
    expect(parsed.ticketId).toBe('TICK-014');
    expect(await isReplyAddressOf(hash, parsed, opened)).toBe(true);
    const other = { kind: 'account', userId: userId.replace(/1$/, '2') } as const;
    expect(await isReplyAddressOf(hash, parsed, { ...opened, owner: other })).toBe(false);
    expect(await isReplyAddressOf(hash, parsed, { ...opened, ticketId: 'TICK-015' })).toBe(false);
  });

  it.each([
    ['support@wardline.test', 'support'],
    ['support+14-abc@wardline.test', null],
    ['support+14-0123456789abcdef0123456789abcdef@evil.test', null],
    ['no-reply@wardline.test', null],
  ])('%s: %s', (address, expected) => {
    expect(parseReplyAddress(address, 'wardline.test')).toBe(expected);
  });
});

describe('the support targets', () => {
  const added = (before: typeof opened, after: typeof opened): unknown =>
    supportDayWrites('table', before, after).map(({ Update }) => Update?.ExpressionAttributeValues);

  it('count the first answer and the first solution, once each', () => {
    const answered = { ...moved(opened, 'answer', at('2026-11-23T16:10:00.000Z')), answers: 1 };
    expect(added(opened, answered)).toMatchObject([{ ':answered': 1, ':answeredInTime': 1 }]);
    const asked = moved(answered, 'ask', { now: new Date('2026-11-23T17:00:00.000Z'), by: 'person' });
    expect(added(answered, asked)).toEqual([]);
    const solved = { ...moved(asked, 'resolve', at('2026-11-24T15:00:00.000Z')), answers: 2 };
    expect(added(asked, solved)).toMatchObject([{ ':solved': 1 }]);
    const again = moved(solved, 'ask', { now: new Date('2026-11-24T16:00:00.000Z'), by: 'person' });
    expect(added(again, moved(again, 'resolve', at('2026-11-24T17:00:00.000Z')))).toEqual([]);
  });

  it('count a late answer as late', () => {
    const late = { ...moved(opened, 'answer', at('2026-11-30T16:10:00.000Z')), answers: 1 };
    expect(added(opened, late)).toMatchObject([{ ':answered': 1, ':answeredInTime': 0 }]);
  });

  it('are shown from 20 answers, including overdue ones', () => {
    const day = (count: number) => ({ answered: count, answeredInTime: count - 1, after4: count, solved: 2 });
    expect(attainmentOf(figuresOf([day(19)]), 0)).toBeNull();
    expect(attainmentOf(figuresOf([day(10), day(10)]), 5)).toEqual({
      tickets: 25,
      firstAnswerInTime: 18 / 25,
      medianFirstAnswerHours: 2.3,
      solvedInTime: null,
    });
  });
});

describe('a ticket', () => {
  it('stops its clock when closed without an answer, and can’t be closed again', () => {
    const closed = moved(opened, 'close', at('2026-11-23T16:00:00.000Z'));
    expect(closed).toMatchObject({ status: 'closed', statusBy: 'support', events: [{}, { kind: 'solved' }] });
    expect(() => moved(closed, 'close', at('2026-11-23T17:00:00.000Z'))).toThrow('ILLEGAL_TRANSITION');
  });
});
