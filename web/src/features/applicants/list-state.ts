import type { TFunction } from '@/lib/i18n/i18n';
import { matchRank } from '@shared/domain/match-outcome';
import type { MatchOutcome } from '@shared/model/match';
import type { ReceivedApplication } from '@shared/model/application';
import type { ApplicationStatus } from '@shared/model/enumerations';
import { applicationStatuses } from '@shared/model/vocabulary';

export const applicantSorts = ['newest', 'oldest', 'match', 'rating', 'experience'] as const;
export type ApplicantSort = (typeof applicantSorts)[number];
export const applicantViews = ['table', 'board'] as const;
export type ApplicantsView = (typeof applicantViews)[number];

export type ListState = {
  words: string;
  status: ApplicationStatus | null;
  sort: ApplicantSort;
  view: ApplicantsView;
  jobId: string | null;
  open: string | null;
};

const parameters = {
  words: 'q',
  status: 'status',
  sort: 'sort',
  view: 'view',
  jobId: 'job',
  open: 'application',
} as const satisfies Record<keyof ListState, string>;

const oneOf = <V extends string>(values: readonly V[], text: string | null): V | undefined =>
  values.find((value) => value === text);

export const stateOf = (search: URLSearchParams): ListState => ({
  words: search.get(parameters.words) ?? '',
  status: oneOf(applicationStatuses, search.get(parameters.status)) ?? null,
  sort: oneOf(applicantSorts, search.get(parameters.sort)) ?? 'newest',
  view: oneOf(applicantViews, search.get(parameters.view)) ?? 'table',
  jobId: search.get(parameters.jobId),
  open: search.get(parameters.open),
});

const unsaid: Partial<Record<keyof ListState, string>> = { sort: 'newest', view: 'table' };

/** Applies changes to the URL, keeps other parameters, omits defaults. */
export const withState = (search: URLSearchParams, changes: Partial<ListState>): URLSearchParams => {
  const next = new URLSearchParams(search);
  for (const [part, value] of Object.entries(changes) as [keyof ListState, string | null][]) {
    if (value === null || value === '' || value === unsaid[part]) next.delete(parameters[part]);
    else next.set(parameters[part], value);
  }
  return next;
};

export const isNarrowed = ({ words, status, jobId }: ListState): boolean =>
  words.trim() !== '' || status !== null || jobId !== null;

type Words = TFunction<'labels/jobs'>;

const textOf = ({ candidate }: ReceivedApplication, t: Words): string => {
  const specialty = candidate.specialty === null ? '' : t(`specialty.${candidate.specialty}`);
  return `${candidate.firstName} ${candidate.lastName} ${specialty} ${candidate.title}`.toLowerCase();
};

const matches = (row: ReceivedApplication, { words, status, jobId }: ListState, t: Words): boolean =>
  (status === null || row.status === status) &&
  (jobId === null || row.jobId === jobId) &&
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
  match: most(({ match }) => match && matchRank(match)),
  rating: most(({ rating }) => rating),
  experience: most(({ candidate }) => candidate.experience),
};

export const rowsFor = (rows: readonly ReceivedApplication[], state: ListState, t: Words): ReceivedApplication[] =>
  rows.filter((row) => matches(row, state, t)).sort(orders[state.sort]);

export type EligibilityGroup = MatchOutcome['state'] | 'none';
export type TableEntry = { group: EligibilityGroup; count: number } | { row: ReceivedApplication };

/** Rows in the order of their match, under a heading for each eligibility. */
export const groupedRows = (rows: readonly ReceivedApplication[]): TableEntry[] =>
  [...Map.groupBy(rows, ({ match }): EligibilityGroup => match?.state ?? 'none')].flatMap(([group, members]) => [
    { group, count: members.length },
    ...members.map((row) => ({ row })),
  ]);

export const countsOf = (rows: readonly ReceivedApplication[]): Record<ApplicationStatus, number> => {
  const counts = Object.fromEntries(applicationStatuses.map((status) => [status, 0])) as Record<
    ApplicationStatus,
    number
  >;
  for (const { status } of rows) counts[status] += 1;
  return counts;
};
