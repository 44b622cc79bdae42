import { notificationRoutes } from '@shared/api/notifications.routes';
import { shiftCaseRoutes } from '@shared/api/shift-cases.routes';
import { shiftRoutes } from '@shared/api/shifts.routes';
import { expect, it } from 'vitest';
import { api } from '../support/client';
import { registerProfessional, registerStaff, type Person } from '../support/people';
import { appealEvent, decideCase, rememberNoShow } from '../support/shift-cases';
import { sharedStack } from '../support/stack';

const stack = await sharedStack();
const recordOf = async ({ token }: Person) => (await api(shiftRoutes.getReliability, {}, { token })).body;

it('an appeal suspends its event once, and trust staff decide it once', async () => {
  const [person, ruth, paul, sam] = await Promise.all([
    registerProfessional(),
    registerStaff('trust'),
    registerStaff('trust'),
    registerStaff('support'),
  ]);
  const eventId = await rememberNoShow(person);
  expect(await recordOf(person)).toMatchObject({ record: { shifts: 1 }, lines: [{ eventId, appeal: null }] });

  const sent = await Promise.all([appealEvent(person, eventId), appealEvent(person, eventId)]);
  const { caseId } = sent[0].body;
  expect(sent.map(({ status, body }) => [status, body.caseId])).toEqual([
    [200, caseId],
    [200, caseId],
  ]);
  await stack.drain();
  expect(await recordOf(person)).toMatchObject({
    record: { shifts: 0 },
    effects: { instantClosed: null },
    lines: [{ appealBy: null, appeal: { suspends: true, outcome: null } }],
  });

  const queue = async (state: 'open' | 'decided') =>
    (await api(shiftCaseRoutes.listShiftCases, { query: { state } }, { token: ruth.token })).body.items;
  expect((await queue('open')).map((it) => it.caseId)).toContain(caseId);
  expect((await decideCase(sam, caseId, 'exempt')).status).toBe(403);
  const decided = await Promise.all([decideCase(ruth, caseId, 'counts'), decideCase(paul, caseId, 'counts')]);
  expect(decided.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await stack.drain();
  expect(await recordOf(person)).toMatchObject({
    record: { shifts: 1 },
    effects: { instantClosed: 'no_show' },
    lines: [{ appeal: { suspends: false, outcome: 'counts', reason: 'The unit confirms it.' } }],
  });
  expect((await queue('decided')).map((it) => it.caseId)).toContain(caseId);
  const { body } = await api(notificationRoutes.listNotifications, { query: {} }, { token: person.token });
  expect(body.items.map(({ title }) => title)).toContain('Your appeal was decided');
});
