import { suggestedCertifications } from '@shared/domain/requirement-presets';
import { AppError } from '@shared/errors';
import type { Profession } from '@shared/model/healthcare-vocabulary';
import type { LocationUnit } from '@shared/model/location';
import type { ShiftForm } from '@shared/model/shift';
import type { PlanProblem, ShiftTemplate } from '@shared/model/shift-plan';
import type { CsvProblem } from '@shared/model/shift-plan-vocabulary';
import { shiftLimits } from '@shared/shift-limits';
import { shiftPlanLimits } from '@shared/shift-plan-limits';
import { notice, type Notice } from '@shared/text/notice';
import { parse } from 'csv-parse/sync';
import { centsIn, countIn, dayIn, isNamed, professionIn, timeIn } from './csv-fields';

const required = ['unit', 'profession', 'date', 'start', 'end'] as const;
type Column = (typeof required)[number] | 'headcount' | 'rate';
type Fields = Partial<Record<Column, string>>;

export type ReadLine = { line: number; problems: PlanProblem[] } & (
  | { unit: LocationUnit; shift: ShiftForm }
  | { unit: null; shift: null }
);

const refuse = (text: Notice): never => {
  throw new AppError('INVALID_REQUEST', undefined, { fields: { csv: text } });
};

/** Spreadsheets of other regions separate with semicolons. */
const delimiterOf = (csv: string): string => {
  const header = csv.split(/\r?\n/, 1)[0] ?? '';
  const count = (delimiter: string): number => header.split(delimiter).length;
  return [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0]!;
};

type CsvRecord = { record: Fields; info: { lines: number } };

const recordsOf = (csv: string): CsvRecord[] => {
  let names: string[] = [];
  const columns = (header: string[]): string[] => (names = header.map((name) => name.trim().toLowerCase()));
  const read = (): CsvRecord[] =>
    parse(csv, {
      columns,
      info: true,
      bom: true,
      trim: true,
      skip_empty_lines: true,
      relax_column_count: true,
      delimiter: delimiterOf(csv),
      to: shiftPlanLimits.rows + 1,
    }) as unknown as CsvRecord[];
  let records: CsvRecord[] = [];
  try {
    records = read();
  } catch {
    refuse(notice('shiftFileUnreadable'));
  }
  const missing = required.filter((name) => !names.includes(name));
  if (missing.length > 0) refuse(notice('shiftFileColumns', { columns: missing.join(', ') }));
  if (records.length > shiftPlanLimits.rows) refuse(notice('tooManyShifts', { max: shiftPlanLimits.rows }));
  return records;
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

/** That of the same times, or else any of the unit and profession. */
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

const problem = (code: CsvProblem, field: string, text: string | undefined): PlanProblem => ({
  code,
  field,
  args: { text: (text ?? '').slice(0, 60) },
});

const readLine = ({ record, info }: CsvRecord, { units, templates }: Known): ReadLine => {
  const { unit: named = '', profession: of = '', date = '', start = '', end = '', headcount = '', rate = '' } = record;
  const unit = units.find(({ name }) => isNamed(name, named)) ?? null;
  const profession = professionIn(of);
  const [day, startTime, endTime] = [dayIn(date), timeIn(start), timeIn(end)];
  const people = headcount === '' ? 1 : countIn(headcount);
  const cents = rate === '' ? null : centsIn(rate);
  const problems = [
    ...(unit ? [] : [problem('unit_unknown', 'unit', named)]),
    ...(profession ? [] : [problem('profession_unknown', 'professions', of)]),
    ...(day ? [] : [problem('date_unreadable', 'day', date)]),
    ...(startTime ? [] : [problem('time_unreadable', 'startTime', start)]),
    ...(endTime ? [] : [problem('time_unreadable', 'endTime', end)]),
    ...(people === null ? [problem('headcount_unreadable', 'headcount', headcount)] : []),
    ...(rate !== '' && cents === null ? [problem('rate_unreadable', 'rateCents', rate)] : []),
  ];
  const line = info.lines;
  if (!unit || !profession || !day || !startTime || !endTime || people === null || problems.length > 0) {
    return { line, problems, unit: null, shift: null };
  }
  const template = templateFor(templates, { unit, profession, startTime, endTime });
  const rateCents = cents ?? template?.rateCents ?? null;
  if (rateCents === null) {
    return { line, problems: [problem('rate_missing', 'rateCents', rate)], unit: null, shift: null };
  }
  const terms = template ? termsOf(template) : usual(unit, profession);
  const shift = { ...terms, day, startTime, endTime, professions: [profession], headcount: people, rateCents };
  return { line, problems: [], unit, shift };
};

/** Lines of a file of shifts. What a line doesn't say comes from a template of the unit and profession. */
export const readCsv = (csv: string, known: Known): ReadLine[] =>
  recordsOf(csv).map((record) => readLine(record, known));
