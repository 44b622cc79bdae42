import { attendanceRoutes } from '@shared/work/api/attendance.routes';
import { messageRoutes } from '@shared/messages/api/messages.routes';
import { shiftCaseRoutes } from '@shared/trust/api/shift-cases.routes';
import type { AttachedMessage, MessageRef } from '@shared/work/model/attached-message';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { advanceShift, shiftDayOf } from '../../support/work/attendance';
import { api } from '../../support/client';
import { bookedBy, returnedHour } from '../../support/work/disputes';
import { conversationBetween, send } from '../../support/messages/messages';
import { registerStaff, type Person } from '../../support/people';
import { coverUnit, type Pooled } from '../../support/work/shifts';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();
const once = ({ token }: Person) => ({ token, idempotencyKey: randomUUID() });

const sent = async (from: Person, conversationId: string, content: string): Promise<MessageRef> => {
  const { status, body } = await send(from, conversationId, content);
  expect(status).toBe(201);
  return { conversationId, messageId: body.id };
};

const textsOf = (messages: readonly AttachedMessage[] | undefined) => messages?.map(({ text }) => text);

it('both sides attach messages of their conversation to disputed hours, which staff read with the case', async () => {
  const [unit, ruth] = await Promise.all([coverUnit(stack, 2), registerStaff('trust')]);
  const [person, colleague] = unit.pool as [Pooled, Pooled];
  const shift = await bookedBy(person, unit);
  const params = { shiftId: shift.shiftId, userId: person.userId };
  const change = (who: Person, body: { attach?: MessageRef[]; remove?: MessageRef[] }, of = params) =>
    api(attendanceRoutes.attachMessages, { params: of, body }, who);
  const shown = async (who: Person) =>
    (await api(attendanceRoutes.getBookingAttendance, { params }, who)).body.messages;

  const ofManager = await conversationBetween(unit.manager, person.userId, 'Can you stay until 8?');
  const ofAdmin = await conversationBetween(unit.admin, person.userId, 'Please call the desk.');
  const ofColleague = await conversationBetween(unit.manager, colleague.userId, 'Can you come?');
  const answer = await sent(person, ofManager, 'Yes, until 8.');
  const thanks = await sent(unit.manager, ofManager, 'Thanks!');
  const call = await sent(person, ofAdmin, 'I called.');
  const noted = await sent(unit.admin, ofAdmin, 'Noted.');
  const elsewhere = await sent(colleague, ofColleague, 'No.');
  const listed = await api(
    messageRoutes.listConversations,
    { query: { organizationId: shift.organizationId } },
    person,
  );
  expect(listed.body.items.map(({ conversationId }) => conversationId).toSorted()).toEqual(
    [ofManager, ofAdmin].toSorted(),
  );
  const withPerson = await api(messageRoutes.listConversations, { query: { userId: person.userId } }, unit.manager);
  expect(withPerson.body.items.map(({ conversationId }) => conversationId)).toEqual([ofManager]);

  expect((await change(person, { attach: [answer] })).status).toBe(409);
  const dispute = await returnedHour(person, shift, unit);
  expect((await change(person, { attach: [answer] })).status).toBe(200);
  const { until } = (await dispute()).dispute!;

  // Repeated calls, and two members at once.
  await Promise.all([change(person, { attach: [answer] }), change(person, { attach: [answer] })]);
  const both = await Promise.all([change(unit.manager, { attach: [thanks] }), change(unit.admin, { attach: [call] })]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(textsOf(await shown(unit.member))).toEqual(['Yes, until 8.', 'Thanks!', 'I called.']);
  expect((await shiftDayOf(person, shift)).body.attendance.messages).toMatchObject([
    { ...answer, sender: 'worker', side: 'worker', by: expect.stringMatching(/./) },
    { ...thanks, sender: 'facility', side: 'facility' },
    { ...call, sender: 'worker', side: 'facility' },
  ]);

  // Messages of other conversations, of other people, and calls by outsiders.
  expect((await change(unit.member, { attach: [answer] })).status).toBe(404);
  expect((await change(unit.manager, { attach: [noted] })).status).toBe(404);
  expect((await change(unit.manager, { attach: [elsewhere] })).status).toBe(404);
  expect((await change(colleague, { attach: [elsewhere] })).status).toBe(404);
  expect((await change(ruth, { attach: [answer] })).status).toBe(403);

  // A side removes only its own messages, and has a limit.
  expect(textsOf((await change(unit.manager, { remove: [answer] })).body.messages)).toHaveLength(3);
  expect(textsOf((await change(unit.admin, { remove: [call] })).body.messages)).toEqual(['Yes, until 8.', 'Thanks!']);
  const more: MessageRef[] = [];
  for (let count = 0; count < shiftLimits.attachedMessages; count += 1) {
    more.push(await sent(person, ofManager, `Note ${count}`));
  }
  expect((await change(person, { attach: more })).status).toBe(409);
  const halves = await Promise.all([
    change(person, { attach: more.slice(0, 10) }),
    change(person, { attach: more.slice(10) }),
  ]);
  expect(halves.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const notes = (await shown(unit.member))!.filter(({ text }) => text.startsWith('Note'));
  expect(
    (await change(person, { remove: notes.map(({ conversationId, messageId }) => ({ conversationId, messageId })) }))
      .status,
  ).toBe(200);

  // Staff decide with the attached messages, and nothing changes afterwards.
  await advanceShift(shift, until);
  const { caseId } = (await shiftDayOf(person, shift)).body.attendance.dispute!.cases[0]!;
  const seen = await api(shiftCaseRoutes.getShiftCase, { params: { caseId } }, ruth);
  expect(textsOf(seen.body.hours?.messages)).toEqual(['Yes, until 8.', 'Thanks!']);
  expect(
    (await api(messageRoutes.getConversation, { params: { conversationId: ofManager }, query: {} }, ruth)).status,
  ).toBe(403);
  const body = { outcome: 'ruled' as const, minutes: shift.minutes, reason: 'You agreed to it.', version: 1 };
  expect((await api(shiftCaseRoutes.decideShiftCase, { params: { caseId }, body }, once(ruth))).status).toBe(200);
  expect((await change(person, { remove: [answer] })).status).toBe(409);
  expect((await change(unit.manager, { attach: [answer] })).status).toBe(409);
  expect(textsOf(await shown(unit.member))).toEqual(['Yes, until 8.', 'Thanks!']);
});
