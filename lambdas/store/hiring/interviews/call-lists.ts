import { queryEvery, type Table } from '../../../platform/table/table';
import { readInterview, type InterviewItem } from './interview-item';
import { isOver } from './interview-writes';
import { interviewIndexes } from './keys';

const theEnd = '~';

type List = { list: string; index: 'gsi1' | 'gsi2' | 'gsi3' };

const ahead = async (table: Table, list: List, now: Date): Promise<InterviewItem[]> => {
  const found: InterviewItem[] = [];
  for await (const item of queryEvery(table, { ...list, since: now.toISOString(), until: theEnd })) {
    const interview = readInterview(item);
    if (interview.applicationId === null && !isOver(interview)) found.push(interview);
  }
  return found;
};

/** Lists future calls without an application, including those without a time. */
export const createCallLists = (table: Table) => ({
  ofProfessional: (userId: string, now: Date) =>
    ahead(table, { list: interviewIndexes.professionalInterviews(userId), index: 'gsi2' }, now),
  /** Lists calls that the member proposed. */
  ofMember: (userId: string, now: Date) =>
    ahead(table, { list: interviewIndexes.memberCalls(userId), index: 'gsi1' }, now),
  ofOrganization: (organizationId: string, now: Date) =>
    ahead(table, { list: interviewIndexes.organizationInterviews(organizationId), index: 'gsi3' }, now),
});
export type CallLists = ReturnType<typeof createCallLists>;
