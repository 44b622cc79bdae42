import { Email } from '@shared/model/fields';
import type { LocationUnit } from '@shared/model/location';
import type { OwnStaffInvite, OwnStaffProblem } from '@shared/model/own-staff';
import { ownStaffLimits } from '@shared/own-staff-limits';
import { AppError } from '@shared/errors';
import { notice } from '@shared/text/notice';
import { parse } from 'csv-parse/sync';
import { isNamed, professionIn } from '../plans/csv-fields';

const required = ['name', 'email', 'profession'] as const;
type Fields = Partial<Record<(typeof required)[number] | 'units', string>>;

export type StaffLine = { line: number; problem: OwnStaffProblem | null; person: OwnStaffInvite | null };
type CsvRecord = { record: Fields; info: { lines: number } };

const unreadable = (): never => {
  throw new AppError('INVALID_REQUEST', undefined, {
    fields: { 'list.csv': notice('staffFileColumns', { columns: required.join(', ') }) },
  });
};

const recordsOf = (csv: string): CsvRecord[] => {
  let names: string[] = [];
  const columns = (header: string[]): string[] => (names = header.map((name) => name.trim().toLowerCase()));
  let records: CsvRecord[] = [];
  try {
    const options = { info: true, bom: true, trim: true, skip_empty_lines: true, relax_column_count: true };
    const to = ownStaffLimits.invitesAtOnce + 1;
    records = parse(csv, { ...options, columns, to }) as unknown as CsvRecord[];
  } catch {
    unreadable();
  }
  if (records.length === 0 || required.some((name) => !names.includes(name))) unreadable();
  if (records.length > ownStaffLimits.invitesAtOnce) {
    const tooMany = notice('tooManyStaff', { max: ownStaffLimits.invitesAtOnce });
    throw new AppError('INVALID_REQUEST', undefined, { fields: { 'list.csv': tooMany } });
  }
  return records;
};

/** Null if a name is no unit's. Two units of that name are both meant. */
const unitsIn = (text: string, units: readonly LocationUnit[]): string[] | null => {
  const names = text.split(/[;|]/).flatMap((name) => name.trim() || []);
  const found = names.map((name) => units.filter((unit) => isNamed(unit.name, name)).map(({ unitId }) => unitId));
  return found.some((ids) => ids.length === 0) ? null : [...new Set(found.flat())];
};

const readLine = ({ record, info: { lines: line } }: CsvRecord, units: readonly LocationUnit[]): StaffLine => {
  const { name = '', email = '', profession: named = '', units: unitNames = '' } = record;
  const address = Email.safeParse(email);
  const profession = professionIn(named);
  const unitIds = unitsIn(unitNames, units);
  const isName = name !== '' && name.length <= ownStaffLimits.nameLength;
  const refused = (problem: OwnStaffProblem): StaffLine => ({ line, problem, person: null });
  if (!isName) return refused('name');
  if (!address.success) return refused('email');
  if (!profession) return refused('profession');
  if (!unitIds || unitIds.length > ownStaffLimits.unitsEach) return refused('unit');
  return { line, problem: null, person: { name, email: address.data, profession, unitIds } };
};

/** A line for each person. Without units, someone belongs to all of them. */
export const readStaffCsv = (csv: string, units: readonly LocationUnit[]): StaffLine[] =>
  recordsOf(csv).map((record) => readLine(record, units));
