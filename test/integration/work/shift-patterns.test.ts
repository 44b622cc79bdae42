import { shiftPlanRoutes } from '@shared/work/api/shift-plans.routes';
import { shiftRoutes } from '@shared/work/api/shifts.routes';
import { addDays } from '@shared/core/rules/calendar-days';
import type { Location } from '@shared/work/model/location';
import type { PatternRule, ShiftPattern } from '@shared/work/model/shifts/shift-plan';
import { daysOfWeek } from '@shared/work/model/shifts/shift-vocabulary';
import { randomUUID } from 'node:crypto';
import type * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { openTable } from '@lambdas/platform/table/table';
import { extendDuePatterns } from '@lambdas/work/shifts/plans/extend-due-patterns';
import { createLocations } from '@lambdas/store/work/locations/locations';
import { createOrganizations } from '@lambdas/store/organizations/organizations/organizations';
import { createLedgers } from '@lambdas/store/work/reliability/ledgers';
import { createDuePatterns, createShiftPlans } from '@lambdas/store/work/shift-plans/shift-plans';
import { createBoard } from '@lambdas/store/work/shifts/board';
import { createShifts } from '@lambdas/store/work/shifts/shifts';
import { api } from '../../support/client';
import { dayFromNow, registerTeam } from '../../support/marketplace';
import { registerEmployer, type Person } from '../../support/people';
import { bookShift, coverUnit, makeUnit, readShift, shiftForm } from '../../support/work/shifts';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();
const table = openTable();

const as = ({ token }: Person) => ({ token });
const once = (person: Person) => ({ ...as(person), idempotencyKey: randomUUID() });
const refusal = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];

const first = dayFromNow(7);
const weekday = daysOfWeek[new Date(first).getUTCDay()]!;
const weekly = (fields: Partial<z.input<typeof PatternRule>> = {}): z.input<typeof PatternRule> => ({
  weekdays: [{ weekday, headcount: 2 }],
  from: first,
  until: addDays(first, 7 * 11),
  ...fields,
});

const { day: _day, ...kind } = shiftForm();

const addTemplate = async (person: Person, { locationId, units }: Location) =>
  (
    await api(
      shiftPlanRoutes.createShiftTemplate,
      { params: { locationId, unitId: units[0]!.unitId }, body: { ...kind, name: 'Days' } },
      once(person),
    )
  ).body;

const repeat = async (person: Person, location: Location, rule = weekly(), publish = true) => {
  const { templateId } = await addTemplate(person, location);
  const params = { locationId: location.locationId, templateId };
  return api(shiftPlanRoutes.createShiftPattern, { params, body: { rule, publish } }, once(person));
};

type Change = {
  rule?: z.input<typeof PatternRule>;
  shift?: Partial<typeof kind>;
  reach?: 'later' | 'unbooked';
  day?: string;
};

const change = (person: Person, { locationId, patternId, version }: ShiftPattern, it: Change) =>
  api(
    shiftPlanRoutes.updateShiftPattern,
    {
      params: { locationId, patternId },
      body: {
        rule: it.rule ?? weekly(),
        shift: { ...kind, ...it.shift },
        reach: it.reach ?? 'unbooked',
        day: it.day ?? first,
        version,
      },
    },
    as(person),
  );

const boardOf = async (person: Person, { locationId }: Location, from = first, weeks = 8) => {
  const pages = Array.from({ length: Math.ceil(weeks / 2) }, (_, index) => addDays(from, 14 * index));
  const answers = await Promise.all(
    pages.map((start) =>
      api(shiftRoutes.getBoard, { params: { locationId }, query: { from: start, days: '14' } }, as(person)),
    ),
  );
  return answers
    .flatMap(({ body }) => body.days)
    .flatMap(({ day, shifts }) => shifts.map((shift) => ({ day, ...shift })))
    .toSorted((one, other) => one.day.localeCompare(other.day));
};

const weeksFrom = (day: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(day, 7 * index));

