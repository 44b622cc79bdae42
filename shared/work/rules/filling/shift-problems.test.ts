import { describe, expect, it } from 'vitest';
import { patternProblems, shiftProblems, shiftWarnings, type PublishContext, type ShiftDraft } from './shift-problems';

const at = new Date('2026-11-26T12:00:00Z');
const draft: ShiftDraft = {
  day: '2026-12-03',
  startTime: '19:00',
  endTime: '07:00',
  timeZone: 'America/Chicago',
  professions: ['rn'],
  headcount: 2,
  rateCents: 52_00,
  contractor: false,
  repeatConfirmed: false,
};
const context: PublishContext = {
  unitProfessions: ['rn', 'lpn', 'cna'],
  longShifts: false,
  shiftsThatDay: 0,
  minimumCents: 15_00,
  cardCents: 50_00,
  contractorAllowed: false,
  hasBreakRule: true,
  stateHasBreakRule: true,
  budget: { weekCents: 18_000_00, plannedCents: 17_000_00 },
  costCents: 1_000_00,
  hasTwin: false,
  peopleWithShortRest: 0,
  isHoliday: false,
};
const problems = (own: Partial<ShiftDraft>, facts: Partial<PublishContext> = {}) =>
  shiftProblems({ ...draft, ...own }, { ...context, ...facts }, at);

describe('a shift draft', () => {
  it('can be published', () => {
    expect(problems({})).toEqual([]);
    expect(problems({ day: '2027-05-26' })).toEqual([]);
  });

  it.each([
    ['a start in the past', { day: '2026-11-25' }, 'start_past', 'startTime'],
    [
      'a start within half an hour',
      { day: '2026-11-26', startTime: '06:29', endTime: '12:00' },
      'start_soon',
      'startTime',
    ],
    ['a start in more than 26 weeks', { day: '2027-05-28' }, 'too_far', 'day'],
    ['less than 2 hours', { startTime: '07:00', endTime: '08:59' }, 'too_short', 'endTime'],
    ['more than 16 hours', { startTime: '07:00', endTime: '23:01' }, 'too_long', 'endTime'],
    ['more than 13 hours', { startTime: '07:00', endTime: '20:01' }, 'long_not_allowed', 'endTime'],
    ['no profession', { professions: [] }, 'profession_missing', 'professions'],
    ['four professions', { professions: ['rn', 'lpn', 'cna', 'np'] }, 'too_many_professions', 'professions'],
    ['a profession of another unit', { professions: ['rn', 'pharmacist'] }, 'profession_of_other_unit', 'professions'],
    ['no people', { headcount: 0 }, 'headcount', 'headcount'],
    ['21 people', { headcount: 21 }, 'headcount', 'headcount'],
    ['half a person', { headcount: 1.5 }, 'headcount', 'headcount'],
    ['less than the minimum wage', { rateCents: 14_99 }, 'under_minimum', 'rateCents'],
    ['less than the rate card', { rateCents: 49_99 }, 'under_card', 'rateCents'],
    ['a contractor', { contractor: true }, 'contractor_refused', 'contractor'],
  ] as [string, Partial<ShiftDraft>, string, string][])('is rejected with %s', (_, own, code, field) => {
    expect(problems(own)).toMatchObject([{ code, field }]);
  });

  it.each([
    ['60 shifts that day', { shiftsThatDay: 60 }, 'day_full', 'day'],
    ['no rule for breaks', { hasBreakRule: false }, 'break_rule_missing', 'breakRule'],
    ['a shift like another', { hasTwin: true }, 'twin', 'day'],
  ] as [string, Partial<PublishContext>, string, string][])('is rejected with %s', (_, facts, code, field) => {
    expect(problems({}, facts)).toMatchObject([{ code, field }]);
  });

  it('shows how far it is over the budget', () => {
    expect(problems({}, { costCents: 2_240_00 })).toEqual([
      { code: 'over_budget', field: 'rateCents', args: { overCents: 1_240_00, weekCents: 18_000_00 } },
    ]);
    expect(problems({}, { costCents: 2_240_00, budget: null })).toEqual([]);
  });

  it('may last up to 16 hours if the location allows it', () => {
    expect(problems({ startTime: '07:00', endTime: '23:00' }, { longShifts: true })).toEqual([]);
  });

  it('has its elapsed length when clocks change', () => {
    expect(problems({ day: '2027-03-14', startTime: '01:00', endTime: '03:30' })).toMatchObject([
      { code: 'too_short', args: { minutes: 90, limit: 120 } },
    ]);
    expect(problems({ day: '2027-03-14', startTime: '02:30', endTime: '03:00' })).toMatchObject([{ code: 'no_time' }]);
  });

  it('may start in half an hour, and may repeat another shift once confirmed', () => {
    expect(problems({ day: '2026-11-26', startTime: '06:30', endTime: '12:00' })).toEqual([]);
    expect(problems({ repeatConfirmed: true }, { hasTwin: true })).toEqual([]);
  });

  it('shows every problem at once', () => {
    const found = problems({ professions: [], headcount: 0, rateCents: 1 });
    expect(found.map(({ field }) => field)).toEqual(['professions', 'headcount', 'rateCents']);
  });
});

describe('shift warnings', () => {
  it('include short rest, holidays, and clock changes', () => {
    const change = { ...draft, day: '2027-03-13' };
    expect(shiftWarnings(change, { ...context, peopleWithShortRest: 2, isHoliday: true })).toEqual([
      { code: 'short_rest', args: { people: 2 } },
      { code: 'holiday', args: {} },
      { code: 'clock_change', args: { minutes: 660, clocksGo: 'forward' } },
    ]);
    expect(shiftWarnings(draft, context)).toEqual([]);
  });
});

describe('a shift pattern', () => {
  const codes = (own: object) =>
    patternProblems({ everyWeeks: 1, from: '2026-12-07', until: '2027-06-06', ...own }).map(({ code }) => code);

  it('must end within 26 weeks', () => {
    expect(codes({})).toEqual([]);
    expect(codes({ until: '2027-06-07' })).toEqual(['too_many_weeks']);
    expect(codes({ until: null })).toEqual(['end_missing']);
    expect(codes({ until: '2026-12-06' })).toEqual(['end_before_start']);
  });

  it('repeats every 1 to 8 weeks', () => {
    expect([codes({ everyWeeks: 0 }), codes({ everyWeeks: 9 }), codes({ everyWeeks: 8 })]).toEqual([
      ['weeks_apart'],
      ['weeks_apart'],
      [],
    ]);
  });
});
