import { isOpen } from '@shared/domain/application-status';
import { limits } from '@shared/limits';
import { applicationStatuses } from '@shared/model/vocabulary';
import { moveWrites } from '../runtime/application-writes';
import type { Cursors } from '../runtime/cursor';
import { entity, keys, lists } from '../runtime/keys';
import { countWrite } from '../runtime/own-count';
import { ChangedMeanwhile } from '../runtime/retry-stale';
import { getStoredApplication } from '../runtime/application-reader';
import { readApplication } from '../runtime/stored-application';
import { heldTime, overAt, readInterview, takingPart, type StoredInterview } from '../runtime/stored-interview';
import {
  getItem,
  getItems,
  queryFirst,
  queryPage,
  transact,
  type Item,
  type Table,
  type Write,
} from '../runtime/table-gateway';
import { memberInterviews } from './member-interviews';
import type { Interviews, ScheduledApplication, When } from './ports';
import { reminderWrite } from './reminder-writes';

/** Applications of one person, to whomever, that are looked through. */
const readOfCandidate = 200;
/** Interviews of one application that are listed: the newest. */
const listedOfApplication = 50;

const interviewItem = (interview: StoredInterview): Item => {
  const position = `${overAt(interview)}#${interview.interviewId}`;
  return {
    ...keys.interview(interview.interviewId),
    ...entity('Interview'),
    ...interview,
    gsi1pk: lists.jobInterviews(interview.jobId),
    gsi1sk: position,
    gsi2pk: lists.professionalInterviews(interview.professionalId),
    gsi2sk: position,
    gsi3pk: lists.organizationInterviews(interview.organizationId),
    gsi3sk: position,
  };
};

/** Those in whose calendar it stands, by user id. One that took place stays there. */
const inCalendars = (interview: StoredInterview): string[] =>
  heldTime(interview) || interview.status === 'completed' ? takingPart(interview) : [];

const timeItem = (userId: string, interview: StoredInterview): Item => {
  const { interviewId, jobId, jobTitle, organizationId, type, place, timeZone } = interview;
  const { startsAt, endsAt, sequence, updatedAt } = interview;
  return {
    ...keys.interviewTime(userId, interviewId),
    ...entity('InterviewTime'),
    ...{ interviewId, jobId, jobTitle, organizationId, type, place, timeZone, startsAt, endsAt, sequence, updatedAt },
    settled: interview.status !== 'proposed',
    gsi1pk: lists.interviewTimes(userId),
    gsi1sk: `${endsAt}#${interviewId}`,
  };
};

const timeWrites = (TableName: string, before: StoredInterview | null, after: StoredInterview): Write[] => {
  const now = inCalendars(after);
  const gone = before ? inCalendars(before).filter((userId) => !now.includes(userId)) : [];
  return [
    ...now.map((userId) => ({ Put: { TableName, Item: timeItem(userId, after) } })),
    ...gone.map((userId) => ({ Delete: { TableName, Key: keys.interviewTime(userId, after.interviewId) } })),
  ];
};

const openStatuses = applicationStatuses.filter(isOpen);

/** Nobody is interviewed for an application that was decided a moment ago. */
const stillOpen = (TableName: string, applicationId: string): Write => ({
  ConditionCheck: {
    TableName,
    Key: keys.application(applicationId),
    ConditionExpression: `#status IN (${openStatuses.map((_, index) => `:open${index}`).join(', ')})`,
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: Object.fromEntries(openStatuses.map((status, index) => [`:open${index}`, status])),
  },
  refusal: 'ILLEGAL_TRANSITION',
});

const applicationWrites = (table: Table, { application, by, at }: ScheduledApplication): Write[] => {
  const move = { status: 'interview_scheduled', updatedAt: at, reason: '', by } as const;
  return moveWrites(table, application, move).map((write) =>
    write.refusal === 'STALE_VERSION' ? { ...write, refusal: ChangedMeanwhile } : write,
  );
};

const isOver = ({ status }: StoredInterview): boolean => status === 'completed' || status === 'cancelled';

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
      const item = await getItem(table, keys.interview(interviewId), true);
      return item ? readInterview(item) : null;
    },

    application: (applicationId) => getStoredApplication(table, applicationId),

    async isResponsible(userId, jobId) {
      return (await getItem(table, keys.jobAccess(userId, jobId), true)) !== undefined;
    },

    async applicationsOf(userId, organizationId) {
      const list = lists.professionalApplications(userId);
      const items = await queryFirst(table, { list, index: 'gsi2', limit: readOfCandidate });
      return items.map(readApplication).filter((application) => application.organizationId === organizationId);
    },

    async propose(interview) {
      const { applicationId, interviewId } = interview;
      const pointer = { ...keys.applicationInterview(applicationId, interviewId), ...entity('ApplicationInterview') };
      await transact(table, [
        stillOpen(TableName, applicationId),
        countWrite(TableName, keys.openInterviewCount(applicationId), {
          add: 1,
          limit: limits.openInterviewsPerApplication,
        }),
        { Put: { TableName, Item: { ...pointer, interviewId } } },
        { Put: { TableName, Item: interviewItem(interview), ConditionExpression: 'attribute_not_exists(pk)' } },
      ]);
    },

    async change(before, after, scheduled) {
      const { applicationId, status } = after;
      const needsOpen = scheduled === null && (status === 'accepted' || status === 'proposed');
      await transact(table, [
        {
          Put: {
            TableName,
            Item: interviewItem(after),
            ConditionExpression: 'version = :before',
            ExpressionAttributeValues: { ':before': before.version },
          },
          refusal: 'STALE_VERSION',
        },
        ...(needsOpen ? [stillOpen(TableName, applicationId)] : []),
        ...(scheduled ? applicationWrites(table, scheduled) : []),
        ...(isOver(after) ? [countWrite(TableName, keys.openInterviewCount(applicationId), { add: -1 })] : []),
        ...timeWrites(TableName, before, after),
        reminderWrite(TableName, after),
      ]);
    },

    async ofApplication(applicationId) {
      const list = lists.applicationInterviews(applicationId);
      // The count sorts first of all, so it is not among the newest.
      const pointers = await queryFirst(table, { list, limit: listedOfApplication });
      const found = pointers.filter((item) => item['entity'] === 'ApplicationInterview');
      const items = await getItems(
        table,
        found.map((item) => keys.interview(String(item['interviewId']))),
        true,
      );
      return items.filter((item) => item !== undefined).map(readInterview);
    },

    ofProfessional: (userId, query) => listed(lists.professionalInterviews(userId), 'gsi2', query),
    ofOrganization: (organizationId, query) => listed(lists.organizationInterviews(organizationId), 'gsi3', query),
    ofMember: (member, query) => memberInterviews(table, cursors, member, query),
  };
};
