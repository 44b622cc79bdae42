import { readList, type List, type ListRow } from '../../../platform/text/read-list';
import { suggestedCertifications } from '@shared/hiring/rules/requirement-presets';
import { AppError } from '@shared/errors';
import { facts as englishFacts, form as englishForm } from '@shared/locales/en/ui/coverage.json';
import { csv as english } from '@shared/locales/en/ui/shift-plans.json';
import { facts as spanishFacts, form as spanishForm } from '@shared/locales/es/ui/coverage.json';
import { csv as spanish } from '@shared/locales/es/ui/shift-plans.json';
import { facts as frenchFacts, form as frenchForm } from '@shared/locales/fr/ui/coverage.json';
import { csv as french } from '@shared/locales/fr/ui/shift-plans.json';
import type { Profession } from '@shared/people/model/healthcare-vocabulary';
import { readAs, shownText, type ReadAs } from '@shared/core/model/list-file';
import type { LocationUnit } from '@shared/work/model/location';
import type { ShiftForm } from '@shared/work/model/shifts/shift';
import type { PlanProblem, ShiftTemplate } from '@shared/work/model/shifts/shift-plan';
import type { CsvProblem } from '@shared/work/model/shifts/shift-plan-vocabulary';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { shiftPlanLimits } from '@shared/work/limits/shift-plan-limits';
import { notice, type Notice } from '@shared/text/notice';
import { centsIn, countIn, dayIn, endTimeIn, isNamed, isProfessionGuessed, professionIn, timeIn } from './csv-fields';

const texts = [
  { csv: english, form: englishForm, facts: englishFacts },
  { csv: spanish, form: spanishForm, facts: spanishFacts },
  { csv: french, form: frenchForm, facts: frenchFacts },
] as const;
const names = (column: string, shown: (of: (typeof texts)[number]) => readonly string[]): string[] => [
  column,
  ...texts.flatMap(shown),
];

/** Column names as on the site: in the exported board, next to a shift, and in the form. */
const columns = {
  unit: names('unit', ({ csv, form }) => [csv.unit, form.unit]),
  profession: names('profession', ({ csv, form }) => [csv.profession, form.professions]),
  date: names('date', ({ csv, form }) => [csv.date, form.day]),
  start: names('start', ({ csv, form }) => [csv.start, form.startTime]),
  end: names('end', ({ csv, form }) => [csv.end, form.endTime]),
  headcount: names('headcount', ({ csv, form }) => [csv.headcount, form.headcount]),
  rate: names('rate', ({ facts, form }) => [facts.rate, form.rateCents]),
};
type Column = keyof typeof columns;
const required = ['unit', 'profession', 'date', 'start', 'end'] as const satisfies readonly Column[];

export type ReadLine = { line: number; problems: PlanProblem[]; readAs: ReadAs[] } & (
  | { unit: LocationUnit; shift: ShiftForm }
  | { unit: null; shift: null }
);

const refuse = (text: Notice): never => {
  throw new AppError('INVALID_REQUEST', undefined, { fields: { csv: text } });
};

const listIn = (csv: string): List<Column> => {
  const list = readList(csv, columns, shiftPlanLimits.rows);
  if (list.columns.length === 0) refuse(notice('shiftFileUnreadable'));
  const missing = required.filter((name) => !list.columns.includes(name));
  if (missing.length > 0) refuse(notice('shiftFileColumns', { columns: missing.join(', ') }));
  if (list.rows.length > shiftPlanLimits.rows) refuse(notice('tooManyShifts', { max: shiftPlanLimits.rows }));
  return list;
};

type Terms = Omit<ShiftForm, 'day' | 'startTime' | 'endTime' | 'professions' | 'headcount' | 'rateCents'>;

const usual = (unit: LocationUnit, profession: Profession): Terms => ({
  breakRule: { meals: 1, mealMinutes: 30, paid: false, windowHours: null },
  differentials: [],
  bonusCents: 0,
  bonusReason: '',
  requiredCertifications: suggestedCertifications({
    professions: [profession],
    unit: unit.careUnit,
    specialty: null,
  }).requiredCertifications.slice(0, shiftLimits.certifications),
  unitMonths: 0,
  orientation: false,
  notes: '',
});

type Slot = { unit: LocationUnit; profession: Profession; startTime: string; endTime: string };

