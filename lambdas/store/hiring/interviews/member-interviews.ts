import { limits } from '@shared/limits';
import type { Cursors } from '../../../platform/http/cursor';
import { interviewIndexes, interviewKeys } from './keys';
import { jobIndexes } from '../jobs/keys';
import { overAt, readInterview, type InterviewItem } from './interview-item';
import { getItems, queryFirst, type Item, type Table } from '../../../platform/table/table';
import type { Page } from '../../../platform/table/page';
import type { When } from './ports';

type Member = { userId: string; organizationId: string };
type Query = { when: When; now: string; cursor?: string | undefined };
type Place = { when: When; from: string };

const nextOf = (table: Table, list: string, { when, from }: Place): Promise<Item[]> => {
  const upcoming = when === 'upcoming';
  const bound = { compared: upcoming ? '>' : '<', with: from } as const;
  return queryFirst(table, { list, index: 'gsi1', limit: limits.pageSize + 1, newestFirst: !upcoming, bound });
};

const positionOf = (interview: InterviewItem): string => `${overAt(interview)}#${interview.interviewId}`;

const ownInterviews = async (table: Table, userId: string, place: Place): Promise<InterviewItem[]> => {
  const times = await nextOf(table, interviewIndexes.interviewTimes(userId), place);
  const items = await getItems(
    table,
    times.map((item) => interviewKeys.interview(String(item['interviewId']))),
  );
  const found = items.filter((item) => item !== undefined).map(readInterview);
  return found.filter((it) => (place.when === 'upcoming' ? positionOf(it) > place.from : positionOf(it) < place.from));
};

/** Includes the member's newest jobs and their own, excluding a former team's. */
export const memberInterviews = async (
  table: Table,
  cursors: Cursors,
  { userId, organizationId }: Member,
  { when, now, cursor }: Query,
): Promise<Page<InterviewItem>> => {
  const list = `${jobIndexes.jobsOf(userId)}#INTERVIEWS#${when}`;
  const from = cursor === undefined ? now : ((await cursors.decode(list, cursor))['from'] ?? now);
  const place = { when, from };
  const access = await queryFirst(table, { list: jobIndexes.jobsOf(userId), limit: limits.memberInboxJobs });
  const jobIds = access
    .filter((item) => item['organizationId'] === organizationId)
    .map((item) => String(item['jobId']));
  const [own, ...ofLists] = await Promise.all([
    ownInterviews(table, userId, place),
    ...[interviewIndexes.memberCalls(userId), ...jobIds.map(interviewIndexes.jobInterviews)].map(async (list) =>
      (await nextOf(table, list, place)).map(readInterview),
    ),
  ]);
  const all = new Map([...own, ...ofLists.flat()].map((it) => [it.interviewId, it]));
  const direction = when === 'upcoming' ? 1 : -1;
  const sorted = [...all.values()]
    .filter((it) => it.organizationId === organizationId)
    .sort((a, b) => (positionOf(a) < positionOf(b) ? -direction : direction));
  const items = sorted.slice(0, limits.pageSize);
  const last = sorted.length > limits.pageSize ? items.at(-1) : undefined;
  return { items, nextCursor: last ? await cursors.encode(list, { from: positionOf(last) }) : null };
};
