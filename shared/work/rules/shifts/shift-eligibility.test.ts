import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { workPolicy } from '../../../data/work-rules';
import { workSpells, overlap } from './work-spells';
import { seenByEmployer, shiftEligibility } from './shift-eligibility';
import { fatigueBand } from '../pay/shift-hours';
import type { LiveBooking, ShiftPerson, ShiftSubject } from './shift-subjects';
import { booked, nightShift, nurse } from './shift-subjects.fake';
import { workLimits } from './work-limits';

const at = new Date('2026-11-26T12:00:00Z');
const evaluate = (person: Partial<ShiftPerson>, shift: Partial<ShiftSubject> = {}) =>
  shiftEligibility({ ...nightShift, ...shift }, { ...nurse, ...person }, at);
const codes = ({ reasons }: ReturnType<typeof evaluate>): string[] => reasons.map(({ code }) => code);

const hours = (from: string, count: number): string => new Date(Date.parse(from) + count * 3_600_000).toISOString();

describe('eligibility gates', () => {
  it('stop at an exclusion', () => {
    expect(evaluate({ excluded: true, professions: [], blocked: true })).toMatchObject({
      state: 'not_eligible',
      reasons: [{ code: 'exclusion' }],
    });
  });

  it('require a license in the state', () => {
    const texas = { profession: 'rn', state: 'TX', scope: 'single', expiresOn: null } as const;
    expect(codes(evaluate({ licenses: [texas] }))).toEqual(['license']);
    expect(evaluate({ licenses: [{ ...texas, scope: 'multistate' }] }, { state: 'FL' }).state).toBe('eligible');
    expect(evaluate({ licenses: [texas] }, { federal: true }).state).toBe('eligible');
  });

  it('wait for a license in review', () => {
    const pending = nurse.licenses.map((it) => ({ ...it, pending: true }));
    expect(evaluate({ licenses: pending })).toMatchObject({ state: 'unknown', reasons: [{ code: 'license_pending' }] });
    expect(evaluate({ licenses: pending, blocked: true }).state).toBe('not_eligible');
  });

  it('require no license for a profession without one', () => {
    const shift = { professions: ['medical_assistant'], requiredCertifications: [] } as const;
    expect(evaluate({ professions: ['medical_assistant'], licenses: [] }, shift)).toMatchObject({
      state: 'eligible',
      profession: 'medical_assistant',
    });
  });

  it('use the profession that has a license', () => {
    const found = evaluate({ professions: ['lpn', 'rn'] }, { professions: ['lpn', 'rn'] });
    expect(found).toMatchObject({ state: 'eligible', profession: 'rn' });
  });

  it('list each missing certification, and use the latest of several', () => {
    const bls = { code: 'bls', expiresOn: '2027-10-31' } as const;
    expect(evaluate({ certifications: [{ ...bls, expiresOn: '2026-12-01' }, bls] }).reasons).toEqual([
      { code: 'certification', args: { what: 'acls' } },
    ]);
  });

  it('check only blocking items of the file', () => {
    const item = { code: 'background_check', blocks: true, state: 'accepted', validUntil: null } as const;
    const found = evaluate({ file: [item, { ...item, code: 'drug_screen', state: 'in_review' }] });
    expect(found.reasons).toEqual([
      { code: 'file', args: { what: 'drug_screen', state: 'in_review', complete: 1, of: 2 } },
    ]);
    expect(evaluate({ file: [{ ...item, state: 'waived' }] }).state).toBe('eligible');
  });

  it('check the months of experience in the unit', () => {
    expect(evaluate({ unitMonths: 2 }, { unitMonths: 6 }).reasons).toEqual([
      { code: 'experience', args: { months: 2, required: 6 } },
    ]);
  });

  it('are closed only while booking is paused', () => {
    expect(codes(evaluate({ paused: { until: hours(at.toISOString(), 1) } }))).toEqual(['paused']);
    expect(codes(evaluate({ paused: { until: null } }))).toEqual(['paused']);
    expect(evaluate({ paused: { until: at.toISOString() } }).state).toBe('eligible');
  });

  it('list every reason in order', () => {
    const found = evaluate({ blocked: true, licenses: [], bookings: [booked(nightShift.startsAt, nightShift.endsAt)] });
    expect(codes(found)).toEqual(['license', 'unavailable', 'overlap']);
  });
});

describe('steps before eligibility', () => {
  it('ask newcomers for orientation, then for the terms', () => {
    const found = evaluate({ agreement: false }, { orientationShifts: 1 });
    expect(found).toMatchObject({
      state: 'eligible_if',
      steps: [{ code: 'orientation', args: { shifts: 1 } }, { code: 'agreement' }],
    });
    expect(evaluate({ orientationShifts: 1 }, { orientationShifts: 1 }).state).toBe('eligible');
    expect(evaluate({ knowsUnit: true }, { orientationShifts: 1 }).state).toBe('eligible');
    expect(evaluate({}, { orientationShifts: 1, orientation: true }).state).toBe('eligible');
    expect(codes(evaluate({ knowsUnit: true }, { orientation: true }))).toEqual(['oriented']);
  });
});

