import { describe, expect, it } from 'vitest';
import type { Message } from '@shared/messages/model/conversation';
import { dayAt } from '@/lib/time/today';
import { formatDay, entriesOf, firstUnread, partsOf } from './thread-parts';

const me = 'me';
const at = (minutes: number) => new Date(Date.UTC(2026, 10, 20, 12, minutes)).toISOString();
const message = (id: string, sender: string, minutes: number, changes: Partial<Message> = {}): Message => ({
  id,
  conversationId: 'cnv_1',
  sender_id: sender,
  subject: 'Night shifts',
  content: id,
  language: null,
  attachments: [],
  created_at: at(minutes),
  is_read: false,
  ...changes,
});
const outgoing = (id: string, problem: string | null = null) => ({
  id,
  conversationId: 'cnv_1',
  content: id,
  attachments: [],
  writtenAt: at(90),
  problem,
});
const none = { list: [], stalled: false };
const shape = (messages: Message[], options: Parameters<typeof partsOf>[1] = {}) =>
  partsOf(entriesOf(messages, none, me), options).map((part) =>
    part.kind === 'group' ? part.entries.map(({ id }) => id).join('+') : part.kind,
  );

describe('the parts of a thread', () => {
  it('are days, and groups of consecutive messages by one person', () => {
    const day = 24 * 60;
    expect(
      shape([
        message('a', me, 0),
        message('b', me, 4),
        message('c', me, 12),
        message('d', 'x', 13),
        message('e', 'x', day),
      ]),
    ).toEqual(['day', 'a+b', 'c', 'd', 'day', 'e']);
  });

  it('restart at a new subject and at unread messages', () => {
    expect(
      shape([message('a', 'x', 0), message('b', 'x', 1, { subject: 'Pay' }), message('c', 'x', 2, { subject: 'Pay' })]),
    ).toEqual(['day', 'a', 'b+c']);
    expect(shape([message('a', 'x', 0), message('b', 'x', 1)], { unread: { from: 'b', count: 1 } })).toEqual([
      'day',
      'a',
      'unread',
      'b',
    ]);
  });

  it('mark the first unread one', () => {
    const entries = entriesOf([message('a', 'x', 0), message('b', me, 1), message('c', 'x', 2)], none, me);
    expect([0, 1, 2, 3].map((count) => firstUnread(entries, count)?.from ?? null)).toEqual([null, 'c', 'a', 'a']);
  });

  it('place application events between the messages, each on its day', () => {
    const step = (key: string, minutes: number) =>
      ({ kind: 'step', key, at: at(minutes), status: 'under_review', jobTitle: 'RN' }) as const;
    const events = [step('before', -24 * 60), step('between', 1), step('after', 60)];
    const messages = [message('a', 'x', 0), message('b', 'x', 2)];
    expect(shape(messages, { events })).toEqual(['day', 'event', 'day', 'a', 'event', 'b', 'event']);
    expect(shape(messages, { events, hasOlder: true })).toEqual(['day', 'a', 'event', 'b', 'event']);
  });
});

describe('the thread entries', () => {
  it('are read up to the last one that the other side has read', () => {
    const states = entriesOf(
      [message('a', me, 0), message('b', me, 1, { is_read: true }), message('c', 'x', 2), message('d', me, 3)],
      none,
      me,
    ).map(({ state }) => state);
    expect(states).toEqual(['read', 'read', 'received', 'sent']);
  });

  it('show the status of the newest and the last read one', () => {
    const messages = [
      message('a', me, 0),
      message('b', me, 1, { is_read: true }),
      message('c', me, 3),
      message('d', me, 4),
    ];
    expect(entriesOf(messages, none, me).map(({ showState }) => showState)).toEqual([false, true, false, true]);
  });

  it('end with pending messages, once', () => {
    const list = [outgoing('a'), outgoing('b'), outgoing('c', 'Blocked')];
    const now = entriesOf([message('a', me, 0)], { list, stalled: false }, me);
    expect(now.map(({ id, state }) => `${id} ${state}`)).toEqual(['a sent', 'b sending', 'c failed']);
    const later = entriesOf([message('a', me, 0)], { list, stalled: true }, me);
    expect(later.map(({ state }) => state)).toEqual(['sent', 'waiting', 'failed']);
  });

  it('show a subject where it changes', () => {
    const subjects = entriesOf(
      [message('a', me, 0), message('b', me, 1), message('c', me, 2, { subject: 'Pay' })],
      none,
      me,
    );
    expect(subjects.map(({ subject }) => subject)).toEqual(['Night shifts', '', 'Pay']);
  });
});

describe('day labels', () => {
  const now = new Date(2026, 10, 21, 9).getTime();
  it.each([
    [dayAt(now), 'today'],
    ['2026-11-20', 'yesterday'],
    ['2026-11-16', { date: 'Monday, November 16' }],
    ['2025-12-31', { date: 'Wednesday, December 31, 2025' }],
  ])('of %s', (day, words) => expect(formatDay(day, now)).toEqual(words));
});
