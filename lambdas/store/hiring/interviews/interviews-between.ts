import { limits } from '@shared/limits';
import { jobIndexes } from '../jobs/keys';
import { interviewIndexes, interviewKeys } from './keys';
import { heldTime, readInterview, type InterviewItem } from './interview-item';
import { getItems, queryEvery, queryFirst, type Item, type Table } from '../../../platform/table/table';
import type { InterviewsBetween, Stretch } from './ports';

type List = { list: string; index: 'gsi1' | 'gsi2' | 'gsi3' };
type Read = { items: Item[]; isComplete: boolean };

const daysAfter = (at: string, days: number): string => new Date(Date.parse(at) + days * 86_400_000).toISOString();

/** Lists are ordered by end time, a proposal's by its last slot. */
const readStretch = async (table: Table, place: List, { after, before }: Stretch): Promise<Read> => {
  const until = daysAfter(before, limits.interviewProposalDays);
  const items: Item[] = [];
  const query = { ...place, since: after, until, pageSize: limits.interviewsPerWindow };
  for await (const item of queryEvery(table, query)) {
    if (items.length === limits.interviewsPerWindow) return { items, isComplete: false };
    items.push(item);
  }
  return { items, isComplete: true };
};

const isWithin = (interview: InterviewItem, { after, before }: Stretch): boolean => {
  const { status, slots, startsAt, endsAt } = interview;
  if (status === 'cancelled') return false;
  if (status === 'proposed') return true;
  const time = heldTime(interview) ?? { startsAt, endsAt };
  const times = time.startsAt === null || time.endsAt === null ? slots : [time];
  return times.some((it) => String(it.startsAt) < before && String(it.endsAt) > after);
};

const shown = (reads: readonly Read[], stretch: Stretch) => {
  const found = reads.flatMap(({ items }) => items).map(readInterview);
  const all = [...new Map(found.map((it) => [it.interviewId, it])).values()].filter((it) => isWithin(it, stretch));
  return {
    items: all.slice(0, limits.interviewsPerWindow),
    isComplete: all.length <= limits.interviewsPerWindow && reads.every(({ isComplete }) => isComplete),
  };
};

const ownInterviews = async (table: Table, userId: string, stretch: Stretch): Promise<Read> => {
  const times = await readStretch(table, { list: interviewIndexes.interviewTimes(userId), index: 'gsi1' }, stretch);
  const items = await getItems(
    table,
    times.items.map((item) => interviewKeys.interview(String(item['interviewId']))),
  );
  return { items: items.filter((item) => item !== undefined), isComplete: times.isComplete };
};

export const createInterviewsBetween = (table: Table): InterviewsBetween => ({
  async ofProfessional(userId, stretch) {
    const place = { list: interviewIndexes.professionalInterviews(userId), index: 'gsi2' } as const;
    return shown([await readStretch(table, place, stretch)], stretch);
  },

  async ofOrganization(organizationId, stretch) {
    const place = { list: interviewIndexes.organizationInterviews(organizationId), index: 'gsi3' } as const;
    return shown([await readStretch(table, place, stretch)], stretch);
  },

  /** Includes the member's newest jobs and their own, excluding a former team's. */
  async ofMember({ userId, organizationId }, stretch) {
    const access = await queryFirst(table, { list: jobIndexes.jobsOf(userId), limit: limits.memberInboxJobs });
    const jobs = access.filter((item) => item['organizationId'] === organizationId);
    const reads = await Promise.all([
      ownInterviews(table, userId, stretch),
      ...[
        interviewIndexes.memberCalls(userId),
        ...jobs.map(({ jobId }) => interviewIndexes.jobInterviews(String(jobId))),
      ].map((list) => readStretch(table, { list, index: 'gsi1' }, stretch)),
    ]);
    const { items, isComplete } = shown(reads, stretch);
    return { items: items.filter((it) => it.organizationId === organizationId), isComplete };
  },
});
