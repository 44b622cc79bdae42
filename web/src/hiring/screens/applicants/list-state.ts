import type { TFunction } from '@/lib/i18n/i18n';
import { groupedMatchRank } from '@shared/hiring/rules/match/match-outcome';
import { receivedJobs, type ReceivedJobs } from '@shared/hiring/model/hiring-vocabulary';
import type { MatchOutcome } from '@shared/hiring/model/match';
import type { ReceivedApplication } from '@shared/hiring/model/application';
import type { ApplicationStatus } from '@shared/core/model/enumerations';
import { applicationStatuses, openStages } from '@shared/core/model/vocabulary';

export const applicantSorts = ['newest', 'oldest', 'stay', 'match', 'rating', 'experience'] as const;
export type ApplicantSort = (typeof applicantSorts)[number];
const applicantViews = ['board', 'table'] as const;
export type ApplicantsView = (typeof applicantViews)[number];
/** Eligible people, or a minimum score. */
export const matchLevels = ['eligible', '70', '80', '90'] as const;
type MatchLevel = (typeof matchLevels)[number];

/** `closed`: rejected and withdrawn together. */
type StatusFilter = ApplicationStatus | 'closed';
const statusFilters: readonly StatusFilter[] = [...applicationStatuses, 'closed'];

export const isIn = (filter: StatusFilter | null, status: ApplicationStatus): boolean =>
  filter === null || filter === status || (filter === 'closed' && (status === 'rejected' || status === 'withdrawn'));

export type ListState = {
  words: string;
  status: StatusFilter | null;
  sort: ApplicantSort;
  /** Null for the view used last on this device. */
  view: ApplicantsView | null;
  match: MatchLevel | null;
  /** Null for the jobs of the whole team. */
  jobs: ReceivedJobs | null;
  jobId: string | null;
  open: string | null;
};

const parameters = {
  words: 'q',
  status: 'status',
  sort: 'sort',
  view: 'view',
  match: 'match',
  jobs: 'jobs',
  jobId: 'job',
  open: 'application',
} as const satisfies Record<keyof ListState, string>;

const oneOf = <V extends string>(values: readonly V[], text: string | null): V | undefined =>
  values.find((value) => value === text);

export const stateOf = (search: URLSearchParams): ListState => ({
  words: search.get(parameters.words) ?? '',
  status: oneOf(statusFilters, search.get(parameters.status)) ?? null,
  sort: oneOf(applicantSorts, search.get(parameters.sort)) ?? 'newest',
  view: oneOf(applicantViews, search.get(parameters.view)) ?? null,
  match: oneOf(matchLevels, search.get(parameters.match)) ?? null,
  jobs: oneOf(receivedJobs, search.get(parameters.jobs)) ?? null,
  jobId: search.get(parameters.jobId),
  open: search.get(parameters.open),
});

/** A list of one stage is a table, unless the address says otherwise. */
export const viewOf = ({ view, status }: ListState, last: string | null): ApplicantsView => {
  if (view !== null) return view;
  if (status !== null) return 'table';
  return oneOf(applicantViews, last) ?? 'table';
};

const unsaid: Partial<Record<keyof ListState, string>> = { sort: 'newest' };

/** Applies changes to the URL, keeps other parameters, omits defaults. */
export const withState = (search: URLSearchParams, changes: Partial<ListState>): URLSearchParams => {
  const next = new URLSearchParams(search);
  for (const [part, value] of Object.entries(changes) as [keyof ListState, string | null][]) {
    if (value === null || value === '' || value === unsaid[part]) next.delete(parameters[part]);
    else next.set(parameters[part], value);
  }
  return next;
};

export const isNarrowed = ({ words, status, match, jobs, jobId }: ListState): boolean =>
  words.trim() !== '' || [status, match, jobs, jobId].some((it) => it !== null);

type Words = TFunction<'labels/jobs'>;

const textOf = ({ candidate }: ReceivedApplication, t: Words): string => {
  const specialty = candidate.specialty === null ? '' : t(`specialty.${candidate.specialty}`);
  return `${candidate.firstName} ${candidate.lastName} ${specialty} ${candidate.title}`.toLowerCase();
};

const reaches = ({ match }: ReceivedApplication, level: MatchLevel): boolean =>
  level === 'eligible' ? match?.state === 'eligible' : (match?.score ?? -1) >= Number(level);

const matches = (row: ReceivedApplication, { words, status, match, jobId }: ListState, t: Words): boolean =>
  isIn(status, row.status) &&
  (jobId === null || row.jobId === jobId) &&
  (match === null || reaches(row, match)) &&
  words
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => textOf(row, t).includes(word));

const newestFirst = (one: ReceivedApplication, other: ReceivedApplication): number =>
  Date.parse(other.appliedAt) - Date.parse(one.appliedAt) || other.applicationId.localeCompare(one.applicationId);

const most =
  (value: (row: ReceivedApplication) => number | null) =>
  (one: ReceivedApplication, other: ReceivedApplication): number =>
    (value(other) ?? -1) - (value(one) ?? -1) || newestFirst(one, other);

const orders: Record<ApplicantSort, (one: ReceivedApplication, other: ReceivedApplication) => number> = {
  newest: newestFirst,
  oldest: (one, other) => newestFirst(other, one),
  stay: (one, other) => Date.parse(one.statusSince) - Date.parse(other.statusSince) || newestFirst(one, other),
  match: most(({ match }) => match && groupedMatchRank(match)),
  rating: most(({ rating }) => rating),
  experience: most(({ candidate }) => candidate.experience),
};

export const rowsFor = (rows: readonly ReceivedApplication[], state: ListState, t: Words): ReceivedApplication[] =>
  rows.filter((row) => matches(row, state, t)).sort(orders[state.sort]);

export type EligibilityGroup = MatchOutcome['state'] | 'none';
export type TableEntry = { group: EligibilityGroup; count: number } | { row: ReceivedApplication };

/** Rows in match order, under a heading for each eligibility. */
export const groupedRows = (rows: readonly ReceivedApplication[]): TableEntry[] =>
  [...Map.groupBy(rows, ({ match }): EligibilityGroup => match?.state ?? 'none')].flatMap(([group, members]) => [
    { group, count: members.length },
    ...members.map((row) => ({ row })),
  ]);

type ByStatus<V> = Record<ApplicationStatus, V>;

export const byStatus = (rows: readonly ReceivedApplication[]): ByStatus<ReceivedApplication[]> => {
  const columns = Object.fromEntries(
    applicationStatuses.map((status): [ApplicationStatus, ReceivedApplication[]] => [status, []]),
  ) as ByStatus<ReceivedApplication[]>;
  for (const row of rows) columns[row.status].push(row);
  return columns;
};

export const countsOf = (rows: readonly ReceivedApplication[]): ByStatus<number> => {
  const columns = Object.entries(byStatus(rows)).map(([status, { length }]) => [status, length]);
  return Object.fromEntries(columns) as ByStatus<number>;
};

/** Rows column by column, as on the board. */
export const boardRows = (rows: readonly ReceivedApplication[]): ReceivedApplication[] => {
  const columns = byStatus(rows);
  return openStages.flatMap((status) => columns[status]);
};

/** On a phone the board shows one stage: the chosen one, or the first with someone. */
export const shownStage = ({ status }: ListState, rows: readonly ReceivedApplication[]): ApplicationStatus => {
  const counts = countsOf(rows);
  if (status !== null && status !== 'closed') return status;
  return openStages.find((stage) => counts[stage] > 0) ?? 'new';
};
