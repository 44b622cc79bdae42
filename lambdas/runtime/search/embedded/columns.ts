import type { JobDocument } from '../port';
import { departments, jobStatuses, jobTypes, specialties } from '@shared/model/vocabulary';
import type { Dictionary } from './dictionary';

/** One number for each document, by its ordinal. */
const kinds = {
  /** Place in jobStatuses, or `gone`. */
  status: Uint8Array,
  jobType: Uint8Array,
  /** Place among the specialties and one more, 0 for none; as departments. */
  specialty: Uint8Array,
  department: Uint8Array,
  remote: Uint8Array,
  urgent: Uint8Array,
  /** Ids of dictionaries. */
  title: Uint32Array,
  organization: Uint32Array,
  location: Uint32Array,
  organizationId: Uint32Array,
  firstResponsible: Uint32Array,
  secondResponsible: Uint32Array,
  /** Milliseconds; -1 for never. */
  publishedAt: Float64Array,
  createdAt: Float64Array,
  /** US dollars in cents; -1 for none or another currency. */
  pay: Float64Array,
  revision: Float64Array,
  /** Where its text lies, see document-store.ts. */
  chunk: Uint32Array,
  offset: Uint32Array,
  length: Uint32Array,
} as const;
export type ColumnName = keyof typeof kinds;
export type Columns = { [K in ColumnName]: InstanceType<(typeof kinds)[K]> };
export const columnNames = Object.keys(kinds) as ColumnName[];

/** Status of a document that was replaced or removed. */
export const gone = 255;
export const activeStatus = jobStatuses.indexOf('active');
export const statusNumber = (status: JobDocument['status']): number => jobStatuses.indexOf(status);

/** Numbers of a vocabulary; 0 for none. */
export const numberIn = <T extends string>(values: readonly T[], value: T | null): number =>
  value === null ? 0 : values.indexOf(value) + 1;

export const newColumns = (capacity: number): Columns =>
  Object.fromEntries(columnNames.map((name) => [name, new kinds[name](capacity)])) as Columns;

export const columnFrom = (name: ColumnName, buffer: ArrayBuffer): Columns[ColumnName] => new kinds[name](buffer);

/** The same columns with room for more. */
export const grownColumns = (columns: Columns, capacity: number): Columns => {
  const grown = newColumns(capacity);
  for (const name of columnNames) grown[name].set(columns[name]);
  return grown;
};

export type Dictionaries = Record<'title' | 'organization' | 'location' | 'organizationId' | 'person', Dictionary>;

const timeOf = (instant: string | null): number => (instant === null ? -1 : Date.parse(instant));

/** Fills a document's row, but for where its text lies. */
export const fillRow = (columns: Columns, dictionaries: Dictionaries, ordinal: number, document: JobDocument): void => {
  const [first, second] = document.responsible;
  const row: Omit<Record<ColumnName, number>, 'chunk' | 'offset' | 'length'> = {
    status: statusNumber(document.status),
    jobType: jobTypes.indexOf(document.jobType),
    specialty: numberIn(specialties, document.specialty),
    department: numberIn(departments, document.department),
    remote: Number(document.remote),
    urgent: Number(document.urgentHiring),
    title: dictionaries.title.idOf(document.title),
    organization: dictionaries.organization.idOf(document.organization),
    location: dictionaries.location.idOf(document.location),
    organizationId: dictionaries.organizationId.idOf(document.organizationId),
    firstResponsible: dictionaries.person.idOf(first ?? ''),
    secondResponsible: dictionaries.person.idOf(second ?? ''),
    publishedAt: timeOf(document.publishedAt),
    createdAt: timeOf(document.createdAt),
    pay: document.currency === 'USD' ? (document.payYearlyCents ?? -1) : -1,
    revision: document.revision,
  };
  for (const name of Object.keys(row) as (keyof typeof row)[]) columns[name][ordinal] = row[name];
};
