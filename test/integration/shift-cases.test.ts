import { notificationRoutes } from '@shared/api/notifications.routes';
import { shiftCaseRoutes } from '@shared/api/shift-cases.routes';
import { shiftRoutes } from '@shared/api/shifts.routes';
import { expect, it } from 'vitest';
import { api } from '../support/client';
import { registerProfessional, registerStaff, type Person } from '../support/people';
import { appealEvent, countTwice, decideCase, decidePause, rememberNoShow } from '../support/shift-cases';
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

it('the third no-show pauses booking once, until trust staff lift it or say until when', async () => {
  const [person, ruth] = await Promise.all([registerProfessional(), registerStaff('trust')]);
  const openOnes = async () => {
    const { body } = await api(shiftCaseRoutes.listShiftCases, { query: { state: 'open' } }, { token: ruth.token });
    const found = body.items.map(({ caseId }) => api(shiftCaseRoutes.getShiftCase, { params: { caseId } }, ruth));
    return (await Promise.all(found)).map((it) => it.body).filter(({ kind }) => kind === 'pause');
  };
  for (let missed = 1; missed <= 3; missed += 1) await rememberNoShow(person);
  await countTwice(person);
  const [first, ...more] = await openOnes();
  expect([first?.noShows, more]).toMatchObject([[{ isExempt: false }, { isExempt: false }, { isExempt: false }], []]);
  expect(await recordOf(person)).toMatchObject({ effects: { paused: { until: null } } });

  expect((await decidePause(ruth, first!.caseId, 7)).body).toMatchObject({ state: 'decided', outcome: 'paused' });
  await stack.drain();
  await countTwice(person);
  expect(await openOnes()).toEqual([]);
  expect(await recordOf(person)).toMatchObject({ effects: { paused: { until: expect.any(String) as string } } });

  await rememberNoShow(person);
  await countTwice(person);
  const [second] = await openOnes();
  expect(second?.noShows).toHaveLength(4);
  expect((await decidePause(ruth, second!.caseId, null)).status).toBe(200);
  await stack.drain();
  expect(await recordOf(person)).toMatchObject({ effects: { paused: null } });
  const { body } = await api(notificationRoutes.listNotifications, { query: {} }, { token: person.token });
  const titles = body.items.map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining(['Booking is paused', 'Booking stays paused', 'You can book again']));
});