describe('work hours', () => {
  const before = [booked(hours(nightShift.startsAt, -4), nightShift.startsAt)];

  it('allow 16 in one work spell if both sides agree', () => {
    expect(evaluate({ bookings: before, longDuty: true }).reasons).toEqual([
      { code: 'duty', args: { minutes: 960, limit: 780 } },
    ]);
    expect(evaluate({ bookings: before }, { longDuty: true }).reasons).toEqual([
      { code: 'duty', args: { minutes: 960, limit: 780, agree: true } },
    ]);
    expect(evaluate({ bookings: before, longDuty: true }, { longDuty: true }).state).toBe('eligible');
    const more = [booked(hours(nightShift.startsAt, -5), nightShift.startsAt)];
    expect(codes(evaluate({ bookings: more, longDuty: true }, { longDuty: true }))).toEqual(['duty']);
    expect(evaluate({ bookings: more }, { longDuty: true }).reasons[0]?.args).not.toHaveProperty('agree');
  });

  it('require rest before the next work spell, too', () => {
    const next = booked(hours(nightShift.endsAt, 9), hours(nightShift.endsAt, 13));
    expect(evaluate({ bookings: [next] }).reasons).toEqual([{ code: 'rest', args: { minutes: 540, needed: 600 } }]);
  });

  it('report the largest part of the load', () => {
    const next = booked(hours(nightShift.endsAt, 11), hours(nightShift.endsAt, 15));
    const { load } = evaluate({ bookings: [next] });
    expect(load).toEqual({ value: 0.91, part: 'rest' });
    expect(load && fatigueBand(load)).toBe('at_limit');
  });

  it('fall into three fatigue bands', () => {
    const band = (value: number) => fatigueBand({ value, part: 'hours' });
    expect([0.69, 0.7, 0.89, 0.9].map(band)).toEqual(['rested', 'filling', 'filling', 'at_limit']);
  });

  it('count a free day without 24 hours of rest as a workday', () => {
    const mornings = Array.from({ length: 5 }, (_, day) =>
      booked(hours('2026-12-01T08:00:00Z', 24 * day), hours('2026-12-01T14:00:00Z', 24 * day)),
    );
    // From Sunday at 10 PM until Monday at 6 AM in Chicago.
    const bookings = [...mornings, booked('2026-12-07T04:00:00Z', '2026-12-07T12:00:00Z')];
    const tuesday = (startsAt: string) => evaluate({ bookings }, { startsAt, endsAt: hours(startsAt, 4) });
    expect(tuesday('2026-12-08T12:00:00Z').state).toBe('eligible');
    expect(tuesday('2026-12-08T11:59:00Z').reasons).toEqual([{ code: 'day_of_rest', args: { count: 8, limit: 6 } }]);
  });

  it('exclude overtime if the unit does', () => {
    const week = Array.from({ length: 3 }, (_, day) =>
      booked(hours('2026-11-30T14:00:00Z', 24 * day), hours('2026-11-30T22:00:00Z', 24 * day)),
    );
    const shift = {
      overtime: 'no',
      workweek: ['2026-11-29T06:00:00Z', '2026-12-06T06:00:00Z'],
      overtimeOver: { periodOverMinutes: 30 * 60, dailyOverMinutes: null },
    } as const;
    expect(evaluate({ bookings: week }, shift).reasons).toEqual([{ code: 'overtime', args: { minutes: 240 } }]);
  });

  it('count daily overtime if the rule does', () => {
    const overtimeOver = { periodOverMinutes: 2400, dailyOverMinutes: 480 };
    expect(evaluate({}, { overtimeOver })).toMatchObject({
      state: 'eligible',
      notes: [{ code: 'overtime', args: { minutes: 210 } }],
      overtimeMinutes: 210,
    });
  });

  it('are hidden from the employer', () => {
    const found = evaluate({ bookings: [booked(nightShift.startsAt, nightShift.endsAt, 'other')] });
    expect(seenByEmployer(found)).toMatchObject({ load: null, reasons: [{ code: 'hours_limit', args: {} }] });
    expect(seenByEmployer(evaluate({ blocked: true })).reasons).toEqual([{ code: 'unavailable', args: {} }]);
  });
});

