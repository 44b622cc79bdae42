import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AttachedMessage } from '@shared/work/model/attached-message';
import type { Attendance } from '@shared/work/model/attendance';
import type { Conversation, Message } from '@shared/messages/model/conversation';
import type { BookingSide } from '@shared/work/model/shifts/shift-vocabulary';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { memberOf, showTo as showToMember } from '@/messages/parts/message-templates/testing';
import { showTo } from '@/hiring/parts/offers/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering, refuse } from '@/lib/testing/api-server';
import { testId, testUserId } from '@/lib/testing/ids';
import { AttachedMessages } from './attached-messages';
import { attendanceOf } from './testing';

const conversationOf = (number: number, name: string): Conversation => ({
  conversationId: testId('cnv', number),
  with: {
    ...{ user_id: testUserId(number), user_name: name, user_specialty: null, organization: 'Lakeshore Health' },
    ...{ photo_url: null, user_type: 'employer', is_online: null },
  },
  organizationId: testId('org'),
  ...{ subject: 'Nights', last_message: 'Thanks', last_message_time: '2026-12-03T20:00:00.000Z' },
  ...{ unread_count: 0, blocked: null },
});

const messageOf = (number: number, content: string, changes: Partial<Message> = {}): Message => ({
  id: testId('msg', number),
  conversationId: testId('cnv', 8),
  sender_id: testUserId(8),
  ...{ subject: '', content, language: 'en', attachments: [], is_read: true },
  created_at: `2026-12-03T20:0${number}:00.000Z`,
  ...changes,
});

const copyOf = (number: number, changes: Partial<AttachedMessage> = {}): AttachedMessage => ({
  conversationId: testId('cnv', 8),
  messageId: testId('msg', number),
  ...{ sender: 'facility', sentAt: '2026-12-03T20:00:00.000Z', text: `Copy ${number}`, files: [] },
  ...{ side: 'worker', by: 'Ada Rivera', at: '2026-12-05T15:00:00.000Z' },
  ...changes,
});

const returned = { minutes: 660, reason: 'You left at 6:30.', at: '2026-12-04T15:00:00.000Z', by: 'Nora Hastings' };
const inDispute: Partial<Attendance> = {
  status: 'approved',
  dispute: {
    ...{ claimedMinutes: 690, foundMinutes: 660, statement: 'I stayed.', at: '2026-12-04T15:00:00.000Z' },
    ...{ until: '2026-12-11T15:00:00.000Z', settledMinutes: null, settledAt: null, cases: [] },
  },
};

let attendance: Attendance;
let found: Conversation[];

const server = answering({
  listConversations: () => ({ items: found, nextCursor: null, unread_total: 0 }),
  getConversation: ({ params: { conversationId }, query: { cursor } }) => ({
    conversation: found.find((it) => it.conversationId === conversationId)!,
    items:
      cursor === undefined
        ? [messageOf(3, 'Stay until 8.', { conversationId }), messageOf(2, '', { conversationId, hidden: true })]
        : [messageOf(1, 'Are you free?', { conversationId, sender_id: testUserId(1) })],
    nextCursor: cursor === undefined ? 'older' : null,
  }),
  attachMessages: () => attendance,
});

const show = async (side: BookingSide, changes: Partial<Attendance>) => {
  attendance = attendanceOf(changes);
  const section = <AttachedMessages attendance={attendance} side={side} />;
  await (side === 'worker' ? showTo('professional', section) : showToMember(memberOf('manager'), section));
};
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name, hidden: true });
  await act(async () => fireEvent.click(button));
};
const check = async (name: RegExp) => fireEvent.click(await screen.findByRole('checkbox', { name, hidden: true }));

beforeEach(async () => {
  found = [conversationOf(8, 'Nora Hastings')];
  await loadTexts('attached-messages', 'errors', 'notices');
});