/** Runs the schedule a number of days from now, for one pattern: others in the table belong to other tests. */
const extend = (pattern: ShiftPattern, days: number) => {
  const due = createDuePatterns(table);
  const now = new Date(Date.now() + days * 86_400_000);
  const deps = {
    due: {
      patterns: async (...[until, after]: Parameters<typeof due.patterns>) => {
        const page = await due.patterns(until, after);
        return { ...page, due: page.due.filter(({ patternId }) => patternId === pattern.patternId) };
      },
    },
    plans: createShiftPlans(table),
    shifts: createShifts(table),
    board: createBoard(table),
    locations: createLocations(table),
    organizations: createOrganizations(table),
    ledgers: createLedgers(table),
    clock: { now: () => now, newId: <P extends string>(prefix: P) => `${prefix}_${randomUUID()}` as const },
  };
  return extendDuePatterns(deps, () => true);
};

describe('a pattern', () => {
  it('creates its shifts eight weeks ahead, and the next ones on schedule, each once', async () => {
    const { manager } = await registerTeam(stack);
    const location = await makeUnit(manager);
    const created = await repeat(manager, location);
    expect([created.status, created.body.plannedThrough]).toEqual([201, addDays(dayFromNow(0), 56)]);
    expect((await boardOf(manager, location)).map(({ day, headcount }) => [day, headcount])).toEqual(
      weeksFrom(first, 8).map((day) => [day, 2]),
    );
    expect(await extend(created.body, 0)).toMatchObject({ shifts: 0 });
    const runs = await Promise.all([extend(created.body, 15), extend(created.body, 15)]);
    expect(runs.map(({ failed }) => failed)).toEqual([0, 0]);
    expect((await boardOf(manager, location, first, 12)).map(({ day }) => day)).toEqual(weeksFrom(first, 10));
    await extend(created.body, 60);
    expect((await boardOf(manager, location, first, 14)).map(({ day }) => day)).toEqual(weeksFrom(first, 12));
    expect(await extend(created.body, 61)).toMatchObject({ shifts: 0 });
    // A finished pattern makes room for others.
    await extend(created.body, 100);
    const { locationId } = location;
    const plans = await api(shiftPlanRoutes.listShiftPlans, { params: { locationId } }, as(manager));
    expect(plans.body.patterns).toEqual([]);
  });

  it('skips days, and is rejected without an end in reach', async () => {
    const { manager } = await registerTeam(stack);
    const location = await makeUnit(manager);
    const [one, two] = weeksFrom(first, 2) as [string, string];
    await repeat(manager, location, weekly({ skipped: [one], until: two }));
    expect((await boardOf(manager, location)).map(({ day }) => day)).toEqual([two]);
    const fieldsOf = async (rule: z.input<typeof PatternRule>) => (await repeat(manager, location, rule)).body;
    expect(await fieldsOf(weekly({ until: addDays(first, -1) }))).toMatchObject({
      fields: { 'rule.until': { code: 'patternEndsBeforeStart' } },
    });
    expect(await fieldsOf(weekly({ until: addDays(first, 7 * 27) }))).toMatchObject({
      fields: { 'rule.until': { code: 'patternTooLong' } },
    });
  });

  it('is unknown to others, and creates drafts for an unverified organization', async () => {
    const [{ manager, member }, newcomer] = await Promise.all([
      registerTeam(stack),
      registerEmployer({ verified: false }),
    ]);
    const location = await makeUnit(manager);
    const pattern = (await repeat(manager, location)).body;
    for (const person of [member, newcomer]) {
      expect(refusal(await change(person, pattern, {}))).toEqual([404, 'NOT_FOUND']);
    }
    const own = await makeUnit(newcomer);
    expect(refusal(await repeat(newcomer, own))).toEqual([403, 'ORGANIZATION_NOT_VERIFIED']);
    expect((await repeat(newcomer, own, weekly(), false)).status).toBe(201);
    expect((await boardOf(newcomer, own)).map(({ flags }) => flags)).toEqual(weeksFrom(first, 8).map(() => ['draft']));
  });
});

