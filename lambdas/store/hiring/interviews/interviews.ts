import { isOpen } from '@shared/hiring/rules/application-status';
import { limits } from '@shared/limits';
import { applicationStatuses } from '@shared/core/model/vocabulary';
import { moveWrites } from '../applications/application-writes';
import type { Cursors } from '../../../platform/http/cursor';
import { applicationIndexes, applicationKeys } from '../applications/keys';
import { entity } from '../../entity';
import { applicationInterviews } from './application-interviews';
import { changeCall } from './calls';
import { interviewIndexes, interviewKeys } from './keys';
import { jobKeys } from '../jobs/keys';
import { countWrite } from '../../../platform/table/reserve-slot';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { getStoredApplication } from '../applications/get-application';
import { readApplication } from '../applications/application-item';
import { readInterview } from './interview-item';
import { interviewChangeWrites, interviewItem, isOver } from './interview-writes';
import { getItem, queryFirst, queryPage, transact, type Table, type Write } from '../../../platform/table/table';
import { memberInterviews } from './member-interviews';
import { reminderWrite } from './reminder-writes';
import type { Interviews, ScheduledApplication, When } from './ports';

/** Applications of a person searched for interviews, across organizations. */
const readOfCandidate = 200;

const openStatuses = applicationStatuses.filter(isOpen);

const stillOpen = (TableName: string, applicationId: string): Write => ({
  ConditionCheck: {
    TableName,
    Key: applicationKeys.application(applicationId),
    ConditionExpression: `#status IN (${openStatuses.map((_, index) => `:open${index}`).join(', ')})`,
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: Object.fromEntries(openStatuses.map((status, index) => [`:open${index}`, status])),
  },
  refusal: 'ILLEGAL_TRANSITION',
});

const applicationWrites = (table: Table, { application, by, at }: ScheduledApplication): Write[] => {
  const move = { status: 'interview_scheduled', updatedAt: at, reason: '', by, because: 'interview' } as const;
  return moveWrites(table, application, move).map((write) =>
    write.refusal === 'STALE_VERSION' ? { ...write, refusal: ConcurrentModificationError } : write,
  );
};

const placed = (when: When, now: string) =>
  when === 'upcoming' ? { since: now, newestFirst: false } : { until: now, newestFirst: true };

export const createInterviews = (table: Table, cursors: Cursors): Interviews => {
  const TableName = table.name;

  const listed = async (
    list: string,
    index: 'gsi2' | 'gsi3',
    { when, now, cursor }: { when: When; now: string; cursor?: string | undefined },
  ) => {
    const page = await queryPage(table, cursors, { list, index, cursor, ...placed(when, now) });
    return { ...page, items: page.items.map(readInterview) };
  };

  return {
    async get(interviewId) {
      const item = await getItem(table, interviewKeys.interview(interviewId), true);
      return item ? readInterview(item) : null;
    },

    application: (applicationId) => getStoredApplication(table, applicationId),

    async isResponsible(userId, jobId) {
      return (await getItem(table, jobKeys.jobAccess(userId, jobId), true)) !== undefined;
    },

    async applicationsOf(userId, organizationId) {
      const list = applicationIndexes.professionalApplications(userId);
      const items = await queryFirst(table, { list, index: 'gsi2', limit: readOfCandidate });
      return items.map(readApplication).filter((application) => application.organizationId === organizationId);
    },

    async propose(interview) {
      const { applicationId, interviewId } = interview;
      const pointer = {
        ...interviewKeys.applicationInterview(applicationId, interviewId),
        ...entity('ApplicationInterview'),
      };
      await transact(table, [
        stillOpen(TableName, applicationId),
        countWrite(TableName, interviewKeys.openInterviewCount(applicationId), {
          add: 1,
          limit: limits.openInterviewsPerApplication,
        }),
        { Put: { TableName, Item: { ...pointer, interviewId } } },
        { Put: { TableName, Item: interviewItem(interview), ConditionExpression: 'attribute_not_exists(pk)' } },
        ...(interview.selfScheduling ? [reminderWrite(TableName, interview)] : []),
      ]);
    },

    async change(before, after, scheduled, seen) {
      const { applicationId, status } = after;
      if (applicationId === null) return changeCall(table, before, after);
      const needsOpen = scheduled === null && (status === 'accepted' || status === 'proposed');
      await transact(table, [
        ...(needsOpen ? [stillOpen(TableName, applicationId)] : []),
        ...(scheduled ? applicationWrites(table, scheduled) : []),
        ...interviewChangeWrites(TableName, before, after, seen),
        ...(isOver(after) ? [countWrite(TableName, interviewKeys.openInterviewCount(applicationId), { add: -1 })] : []),
      ]);
    },

    ofApplication: (applicationId) => applicationInterviews(table, applicationId),

    ofProfessional: (userId, query) => listed(interviewIndexes.professionalInterviews(userId), 'gsi2', query),
    ofOrganization: (organizationId, query) =>
      listed(interviewIndexes.organizationInterviews(organizationId), 'gsi3', query),
    ofMember: (member, query) => memberInterviews(table, cursors, member, query),
  };
};
