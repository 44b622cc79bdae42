import { locationRoutes } from '@shared/work/api/locations.routes';
import { shiftPlanRoutes } from '@shared/work/api/shift-plans.routes';
import { addDays, mondayOfDay } from '@shared/core/rules/calendar-days';
import type { Location } from '@shared/work/model/location';
import type { CheckedRow, PlanSource, ShiftPlan, ShiftTemplateForm } from '@shared/work/model/shifts/shift-plan';
import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import type * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { api } from '../../support/client';
import { dayFromNow, registerTeam } from '../../support/marketplace';
import { registerEmployer, type Person } from '../../support/people';
import { boardOf, bookShift, coverUnit, createShift, makeUnit, readShift, shiftForm } from '../../support/work/shifts';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();

const as = ({ token }: Person) => ({ token });
const once = (person: Person, idempotencyKey: string = randomUUID()) => ({ ...as(person), idempotencyKey });
const refusal = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];

const check = (person: Person, { locationId }: Location, body: z.input<typeof PlanSource>) =>
  api(shiftPlanRoutes.checkShifts, { params: { locationId }, body }, as(person));

/** What the browser sends: rows without problems, in one request. */
const publish = (
  person: Person,
  { locationId }: Location,
  { batchId, kinds, rows }: ShiftPlan,
  chosen: (row: CheckedRow) => boolean = ({ problems }) => problems.length === 0,
) =>
  api(
    shiftPlanRoutes.createShifts,
    {
      params: { locationId },
      body: { batchId, publish: true, kinds, rows: rows.filter(chosen).flatMap(({ row }) => row ?? []) },
    },
    once(person),
  );

const outcomes = (answer: { body: { rows: { outcome: string }[] } }) => answer.body.rows.map(({ outcome }) => outcome);
const idsOf = (answer: { body: { rows: { shiftId: string | null }[] } }) =>
  answer.body.rows.flatMap(({ shiftId }) => shiftId ?? []);

const header = 'unit,profession,date,start,end,headcount,rate';
const csvOf = (lines: readonly string[]): string => [header, ...lines].join('\n');
const day = dayFromNow(20);

const template = (fields: Partial<z.input<typeof ShiftTemplateForm>> = {}): z.input<typeof ShiftTemplateForm> => {
  const { day: _day, ...kind } = shiftForm();
  return { ...kind, name: 'Days', notes: 'Entrance B', ...fields };
};

const addTemplate = (person: Person, { locationId, units }: Location, body = template()) =>
  api(shiftPlanRoutes.createShiftTemplate, { params: { locationId, unitId: units[0]!.unitId }, body }, once(person));

const plansOf = async (person: Person, { locationId }: Location) =>
  (await api(shiftPlanRoutes.listShiftPlans, { params: { locationId } }, as(person))).body;

describe('templates of shifts', () => {
  it('are kept by those who plan the unit, and unknown to others', async () => {
    const [{ manager, member }, stranger] = await Promise.all([registerTeam(stack), registerEmployer()]);
    const [own, other] = [await makeUnit(manager, [member.userId]), await makeUnit(manager)];
    const created = await addTemplate(member, own);
    expect([created.status, created.body.notes]).toEqual([201, 'Entrance B']);
    expect(refusal(await addTemplate(member, other))).toEqual([404, 'NOT_FOUND']);
    expect(refusal(await addTemplate(stranger, own))).toEqual([404, 'NOT_FOUND']);
    expect((await plansOf(manager, own)).templates).toEqual([created.body]);
    expect((await plansOf(manager, other)).templates).toEqual([]);
    const params = { locationId: own.locationId, templateId: created.body.templateId };
    const save = (name: string) =>
      api(
        shiftPlanRoutes.updateShiftTemplate,
        { params, body: { template: template({ name }), version: 1 } },
        as(manager),
      );
    const both = await Promise.all([save('Nights'), save('Evenings')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const wrong = await addTemplate(manager, own, template({ professions: ['pharmacist'] }));
    expect(wrong.body).toMatchObject({ fields: { professions: { code: 'professionOfOtherUnit' } } });
    const remove = () => api(shiftPlanRoutes.deleteShiftTemplate, { params }, as(member));
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 404]);
  });

  it('are deleted with their unit', async () => {
    const { manager } = await registerTeam(stack);
    const location = await makeUnit(manager);
    const { templateId } = (await addTemplate(manager, location)).body;
    const { locationId } = location;
    const { unitId } = location.units[0]!;
    await api(locationRoutes.deleteLocationUnit, { params: { locationId, unitId } }, as(manager));
    const params = { locationId, templateId };
    expect(refusal(await api(shiftPlanRoutes.deleteShiftTemplate, { params }, as(manager)))).toEqual([
      404,
      'NOT_FOUND',
    ]);
  });
});

