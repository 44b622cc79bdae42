import { limits } from '@shared/limits';
import { npiItem } from '@shared/people/model/profile-vocabulary';
import type { TimelineEntry, TimelineKind } from '@shared/trust/model/staff';
import type { IndexName } from '@shared/platform/table';
import type { Cursors } from '../../../platform/http/cursor';
import type { Page } from '../../../platform/table/page';
import { queryFirst, type Item, type Table } from '../../../platform/table/table';
import { applicationIndexes } from '../../hiring/applications/keys';
import { credentialIndexes } from '../../people/credentials/keys';
import { interviewIndexes } from '../../hiring/interviews/keys';
import { moderationIndexes } from '../reports/keys';
import { ticketIndexes } from '../tickets/keys';
import { jobIndexes } from '../../hiring/jobs/keys';
import { offerIndexes } from '../../hiring/offers/keys';
import { placementIndexes } from '../../work/placements/keys';
import { staffIndexes } from './keys';

/** Sorted by `<instant>#<id>`. */
type Source = { kind: TimelineKind; list: string; index: IndexName };
type Placed = { position: string; entry: TimelineEntry };

const textOf = (item: Item, name: string): string => (typeof item[name] === 'string' ? item[name] : '');

const namedBy: Record<TimelineKind, string> = {
  application: 'jobTitle',
  interview: 'jobTitle',
  offer: 'jobTitle',
  placement: 'jobTitle',
  credential: 'label',
  job: 'title',
  ticket: 'subject',
  report: 'number',
  viewed: 'ticket',
};

const entryOf = ({ kind, index }: Source, item: Item): Placed => {
  const position = textOf(item, `${index}sk`);
  const [at = '', ...id] = position.split('#');
  const about = textOf(item, namedBy[kind]);
  return { position, entry: { id: id.join('#'), kind, at, state: textOf(item, 'status'), about } };
};

const newestFirst = (one: Placed, other: Placed): number => (one.position < other.position ? 1 : -1);

const pageOf = async (
  placed: readonly Placed[],
  next: (last: string) => Promise<string>,
): Promise<Page<TimelineEntry>> => {
  const sorted = placed.toSorted(newestFirst);
  const shown = sorted.slice(0, limits.pageSize);
  const last = sorted.length > limits.pageSize ? shown.at(-1) : undefined;
  return { items: shown.map(({ entry }) => entry), nextCursor: last ? await next(last.position) : null };
};

const readSource = async (table: Table, source: Source, before: string | undefined): Promise<Placed[]> => {
  const items = await queryFirst(table, {
    list: source.list,
    index: source.index,
    limit: limits.pageSize + 1,
    bound: before === undefined ? undefined : { compared: '<', with: before },
  });
  return items.map((item) => entryOf(source, item));
};

/** Reads a person's verifications with all their steps; few, and in the order of the credentials. */
const readCredentials = async (table: Table, userId: string, before: string | undefined): Promise<Placed[]> => {
  const items = await queryFirst(table, {
    list: credentialIndexes.verifications(userId),
    limit: limits.timelineCredentialSteps,
    newestFirst: false,
  });
  const labels = new Map(
    items.map((item) => [textOf(item, 'credentialId'), textOf(item, 'label') || textOf(item, 'certification')]),
  );
  return items
    .filter(({ sk }) => String(sk).startsWith('STEP#'))
    .map((item): Placed => {
      const [, credentialId = '', at = '', actor = ''] = textOf(item, 'sk').split('#');
      const id = `${credentialId}#${actor}`;
      const about = credentialId === npiItem ? 'NPI' : (labels.get(credentialId) ?? '');
      const entry = { id, kind: 'credential' as const, at, state: textOf(item, 'status'), about };
      return { position: `${at}#${id}`, entry };
    })
    .filter(({ position }) => before === undefined || position < before);
};

const sourcesOfPerson = (userId: string): Source[] => [
  { kind: 'application', list: applicationIndexes.professionalApplications(userId), index: 'gsi2' },
  { kind: 'interview', list: interviewIndexes.professionalInterviews(userId), index: 'gsi2' },
  { kind: 'offer', list: offerIndexes.professionalOffers(userId), index: 'gsi2' },
  { kind: 'placement', list: placementIndexes.professionalPlacements(userId), index: 'gsi2' },
  { kind: 'ticket', list: ticketIndexes.ownTickets(userId), index: 'gsi3' },
  { kind: 'report', list: moderationIndexes.personCases(userId), index: 'gsi2' },
  { kind: 'viewed', list: staffIndexes.viewsOfPerson(userId), index: 'gsi1' },
];

const sourcesOfOrganization = (organizationId: string): Source[] => [
  { kind: 'job', list: jobIndexes.organizationJobs(organizationId), index: 'gsi1' },
  { kind: 'application', list: applicationIndexes.organizationApplications(organizationId), index: 'gsi3' },
  { kind: 'interview', list: interviewIndexes.organizationInterviews(organizationId), index: 'gsi3' },
  { kind: 'offer', list: offerIndexes.organizationOffers(organizationId), index: 'gsi3' },
  { kind: 'placement', list: placementIndexes.organizationPlacements(organizationId), index: 'gsi3' },
  { kind: 'report', list: moderationIndexes.organizationCases(organizationId), index: 'gsi2' },
];

export type Timelines = {
  ofPerson(userId: string, cursor: string | undefined): Promise<Page<TimelineEntry>>;
  ofOrganization(organizationId: string, cursor: string | undefined): Promise<Page<TimelineEntry>>;
};

/** Merges sorted lists: a page reads at most one page of each. */
export const createTimelines = (table: Table, cursors: Cursors): Timelines => {
  const read = async (
    list: string,
    cursor: string | undefined,
    load: (before: string | undefined) => Promise<Placed[][]>,
  ): Promise<Page<TimelineEntry>> => {
    const before = cursor === undefined ? undefined : (await cursors.decode(list, cursor))['before'];
    return pageOf((await load(before)).flat(), (last) => cursors.encode(list, { before: last }));
  };
  return {
    ofPerson: (userId, cursor) =>
      read(`TIMELINE#${userId}`, cursor, (before) =>
        Promise.all([
          ...sourcesOfPerson(userId).map((source) => readSource(table, source, before)),
          readCredentials(table, userId, before),
        ]),
      ),
    ofOrganization: (organizationId, cursor) =>
      read(`TIMELINE#${organizationId}`, cursor, (before) =>
        Promise.all(sourcesOfOrganization(organizationId).map((source) => readSource(table, source, before))),
      ),
  };
};