describe('a change of a pattern', () => {
  it('applies to this and later shifts, or to all without bookings', async () => {
    const { manager, location, pool } = await coverUnit(stack, 1);
    const created = (await repeat(manager, location)).body;
    const [, second, third] = weeksFrom(first, 3) as [string, string, string];
    const before = await boardOf(manager, location);
    const idOn = (day: string) => ({ shiftId: before.find((it) => it.day === day)!.id }) as never;
    const { shift } = await readShift(manager, idOn(third));
    expect((await bookShift(pool[0]!, shift)).status).toBe(200);
    const later = await change(manager, created, { shift: { rateCents: 170_00 }, reach: 'later', day: second });
    expect(later.body).toMatchObject({ changed: 6, kept: 1, pattern: { version: 2, shift: { rateCents: 170_00 } } });
    const ratesOf = () =>
      Promise.all(weeksFrom(first, 3).map(async (day) => (await readShift(manager, idOn(day))).shift.rateCents));
    expect(await ratesOf()).toEqual([150_00, 170_00, 150_00]);
    const all = await change(manager, later.body.pattern, { shift: { rateCents: 180_00 } });
    expect(all.body).toMatchObject({ changed: 7, kept: 1 });
    expect(await ratesOf()).toEqual([180_00, 180_00, 150_00]);
    expect(refusal(await change(manager, created, {}))).toEqual([409, 'STALE_VERSION']);
  });

  it('moves to other days, and skips a shift that was canceled separately', async () => {
    const { manager } = await registerTeam(stack);
    const location = await makeUnit(manager);
    const created = (await repeat(manager, location)).body;
    const shiftId = (await boardOf(manager, location))[0]!.id;
    await api(shiftRoutes.cancelShift, { params: { shiftId }, body: { reason: 'Closed' } }, as(manager));
    expect(refusal(await change(manager, created, {}))).toEqual([409, 'STALE_VERSION']);
    const { locationId } = location;
    const plans = () => api(shiftPlanRoutes.listShiftPlans, { params: { locationId } }, as(manager));
    const skipped = (await plans()).body.patterns[0]!;
    expect(skipped.skipped).toEqual([first]);
    const next = daysOfWeek[new Date(addDays(first, 1)).getUTCDay()]!;
    const rule = weekly({ weekdays: [{ weekday: next, headcount: 1 }], skipped: [first] });
    const moved = (await change(manager, skipped, { rule })).body.pattern;
    expect((await boardOf(manager, location)).map(({ day }) => day)).toEqual(
      weeksFrom(addDays(first, 1), 8).slice(0, 7),
    );
    await change(manager, moved, { rule: weekly({ skipped: [first] }) });
    expect((await boardOf(manager, location)).map(({ day }) => day)).toEqual(weeksFrom(first, 8).slice(1));
    const ended = await api(
      shiftPlanRoutes.endShiftPattern,
      { params: { locationId, patternId: created.patternId }, body: { day: addDays(first, 8) } },
      as(manager),
    );
    expect(ended.body).toEqual({ canceled: 6, kept: 0 });
    expect((await boardOf(manager, location)).map(({ day }) => day)).toEqual(weeksFrom(first, 2).slice(1));
  });

  it('is finished by the schedule after an interruption', async () => {
    const { manager } = await registerTeam(stack);
    const location = await makeUnit(manager);
    const pattern = (await repeat(manager, location)).body;
    const plans = createShiftPlans(table);
    const stored = (await plans.list(manager.organizationId)).patterns[0]!;
    await plans.changePattern(stored, {
      rule: { ...stored, weekdays: [{ weekday, headcount: 4 }] },
      shift: stored.shift,
      applyFrom: first,
      version: 1,
      at: new Date().toISOString(),
    });
    expect(await extend(pattern, 0)).toMatchObject({ patterns: 1, shifts: 8, failed: 0 });
    expect((await boardOf(manager, location)).map(({ headcount }) => headcount)).toEqual(
      weeksFrom(first, 8).map(() => 4),
    );
    expect(await extend(pattern, 0)).toMatchObject({ shifts: 0 });
  });
});
