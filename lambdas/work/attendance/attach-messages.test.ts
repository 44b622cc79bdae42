import type { MessageRef } from '@shared/work/model/attached-message';
import type { Attendance } from '@shared/work/model/attendance';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { attendanceWith, FakeAttendance } from '../../store/work/attendance/attendance.fake';
import type { ConversationItem } from '../../store/messages/conversations/conversation-item';
import type { StoredMessage } from '../../store/messages/conversations/ports';
import { bookingWith, ids, shiftWith } from '../../store/work/shifts/shifts.fake';
import { attachMessages, type MessageDeps } from './attach-messages';

const callerOf = (userId: string, scope: AuthorizedCaller['scope'], organizationId: string | null) =>
  ({ userId, scope, membership: organizationId === null ? null : { organizationId } }) as unknown as AuthorizedCaller;
const worker = callerOf('pro', 'own', null);
const manager = callerOf('max', 'organization', ids.organizationId);
const other = callerOf('mia', 'organization', ids.organizationId);
const member = callerOf('sue', 'assigned', ids.organizationId);

const at = '2026-12-04T13:00:00.000Z';
const open: Attendance['dispute'] = {
  ...{ claimedMinutes: 750, foundMinutes: 660, statement: 'I stayed.', at, until: '2026-12-11T13:00:00.000Z' },
  ...{ settledMinutes: null, settledAt: null, cases: [] },
};
const staffCase = {
  ...{ caseId: 'shc_1', isAppeal: false, openedBy: null, text: '', files: [], openedAt: at, dueAt: at },
  ...{ state: 'open' as const, minutes: null, reason: null, decidedAt: null },
};
const ruling = {
  ...staffCase,
  ...{ state: 'decided' as const, minutes: 700, reason: 'The log.', decidedAt: '2026-12-12T13:00:00.000Z' },
};
const closed = { ...open, settledMinutes: 700, settledAt: ruling.decidedAt, cases: [ruling] };

let now: string;
let kept: FakeAttendance;
let messages: Map<string, StoredMessage>;
let conversations: Map<string, ConversationItem>;
let deps: MessageDeps;

const converse = (conversationId: string, people: [string, string], organizationId: string = ids.organizationId) => {
  const [first, second] = people;
  const participants = [
    { userId: first, userType: 'doctor' },
    { userId: second, userType: 'employer' },
  ];
  conversations.set(conversationId, { conversationId, organizationId, participants } as unknown as ConversationItem);
};

const write = (conversationId: string, id: string, fields: Partial<StoredMessage> = {}): MessageRef => {
  messages.set(`${conversationId} ${id}`, {
    ...{ id, conversationId, senderId: 'max', recipientId: 'pro', content: `Text of ${id}`, attachments: [] },
    createdAt: `2026-12-03T10:00:00.${String(messages.size).padStart(3, '0')}Z`,
    ...fields,
  } as StoredMessage);
  return { conversationId, messageId: id };
};

const itemOf = () => kept.items.get(`${ids.shiftId}#pro`)!;
const shown = () => (itemOf().messages ?? []).map(({ messageId, side }) => `${messageId} ${side}`);

const set = (dispute: Attendance['dispute'], status: 'approved' | 'returned' | 'submitted' = 'approved') => {
  kept.shifts.add(shiftWith({ status: 'completed' }), [bookingWith('pro', { status })]);
  kept.items.set(`${ids.shiftId}#pro`, attendanceWith({ ...itemOf(), status, dispute }));
};

beforeEach(() => {
  now = '2026-12-05T09:00:00.000Z';
  kept = new FakeAttendance(() => now);
  messages = new Map();
  conversations = new Map();
  kept.items.set(`${ids.shiftId}#pro`, attendanceWith());
  set(open);
  converse('cnv_max', ['pro', 'max']);
  converse('cnv_mia', ['pro', 'mia']);
  deps = {
    ...kept.deps(),
    people: { find: async ([userId]: string[]) => new Map([[userId, { first_name: userId, last_name: 'Hale' }]]) },
    locations: { unit: async () => ({ location: {}, unit: { supervisors: ['eve'] } }), get: async () => null },
    conversations: {
      get: async (id: string) => conversations.get(id) ?? null,
      message: async (conversationId: string, id: string) => messages.get(`${conversationId} ${id}`) ?? null,
    },
  } as unknown as MessageDeps;
});

const change = (
  caller: AuthorizedCaller,
  { attach = [], remove = [] }: { attach?: MessageRef[]; remove?: MessageRef[] },
  userId = 'pro',
) => attachMessages(deps, { caller, shiftId: ids.shiftId, userId, attach, remove });
const refused = (code: string) => ({ code });

