import { readList, type List, type ListRow } from '../../../platform/text/read-list';
import { AppError } from '@shared/errors';
import { columns as english } from '@shared/locales/en/ui/own-staff.json';
import { columns as spanish } from '@shared/locales/es/ui/own-staff.json';
import { columns as french } from '@shared/locales/fr/ui/own-staff.json';
import { readAs, type ReadAs } from '@shared/core/model/list-file';
import type { LocationUnit } from '@shared/work/model/location';
import { OwnStaffInvite, type OwnStaffProblem } from '@shared/work/model/own-staff';
import { ownStaffLimits } from '@shared/work/limits/own-staff-limits';
import { notice, type Notice } from '@shared/text/notice';
import { isNamed, isProfessionGuessed, professionIn } from '../plans/csv-fields';

const required = ['name', 'email', 'profession'] as const;
type Column = (typeof required)[number] | 'units';

/** Returns column names as in the staff list. */
const names = (column: Column): string[] => [column, ...[english, spanish, french].map((shown) => shown[column])];
const columns = {
  name: names('name'),
  email: names('email'),
  profession: names('profession'),
  units: names('units'),
};

export type StaffLine = {
  line: number;
  problem: OwnStaffProblem | null;
  person: OwnStaffInvite | null;
  readAs: ReadAs[];
};

const refuse = (text: Notice): never => {
  throw new AppError('INVALID_REQUEST', undefined, { fields: { 'list.csv': text } });
};

const listIn = (csv: string): List<Column> => {
  const list = readList(csv, columns, ownStaffLimits.invitesAtOnce);
  if (list.rows.length === 0 || required.some((name) => !list.columns.includes(name)))
    refuse(notice('staffFileColumns', { columns: required.join(', ') }));
  if (list.rows.length > ownStaffLimits.invitesAtOnce)
    refuse(notice('tooManyStaff', { max: ownStaffLimits.invitesAtOnce }));
  return list;
};

/** Returns all units with a name; null if a name is unknown. */
const unitsIn = (text: string, units: readonly LocationUnit[]): string[] | null => {
  const names = text.split(/[;|]/).flatMap((name) => name.trim() || []);
  const found = names.map((name) => units.filter((unit) => isNamed(unit.name, name)).map(({ unitId }) => unitId));
  return found.some((ids) => ids.length === 0) ? null : [...new Set(found.flat())];
};

const { name: Name, email: Address } = OwnStaffInvite.shape;

const readLine = ({ line, cells }: ListRow<Column>, units: readonly LocationUnit[]): StaffLine => {
  const { profession: named = '', units: unitNames = '' } = cells;
  const [name, email] = [Name.safeParse(cells.name), Address.safeParse(cells.email)];
  const profession = professionIn(named);
  const unitIds = unitsIn(unitNames, units);
  const refused = (problem: OwnStaffProblem): StaffLine => ({ line, problem, person: null, readAs: [] });
  if (!name.success) return refused('name');
  if (!email.success) return refused('email');
  if (!profession) return refused('profession');
  if (!unitIds || unitIds.length > ownStaffLimits.unitsEach) return refused('unit');
  return {
    line,
    problem: null,
    person: { name: name.data, email: email.data, profession, unitIds },
    readAs: isProfessionGuessed(named) ? [readAs('profession', named, profession)] : [],
  };
};

/** Reads a line for each person. Without units, the person belongs to all of them. */
export const readStaffCsv = (csv: string, units: readonly LocationUnit[]): StaffLine[] =>
  listIn(csv).rows.map((row) => readLine(row, units));
