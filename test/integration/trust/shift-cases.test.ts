import { notificationRoutes } from '@shared/messages/api/notifications.routes';
import { shiftCaseRoutes } from '@shared/trust/api/shift-cases.routes';
import { shiftRoutes } from '@shared/work/api/shifts.routes';
import { expect, it } from 'vitest';
import { api } from '../../support/client';
import { registerProfessional, registerStaff, type Person } from '../../support/people';
import {
  appealEvent,
  countLedgerTwice,
  countTwice,
  decideCase,
  decidePause,
  decidePublishing,
  rememberNoShow,
  rememberTurnAway,
  sentProof,
} from '../../support/trust/shift-cases';
import { coverUnit, createShift, shiftForm } from '../../support/work/shifts';
import { sharedStack } from '../../support/stack';

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

it('the third no-show pauses booking once, until trust staff lift it or set an end', async () => {
  const [person, ruth] = await Promise.all([registerProfessional(), registerStaff('trust')]);
  const openOnes = async () => {
    const { body } = await api(shiftCaseRoutes.listShiftCases, { query: { state: 'open' } }, { token: ruth.token });
    const found = body.items.map(({ caseId }) => api(shiftCaseRoutes.getShiftCase, { params: { caseId } }, ruth));
    return (await Promise.all(found)).map((it) => it.body).filter(({ kind }) => kind === 'pause');
  };
  for (let missed = 1; missed <= 3; missed += 1) await rememberNoShow(person);
  await countTwice(person);
  await stack.drain();
  const [first, ...more] = await openOnes();
  expect([first?.recent, more]).toMatchObject([[{ isExempt: false }, { isExempt: false }, { isExempt: false }], []]);
  expect(await recordOf(person)).toMatchObject({ effects: { paused: { until: null } } });

  expect((await decidePause(ruth, first!.caseId, 7)).body).toMatchObject({ state: 'decided', outcome: 'paused' });
  await stack.drain();
  await countTwice(person);
  expect(await openOnes()).toEqual([]);
  expect(await recordOf(person)).toMatchObject({ effects: { paused: { until: expect.any(String) as string } } });

  await rememberNoShow(person);
  await countTwice(person);
  await stack.drain();
  const [second] = await openOnes();
  expect(second?.recent).toHaveLength(4);
  expect((await decidePause(ruth, second!.caseId, null)).status).toBe(200);
  await stack.drain();
  expect(await recordOf(person)).toMatchObject({ effects: { paused: null } });
  const { body } = await api(notificationRoutes.listNotifications, { query: {} }, { token: person.token });
  const titles = body.items.map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining(['Booking is paused', 'Booking stays paused', 'You can book again']));
});

it('documents of an appeal are scanned, and visible to staff and their sender only', async () => {
  const [person, other, ruth, sam] = await Promise.all([
    registerProfessional(),
    registerProfessional(),
    registerStaff('trust'),
    registerStaff('support'),
  ]);
  const eventId = await rememberNoShow(person);
  const stolen = await appealEvent(other, await rememberNoShow(other), [await sentProof(person)]);
  expect([stolen.status, stolen.body]).toMatchObject([409, { code: 'UPLOAD_MISSING' }]);
  const proof = await sentProof(person);
  const { status, body } = await appealEvent(person, eventId, [proof]);
  expect(status).toBe(200);
  expect(body.files).toMatchObject([{ uploadId: proof.uploadId, fileName: 'Door log.png', contentType: 'image/png' }]);

  const params = { caseId: body.caseId, uploadId: proof.uploadId };
  const fileFor = ({ token }: Person) => api(shiftCaseRoutes.getShiftCaseFile, { params }, { token });
  const found = await Promise.all([person, ruth, other, sam].map(fileFor));
  expect(found.map((it) => it.status)).toEqual([200, 200, 404, 403]);
  expect((await fetch(found[0]!.body.url)).status).toBe(200);
});

it('the third person sent home opens one case, and trust staff may stop publishing', async () => {
  const [{ manager, location, admin }, ruth] = await Promise.all([coverUnit(stack, 0), registerStaff('trust')]);
  const { organizationId } = (await createShift(manager, location)).body;
  const openOnes = async () => {
    const { body } = await api(shiftCaseRoutes.listShiftCases, { query: { state: 'open' } }, { token: ruth.token });
    const found = body.items.map(({ caseId }) => api(shiftCaseRoutes.getShiftCase, { params: { caseId } }, ruth));
    return (await Promise.all(found)).map((it) => it.body).filter(({ kind }) => kind === 'turn_aways');
  };
  for (let turned = 1; turned <= 3; turned += 1) await rememberTurnAway(organizationId);
  await countLedgerTwice(organizationId);
  const [found, ...more] = await openOnes();
  expect([found?.recent, more]).toMatchObject([[{}, {}, {}], []]);
  expect(await recordOf(admin)).toMatchObject({
    effects: { paused: null, publishingDueAt: expect.any(String) as string },
  });
  expect((await createShift(manager, location)).status).toBe(201);

  // The opening of an already decided case is not announced.
  await stack.drain();
  expect((await decidePublishing(ruth, found!.caseId, 7)).body).toMatchObject({ outcome: 'stopped' });
  expect(await recordOf(admin)).toMatchObject({
    effects: { paused: { until: expect.any(String) as string }, publishingDueAt: null },
  });
  const refused = await createShift(manager, location);
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'PUBLISHING_PAUSED' }]);
  const draft = await createShift(manager, location, shiftForm(), false);
  expect(draft.status).toBe(201);
  const params = { shiftId: draft.body.shiftId };
  expect((await api(shiftRoutes.publishShift, { params }, { token: manager.token })).status).toBe(409);

  await stack.drain();
  const { body } = await api(notificationRoutes.listNotifications, { query: {} }, { token: admin.token });
  const titles = body.items.map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining(['People were turned away on arrival', 'Publishing shifts is paused']));
});