describe('messages about disputed hours', () => {
  it('are copied for both sides, with the person who attached them', async () => {
    const files = [{ uploadId: 'upl_1', fileName: 'log.pdf', contentType: 'application/pdf', bytes: 9, key: 'k' }];
    const ref = write('cnv_max', 'msg_1', { content: 'Stay until 8.', attachments: files });
    const { messages: seen } = await change(worker, { attach: [ref] });
    messages.delete('cnv_max msg_1');
    expect(seen).toEqual([
      {
        ...ref,
        ...{ sender: 'facility', sentAt: '2026-12-03T10:00:00.000Z', text: 'Stay until 8.', files: ['log.pdf'] },
        ...{ side: 'worker', by: 'Josephine Quigley', at: now },
      },
    ]);
    const answer = write('cnv_max', 'msg_2', { senderId: 'pro' });
    await change(manager, { attach: [answer] });
    expect(itemOf().messages).toMatchObject([
      { text: 'Stay until 8.' },
      { sender: 'worker', side: 'facility', by: 'max Hale' },
    ]);
  });

  it('are attached once by each side, even when repeated', async () => {
    const ref = write('cnv_max', 'msg_1');
    await change(worker, { attach: [ref, ref] });
    const { version } = itemOf();
    await change(worker, { attach: [ref] });
    expect([shown(), itemOf().version]).toEqual([['msg_1 worker'], version]);
    await change(manager, { attach: [ref] });
    await change(worker, { remove: [ref] });
    expect(shown()).toEqual(['msg_1 facility']);
  });

  it('are all kept when attached at the same time', async () => {
    const [one, two] = [write('cnv_max', 'msg_1'), write('cnv_mia', 'msg_2')];
    await Promise.all([change(manager, { attach: [one] }), change(other, { attach: [two] })]);
    expect(shown()).toEqual(['msg_1 facility', 'msg_2 facility']);
  });

  it('are limited for each side, even for two concurrent requests', async () => {
    const refs = Array.from({ length: shiftLimits.attachedMessages + 2 }, (_, index) =>
      write('cnv_max', `msg_${index}`),
    );
    const [spare, last, ...most] = refs as [MessageRef, MessageRef, ...MessageRef[]];
    await change(manager, { attach: most.slice(1) });
    const both = await Promise.allSettled([change(manager, { attach: [spare] }), change(manager, { attach: [last] })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(shown()).toHaveLength(shiftLimits.attachedMessages);
    await expect(change(manager, { attach: [most[0]!] })).rejects.toMatchObject(refused('LIMIT_REACHED'));
    await change(manager, { attach: [most[0]!], remove: [most[1]!] });
    await change(worker, { attach: [spare] });
    expect(shown()).toHaveLength(shiftLimits.attachedMessages + 1);
  });

  it('must be from one’s own conversation between the two sides', async () => {
    converse('cnv_rival', ['pro', 'max'], 'org_2');
    converse('cnv_else', ['ann', 'max']);
    for (const [caller, conversationId] of [
      [other, 'cnv_max'],
      [worker, 'cnv_rival'],
      [manager, 'cnv_rival'],
      [manager, 'cnv_else'],
      [manager, 'cnv_none'],
    ] as const) {
      const attach = [write(conversationId, 'msg_1')];
      await expect(change(caller, { attach })).rejects.toMatchObject(refused('NOT_FOUND'));
    }
    const hidden = write('cnv_max', 'msg_2', { hidden: true });
    await expect(change(worker, { attach: [hidden] })).rejects.toMatchObject(refused('NOT_FOUND'));
    const missing = { conversationId: 'cnv_max', messageId: 'msg_9' };
    await expect(change(worker, { attach: [missing] })).rejects.toMatchObject(refused('NOT_FOUND'));
    expect(shown()).toEqual([]);
  });

  it('can be attached by those with access to the booking, but not by its own supervisor', async () => {
    const attach = [write('cnv_max', 'msg_1')];
    const stranger = callerOf('ann', 'own', null);
    await expect(change(stranger, { attach })).rejects.toMatchObject(refused('NOT_FOUND'));
    await expect(change(member, { attach })).rejects.toMatchObject(refused('NOT_FOUND'));
    const own = callerOf('pro', 'organization', ids.organizationId);
    await expect(change(own, { attach })).rejects.toMatchObject(refused('FORBIDDEN'));
  });
});

describe('the period for attaching messages', () => {
  it.each([
    ['returned hours', null, 'returned', true],
    ['a dispute', open, 'approved', true],
    ['a case of staff', { ...open, cases: [staffCase] }, 'approved', true],
    ['an appeal', { ...closed, cases: [ruling, { ...staffCase, isAppeal: true }] }, 'approved', true],
    ['submitted hours', null, 'submitted', false],
    ['approved hours', null, 'approved', false],
    ['what the two settled', { ...open, settledMinutes: 700, settledAt: at }, 'approved', false],
    ['what staff decided', closed, 'approved', false],
  ] as const)('%s', async (_of, dispute, status, isOpen) => {
    set(dispute && { ...dispute, cases: [...dispute.cases] }, status);
    const done = change(worker, { attach: [write('cnv_max', 'msg_1')] });
    if (!isOpen) return expect(done).rejects.toMatchObject(refused('ILLEGAL_TRANSITION'));
    expect((await done).messages).toHaveLength(1);
  });

  it('keeps messages that a decision was based on', async () => {
    const [before, after] = [write('cnv_max', 'msg_1'), write('cnv_max', 'msg_2')];
    await change(worker, { attach: [before] });
    set(closed);
    await expect(change(worker, { remove: [before] })).rejects.toMatchObject(refused('ILLEGAL_TRANSITION'));
    now = '2026-12-13T09:00:00.000Z';
    set({ ...closed, cases: [ruling, { ...staffCase, caseId: 'shc_2', isAppeal: true }] });
    await change(worker, { attach: [after] });
    await expect(change(worker, { remove: [before] })).rejects.toMatchObject(refused('ILLEGAL_TRANSITION'));
    await change(worker, { remove: [after] });
    expect(shown()).toEqual(['msg_1 worker']);
  });

  it('lets each side remove only its own', async () => {
    const ref = write('cnv_max', 'msg_1');
    await change(worker, { attach: [ref] });
    await change(manager, { remove: [ref] });
    expect(shown()).toEqual(['msg_1 worker']);
    await change(worker, { remove: [ref] });
    await change(worker, { remove: [ref] });
    expect(shown()).toEqual([]);
  });
});