describe('work limits', () => {
  const nurseIn = (state: 'AK' | 'TX') => ({ state, profession: 'rn', day: '2026-12-01' }) as const;

  it('are the strictest of policy, state, and organization', () => {
    expect(workLimits(nurseIn('TX'))).toEqual(workPolicy);
    expect(workLimits(nurseIn('AK'))).toEqual({ ...workPolicy, restMinutes: 600 });
    expect(workLimits(nurseIn('AK'), { restMinutes: 540, weekMinutes: 3000 })).toEqual({
      ...workPolicy,
      restMinutes: 600,
      weekMinutes: 3000,
    });
  });

  it('are never loosened by an organization', () => {
    expect(workLimits(nurseIn('TX'), { dutyMinutes: 900, restMinutes: 60, longInRow: 7 })).toEqual(workPolicy);
  });

  it('apply a state’s rule only to its professions and from its first day', () => {
    expect(workLimits({ ...nurseIn('AK'), profession: 'physician' })).toEqual(workPolicy);
    expect(workLimits({ ...nurseIn('AK'), day: '2018-12-31' })).toEqual(workPolicy);
  });
});

const first = Date.parse('2026-11-28T00:00:00Z');
const stretch = fc
  .record({ start: fc.integer({ min: 0, max: 4 * 24 * 14 }), quarters: fc.integer({ min: 8, max: 52 }) })
  .map(({ start, quarters }) => {
    const from = first + start * 15 * 60_000;
    return booked(new Date(from).toISOString(), new Date(from + quarters * 15 * 60_000).toISOString(), 'other');
  });

const order = ['not_eligible', 'unknown', 'eligible_if', 'eligible'];
const apart = (shift: ShiftSubject, bookings: readonly LiveBooking[]): number =>
  workSpells([...bookings, shift]).find((it) => it.bookings.some((one) => one.startsAt === shift.startsAt))?.bookings
    .length ?? 0;

describe('shift eligibility', () => {
  it('never improves with another booking', () => {
    fc.assert(
      fc.property(stretch, fc.array(stretch, { maxLength: 8 }), stretch, ({ startsAt, endsAt }, bookings, more) => {
        const shift = { ...nightShift, startsAt, endsAt };
        // A booking between two others can join them into one work spell, which needs no rest inside.
        fc.pre(apart(shift, bookings) === apart(shift, [...bookings, more]) || overlap(shift, more));
        const [less, with_] = [evaluate({ bookings }, shift), evaluate({ bookings: [...bookings, more] }, shift)];
        expect(order.indexOf(with_.state)).toBeLessThanOrEqual(order.indexOf(less.state));
      }),
    );
  });

  it('does not depend on the order of the bookings', () => {
    const shuffled = fc
      .uniqueArray(stretch, { maxLength: 8, selector: ({ startsAt }) => startsAt })
      .chain((them) => fc.tuple(fc.constant(them), fc.shuffledSubarray(them, { minLength: them.length })));
    fc.assert(
      fc.property(shuffled, ([one, other]) => {
        const [found, again] = [evaluate({ bookings: one }), evaluate({ bookings: other })];
        expect({ ...again, reasons: codes(again) }).toEqual({ ...found, reasons: codes(found) });
      }),
    );
  });

  it('keeps every accepted booking within the limits', () => {
    fc.assert(
      fc.property(fc.array(stretch, { maxLength: 25 }), (wanted) => {
        const bookings: LiveBooking[] = [];
        for (const one of wanted) if (evaluate({ bookings }, one).state === 'eligible') bookings.push(one);
        const spells = workSpells(bookings);
        expect(bookings.some((one) => bookings.some((other) => one !== other && overlap(one, other)))).toBe(false);
        expect(spells.every(({ minutes }) => minutes <= workPolicy.dutyMinutes)).toBe(true);
        spells.slice(1).forEach((spell, index) => {
          const rest = Date.parse(spell.startsAt) - Date.parse(spells[index]?.endsAt ?? '');
          expect(rest).toBeGreaterThanOrEqual(workPolicy.restMinutes * 60_000);
        });
      }),
    );
  });

  it('ends whenever a part of the load is over the limit', () => {
    fc.assert(
      fc.property(fc.array(stretch, { maxLength: 8 }), (bookings) => {
        const { load } = evaluate({ bookings });
        expect(load === null || load.value <= 1).toBe(true);
      }),
    );
  });
});

describe('work spells', () => {
  it('join bookings with less than an hour between them', () => {
    const [from, next] = ['2026-12-04T13:00:00.000Z', '2026-12-04T17:00:00.000Z'];
    const with_ = (gapMinutes: number) =>
      workSpells([booked(hours(next, gapMinutes / 60), hours(next, 4 + gapMinutes / 60)), booked(from, next)]);
    expect(with_(59).map(({ minutes }) => minutes)).toEqual([8 * 60 + 59]);
    expect(with_(60).map(({ minutes }) => minutes)).toEqual([240, 240]);
  });
});