/** Returns the template with the same times, or else any of the unit and profession. */
const templateFor = (templates: readonly ShiftTemplate[], slot: Slot): ShiftTemplate | undefined => {
  const fitting = templates.filter(
    ({ unitId, professions }) => unitId === slot.unit.unitId && professions.includes(slot.profession),
  );
  const isSame = ({ startTime, endTime }: ShiftTemplate) => startTime === slot.startTime && endTime === slot.endTime;
  return fitting.find(isSame) ?? fitting[0];
};

const termsOf = ({ breakRule, differentials, bonusCents, bonusReason, ...rest }: ShiftTemplate): Terms => {
  const { requiredCertifications, unitMonths, orientation, notes } = rest;
  return { breakRule, differentials, bonusCents, bonusReason, requiredCertifications, unitMonths, orientation, notes };
};

type Known = { units: readonly LocationUnit[]; templates: readonly ShiftTemplate[] };

const problem = (code: CsvProblem, field: string, text: string): PlanProblem => ({
  code,
  field,
  args: { text: shownText(text) },
});

/** Lists cells in another form than the site's. */
const readAsIn = (
  { date = '', start = '', end = '', profession: of = '', rate = '' }: Cells,
  { day, startTime, endTime, professions: [profession], rateCents }: ShiftForm,
): ReadAs[] => {
  const isOtherTime = (text: string): boolean => /^\d+$|^24/.test(text);
  return [
    ...(/^\d{4}/.test(date) ? [] : [readAs('day', date, day)]),
    ...(isOtherTime(start) ? [readAs('startTime', start, startTime)] : []),
    ...(isOtherTime(end) ? [readAs('endTime', end, endTime)] : []),
    ...(profession && isProfessionGuessed(of) ? [readAs('profession', of, profession)] : []),
    ...(/,\d{1,2}\D*$/.test(rate) ? [readAs('rateCents', rate, rateCents)] : []),
  ];
};

type Cells = ListRow<Column>['cells'];

const readLine = (
  { line, cells }: ListRow<Column>,
  { units, templates }: Known,
  hasDecimalComma: boolean,
): ReadLine => {
  const { unit: named = '', profession: of = '', date = '', start = '', end = '', headcount = '', rate = '' } = cells;
  const unit = units.find(({ name }) => isNamed(name, named)) ?? null;
  const profession = professionIn(of);
  const [day, startTime, endTime] = [dayIn(date), timeIn(start), endTimeIn(end)];
  const people = headcount === '' ? 1 : countIn(headcount);
  const cents = rate === '' ? null : centsIn(rate, hasDecimalComma);
  const problems = [
    ...(unit ? [] : [problem('unit_unknown', 'unit', named)]),
    ...(profession ? [] : [problem('profession_unknown', 'professions', of)]),
    ...(day ? [] : [problem('date_unreadable', 'day', date)]),
    ...(startTime ? [] : [problem('time_unreadable', 'startTime', start)]),
    ...(endTime ? [] : [problem('time_unreadable', 'endTime', end)]),
    ...(people === null ? [problem('headcount_unreadable', 'headcount', headcount)] : []),
    ...(rate !== '' && cents === null ? [problem('rate_unreadable', 'rateCents', rate)] : []),
  ];
  const refused = (problems: PlanProblem[]): ReadLine => ({ line, problems, readAs: [], unit: null, shift: null });
  if (!unit || !profession || !day || !startTime || !endTime || people === null || problems.length > 0) {
    return refused(problems);
  }
  const template = templateFor(templates, { unit, profession, startTime, endTime });
  const rateCents = cents ?? template?.rateCents ?? null;
  if (rateCents === null) return refused([problem('rate_missing', 'rateCents', rate)]);
  const terms = template ? termsOf(template) : usual(unit, profession);
  const shift = { ...terms, day, startTime, endTime, professions: [profession], headcount: people, rateCents };
  return { line, problems: [], readAs: readAsIn(cells, shift), unit, shift };
};

/** Reads a file of shifts. Missing fields come from a template of the unit and profession. */
export const readCsv = (csv: string, known: Known): ReadLine[] => {
  const { rows, separator } = listIn(csv);
  return rows.map((row) => readLine(row, known, separator !== ','));
};