describe('attached messages', () => {
  it('are not offered before hours are returned', async () => {
    await show('worker', { status: 'submitted' });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('are chosen from the person’s conversations with the employer, newest first, and sent as IDs', async () => {
    await show('worker', { status: 'returned', returned });
    await press('Attach Messages');
    expect(await screen.findByText('You can attach 20 more messages.')).toBeDefined();
    await press('Attach');
    expect(await screen.findByText('Choose at least one message.')).toBeDefined();
    await check(/^Stay until 8/);
    await press('Load More');
    await check(/^Are you free/);
    const boxes = screen.getAllByRole('checkbox', { hidden: true });
    expect(boxes).toHaveLength(2);
    expect(await screen.findByText('You can attach 18 more messages.')).toBeDefined();
    await press('Attach');
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    const [listing] = server.calls('listConversations');
    expect(listing?.query).toEqual({ organizationId: attendance.organizationId });
    const conversationId = testId('cnv', 8);
    expect(server.calls('attachMessages').map(({ body }) => body)).toEqual([
      {
        attach: [
          { conversationId, messageId: testId('msg', 3) },
          { conversationId, messageId: testId('msg', 1) },
        ],
      },
    ]);
  });

  it('of a professional may be from several people', async () => {
    found = [conversationOf(8, 'Nora Hastings'), conversationOf(9, 'Max Hale')];
    await show('worker', inDispute);
    await press('Attach Messages');
    fireEvent.change(await screen.findByLabelText(/^Conversation with/), { target: { value: testId('cnv', 9) } });
    await check(/^Stay until 8/);
    await press('Attach');
    await waitFor(() =>
      expect(server.calls('attachMessages').map(({ body }) => body)).toEqual([
        { attach: [{ conversationId: testId('cnv', 9), messageId: testId('msg', 3) }] },
      ]),
    );
  });

  it('of a member are from the conversation with the professional', async () => {
    found = [];
    await show('facility', inDispute);
    await press('Attach Messages');
    expect(await screen.findByText('You have no messages with Ada Rivera.')).toBeDefined();
    expect(server.calls('listConversations')[0]?.query).toEqual({ userId: attendance.professional.userId });
  });

  it('show who sent and who attached them, and only their own side removes them', async () => {
    const theirs = copyOf(4, { side: 'facility', by: 'Nora Hastings', text: '', files: ['log.pdf', 'map.png'] });
    await show('worker', { ...inDispute, messages: [copyOf(3), theirs] });
    expect(await screen.findByText('Copy 3')).toBeDefined();
    expect(screen.getByText('Files: log.pdf, map.png')).toBeDefined();
    expect(screen.getByText(/^Attached by Nora Hastings on /)).toBeDefined();
    const removals = screen.getAllByRole('button', { name: /^Remove/ });
    expect(removals).toHaveLength(1);
    await act(async () => fireEvent.click(removals[0]!));
    const dialog = within(await screen.findByRole('dialog', { hidden: true }));
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Remove', hidden: true })));
    const { conversationId, messageId } = copyOf(3);
    expect(server.calls('attachMessages').map(({ body }) => body)).toEqual([
      { remove: [{ conversationId, messageId }] },
    ]);
  });

  it('can’t be chosen when already attached, or too many', async () => {
    const most = Array.from({ length: shiftLimits.attachedMessages - 1 }, (_, index) => copyOf(10 + index));
    await show('worker', { ...inDispute, messages: [...most, copyOf(3)] });
    await press('Attach Messages');
    expect(await screen.findByText(/^Your side has attached 20 messages/)).toBeDefined();
    const box = await screen.findByRole('checkbox', { name: /^Stay until 8/, hidden: true });
    expect([(box as HTMLInputElement).checked, (box as HTMLInputElement).disabled]).toEqual([true, true]);
  });

  it('say what is wrong, and keep the choice', async () => {
    server.use({ attachMessages: refuse('LIMIT_REACHED') });
    await show('worker', inDispute);
    await press('Attach Messages');
    await check(/^Stay until 8/);
    await press('Attach');
    expect(await screen.findByRole('alert', { hidden: true })).toBeDefined();
    const box = screen.getByRole('checkbox', { name: /^Stay until 8/, hidden: true });
    expect((box as HTMLInputElement).checked).toBe(true);
  });

  it('stay readable after the decision', async () => {
    const dispute = { ...inDispute.dispute!, settledMinutes: 690, settledAt: '2026-12-06T15:00:00.000Z' };
    await show('facility', { ...inDispute, dispute, messages: [copyOf(3)] });
    expect(await screen.findByText('Copy 3')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