describe('a file of shifts', () => {
  it('is checked line by line, and published without the rejected lines', async () => {
    const { manager } = await registerTeam(stack);
    const location = await makeUnit(manager);
    await addTemplate(manager, location);
    const lines = [
      `surgery,Surgical technologist,${day},7:00 AM,7:00 PM,2,`,
      `Surgery,surgical_tech,${day},19:00,07:00,,$160`,
      `Surgery,surgical_tech,${day},19:00,07:00,,$160`,
      `Radiology,surgical_tech,${day},19:00,07:00,1,160`,
      `Surgery,surgical_tech,${dayFromNow(-3)},07:00,19:00,1,160`,
      `Surgery,surgical_tech,someday,07:00,19:00,1,160`,
      `Surgery,pharmacist,${day},07:00,19:00,1,160`,
    ];
    const plan = (await check(manager, location, { source: 'file', csv: csvOf(lines) })).body;
    expect(plan.rows.map(({ line, problems }) => [line, ...problems.map(({ code }) => code)])).toEqual([
      [2],
      [3],
      [4, 'twin'],
      [5, 'unit_unknown'],
      [6, 'start_past'],
      [7, 'date_unreadable'],
      [8, 'profession_of_other_unit'],
    ]);
    const done = await publish(manager, location, plan);
    expect(outcomes(done)).toEqual(['created', 'created']);
    const [shiftId] = idsOf(done);
    const { shift } = await readShift(manager, { shiftId } as never);
    expect(shift).toMatchObject({ status: 'open', headcount: 2, rateCents: 150_00, notes: 'Entrance B' });
  });

  it('creates nothing twice: on a retry, by two at once, or the next day', async () => {
    const { manager, admin } = await registerTeam(stack);
    const location = await makeUnit(manager);
    const csv = csvOf([
      `Surgery,surgical_tech,${day},07:00,19:00,1,160`,
      `Surgery,surgical_tech,${day},9:00,17:00,1,160`,
    ]);
    const [one, other] = await Promise.all([
      check(manager, location, { source: 'file', csv }),
      check(admin, location, { source: 'file', csv }),
    ]);
    const both = await Promise.all([publish(manager, location, one.body), publish(admin, location, other.body)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both.flatMap(outcomes).sort()).toEqual(['created', 'created', 'exists', 'exists']);
    const retried = await publish(manager, location, one.body);
    expect(outcomes(retried)).toEqual(outcomes(both[0]));
    const again = (await check(manager, location, { source: 'file', csv })).body;
    expect(again.rows.map(({ problems }) => problems.map(({ code }) => code))).toEqual([['twin'], ['twin']]);
    expect(await boardOf(manager, location)).toMatchObject([{ shifts: [{}, {}] }]);
    const meant = await publish(manager, location, again, () => true);
    expect(outcomes(meant)).toEqual(['created', 'created']);
  });

  it('has columns, and up to 2,000 lines', async () => {
    const { manager } = await registerTeam(stack);
    const location = await makeUnit(manager);
    const fieldsOf = async (csv: string) => (await check(manager, location, { source: 'file', csv })).body;
    expect(await fieldsOf('unit,date\nSurgery,2026-12-01')).toMatchObject({
      fields: { csv: { code: 'shiftFileColumns', args: { columns: 'profession, start, end' } } },
    });
    const line = (index: number) => `Surgery,surgical_tech,${dayFromNow(1 + (index % 150))},07:00,19:00,1,160`;
    const lines = Array.from({ length: 2001 }, (_, index) => line(index));
    expect(await fieldsOf(csvOf(lines))).toMatchObject({ fields: { csv: { code: 'tooManyShifts' } } });
    const plan = await fieldsOf(csvOf(lines.slice(1)));
    expect(plan.rows).toHaveLength(2000);
    expect(plan.kinds).toHaveLength(1);
  });
});

describe('a week that is copied', () => {
  it('has the same shifts on the days after, for the units that the caller plans', async () => {
    const [{ manager, member }, stranger] = await Promise.all([registerTeam(stack), registerEmployer()]);
    const location = await makeUnit(manager, [member.userId]);
    await createShift(manager, location, shiftForm({ headcount: 3 }));
    await createShift(manager, location, shiftForm({ startTime: '19:00', endTime: '07:00' }), false);
    const from = mondayOfDay(day);
    const to = addDays(from, 14);
    const source = { source: 'week', from, to } as const;
    const plan = (await check(member, location, source)).body;
    expect(plan.rows.map(({ row, problems }) => [row?.day, problems])).toEqual([
      [addDays(day, 14), []],
      [addDays(day, 14), []],
    ]);
    expect(outcomes(await publish(member, location, plan))).toEqual(['created', 'created']);
    expect(await boardOf(manager, location, addDays(day, 14))).toMatchObject([
      { shifts: [{ headcount: 3, flags: [] }, { flags: [] }] },
    ]);
    expect(refusal(await check(stranger, location, source))).toEqual([404, 'NOT_FOUND']);
    expect(refusal(await publish(stranger, location, plan, () => true))).toEqual([404, 'NOT_FOUND']);
  });
});

describe('publishing in bulk', () => {
  it('can be undone while no one is on the shifts, and started again', async () => {
    const { manager, member, location, pool } = await coverUnit(stack, 1);
    await addTemplate(manager, location);
    const csv = csvOf([
      `Surgery,surgical_tech,${day},07:00,19:00,1,160`,
      `Surgery,surgical_tech,${day},08:00,20:00,1,160`,
    ]);
    const plan = (await check(manager, location, { source: 'file', csv })).body;
    const shiftIds = idsOf(await publish(manager, location, plan));
    const [asked] = shiftIds as [string];
    const { shift } = await readShift(manager, { shiftId: asked } as never);
    expect((await bookShift(pool[0]!, shift)).status).toBe(200);
    const { locationId } = location;
    const undo = (batchId: string) =>
      api(shiftPlanRoutes.undoShifts, { params: { locationId }, body: { batchId, shiftIds } }, as(member));
    expect(refusal(await undo(`sbt_${ulid()}`))).toEqual([404, 'NOT_FOUND']);
    const [first, second] = [await undo(plan.batchId), await undo(plan.batchId)];
    expect([first.body, second.body]).toEqual([
      { undone: [shiftIds[1]], kept: [asked] },
      { undone: [shiftIds[1]], kept: [asked] },
    ]);
    expect(await boardOf(manager, location)).toMatchObject([{ shifts: [{ requested: 1 }] }]);
    const again = (await check(manager, location, { source: 'file', csv })).body;
    expect(outcomes(await publish(manager, location, again))).toEqual(['created']);
  });

  it('is for verified organizations; others may save drafts', async () => {
    const employer = await registerEmployer({ verified: false });
    const location = await makeUnit(employer);
    const csv = csvOf([`Surgery,surgical_tech,${day},07:00,19:00,1,160`]);
    const { batchId, kinds, rows } = (await check(employer, location, { source: 'file', csv })).body;
    const create = (isPublished: boolean) =>
      api(
        shiftPlanRoutes.createShifts,
        {
          params: { locationId: location.locationId },
          body: { batchId, publish: isPublished, kinds, rows: rows.flatMap(({ row }) => row ?? []) },
        },
        once(employer),
      );
    expect(refusal(await create(true))).toEqual([403, 'ORGANIZATION_NOT_VERIFIED']);
    expect(outcomes(await create(false))).toEqual(['created']);
    expect(await boardOf(employer, location)).toMatchObject([{ shifts: [{ flags: ['draft'] }] }]);
  });

  it('asks a manager where the week’s budget is exceeded, and rejects supervisors', async () => {
    const { manager, member } = await registerTeam(stack);
    const location = await makeUnit(manager, [member.userId]);
    const [{ unitId, version, updatedAt: _at, locationId, ...unit }] = location.units as [Location['units'][number]];
    await api(
      locationRoutes.updateLocationUnit,
      { params: { locationId, unitId }, body: { unit: { ...unit, weeklyBudgetCents: 1000_00 }, version } },
      as(manager),
    );
    const csv = csvOf([`Surgery,surgical_tech,${day},07:00,19:00,1,150`]);
    const plan = (await check(manager, location, { source: 'file', csv })).body;
    expect(plan.rows[0]!.problems).toEqual([
      { code: 'over_budget', field: 'rateCents', args: { overCents: 725_00, weekCents: 1000_00 } },
    ]);
    const own = (await check(member, location, { source: 'file', csv })).body;
    expect(own.rows[0]!.problems).toEqual([{ code: 'over_budget', field: 'rateCents', args: {} }]);
    const refused = await publish(member, location, own, () => true);
    expect(refused.body.rows).toMatchObject([{ outcome: 'refused', problems: [{ code: 'over_budget' }] }]);
    expect(refusal(await createShift(member, location))).toEqual([409, 'SHIFT_OVER_BUDGET']);
    expect(outcomes(await publish(manager, location, plan, () => true))).toEqual(['created']);
  });
});
