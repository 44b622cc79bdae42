import type { OvertimeRow } from '../../../data/overtime-rules';
import type { PayRules } from '../../model/pay-line';
import type { StateCode } from '../../../people/model/profile-vocabulary';
import { overtimeRuleOf, overtimeRulesIn } from './overtime-rule';
import { shiftPay, type ShiftPay, type ShiftsPay } from './shift-pay';
import type { PayCalendar } from './shift-pay/pay-calendar';
import type { WorkedShift } from './shift-pay/worked-shift';

/** `day`: day of the shift, YYYY-MM-DD. `overtime`: false for contractors. */
export type PlacedShift = {
  shift: WorkedShift;
  day: string;
  state: StateCode;
  calendar: PayCalendar;
  overtime: boolean;
};

/** `rules`: null without overtime or a missed break. */
type SettledPay = ShiftPay & { rules: PayRules | null };

type Computing = { calendar: PayCalendar; rule: OvertimeRow | null };

const rulesOf = ({ lines }: ShiftPay, { periods }: ShiftsPay, rule: OvertimeRow | null): PayRules | null => {
  const last = lines.findLast((line) => 'period' in line);
  if (!rule || !last) return null;
  const period = periods.find(({ startsAt }) => startsAt === last.period);
  return { code: rule.code, checkedOn: rule.checkedOn, until: period?.endsAt ?? last.period };
};

const weeklyOn = (day: string): OvertimeRow | null => overtimeRuleOf('weekly_40', day);

/** The place's rule and the federal one, which is the minimum for hours across places. */
const rulesOn = (day: string, state: StateCode, isAlone: boolean): (OvertimeRow | null)[] => {
  const own = overtimeRulesIn(state, day)[0] ?? null;
  return isAlone || own?.code === 'weekly_40' ? [own] : [own, weeklyOn(day)];
};

/**
 * Each shift by the calendar and rule of its own place, with the hours of all: an employer's places in two states each apply
 * their rule to the whole week. `shifts`: all shifts of one person and one employer in the affected periods.
 */
export const workweekPay = (shifts: readonly PlacedShift[]): SettledPay[] => {
  const all = shifts.map(({ shift }) => shift);
  const isAlone = new Set(shifts.map(({ state }) => state)).size === 1;
  const known = new Map<string, ShiftsPay>();
  const paidBy = ({ calendar, rule }: Computing): ShiftsPay => {
    const key = JSON.stringify([calendar, rule?.code, rule?.since]);
    const paid = known.get(key) ?? shiftPay({ shifts: all, calendar, rule });
    known.set(key, paid);
    return paid;
  };
  const paidAs = (id: string, by: Computing): SettledPay => {
    const paid = paidBy(by);
    const own = paid.shifts.find((it) => it.id === id) ?? { id, lines: [], cents: 0 };
    return { ...own, rules: rulesOf(own, paid, by.rule) };
  };
  return shifts.map(({ shift: { id }, day, state, calendar, overtime }) => {
    const [first = null, ...others] = overtime ? rulesOn(day, state, isAlone) : [null];
    return others
      .map((rule) => paidAs(id, { calendar, rule }))
      .reduce((most, it) => (it.cents > most.cents ? it : most), paidAs(id, { calendar, rule: first }));
  });
};
