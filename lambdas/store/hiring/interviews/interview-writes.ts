import { reminderWrite } from './reminder-writes';
import { entity } from '../../entity';
import { interviewIndexes, interviewKeys } from './keys';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { heldTime, overAt, readInterview, takingPart, type InterviewItem } from './interview-item';
import { getItems, queryEvery, type Item, type Table, type Write } from '../../../platform/table/table';
import { buildUpdate } from '../../../platform/table/build-update';
import { absent, equals } from '../../../platform/table/conditions';

export const interviewItem = (interview: InterviewItem): Item => {
  const position = `${overAt(interview)}#${interview.interviewId}`;
  return {
    ...interviewKeys.interview(interview.interviewId),
    ...entity('Interview'),
    ...interview,
    gsi1pk:
      interview.jobId === null
        ? interviewIndexes.memberCalls(interview.organizerId)
        : interviewIndexes.jobInterviews(interview.jobId),
    gsi1sk: position,
    gsi2pk: interviewIndexes.professionalInterviews(interview.professionalId),
    gsi2sk: position,
    gsi3pk: interviewIndexes.organizationInterviews(interview.organizationId),
    gsi3sk: position,
  };
};

/** User IDs with it in their calendar. Completed interviews stay. */
const inCalendars = (interview: InterviewItem): string[] =>
  heldTime(interview) || interview.status === 'completed' ? takingPart(interview) : [];

const timeItem = (userId: string, interview: InterviewItem): Item => {
  const { interviewId, jobId, jobTitle, organizationId, type, place, timeZone } = interview;
  const { startsAt, endsAt, sequence, updatedAt } = interview;
  return {
    ...interviewKeys.interviewTime(userId, interviewId),
    ...entity('InterviewTime'),
    ...{ interviewId, jobId, jobTitle, organizationId, type, place, timeZone, startsAt, endsAt, sequence, updatedAt },
    settled: interview.status !== 'proposed',
    gsi1pk: interviewIndexes.interviewTimes(userId),
    gsi1sk: `${endsAt}#${interviewId}`,
  };
};

const timeWrites = (TableName: string, before: InterviewItem | null, after: InterviewItem): Write[] => {
  const now = inCalendars(after);
  const gone = before ? inCalendars(before).filter((userId) => !now.includes(userId)) : [];
  return [
    ...now.map((userId) => ({ Put: { TableName, Item: timeItem(userId, after) } })),
    ...gone.map((userId) => ({ Delete: { TableName, Key: interviewKeys.interviewTime(userId, after.interviewId) } })),
  ];
};

/** Revisions of people's interview times, as read before looking for a free one. */
export type Revisions = ReadonlyMap<string, number>;

const sameTime = (a: InterviewItem, b: InterviewItem): boolean => a.startsAt === b.startsAt && a.endsAt === b.endsAt;

/**
 * Adds one for everyone who gets a new time, so a time that was free when `seen` was read is still free, or the write
 * fails with ConcurrentModificationError.
 */
const revisionWrites = (
  TableName: string,
  before: InterviewItem,
  after: InterviewItem,
  seen: Revisions | undefined,
): Write[] => {
  const held = sameTime(before, after) ? inCalendars(before) : [];
  const added = inCalendars(after).filter((userId) => !held.includes(userId));
  return added.map((userId) => {
    const revision = seen?.get(userId);
    const when = seen && (revision === undefined ? absent('revision') : equals('revision', revision));
    return {
      Update: {
        TableName,
        Key: interviewKeys.interviewRevision(userId),
        ...buildUpdate({ set: entity('InterviewRevision'), add: { revision: 1 }, when }),
      },
      refusal: ConcurrentModificationError,
    };
  });
};

export const isOver = ({ status }: InterviewItem): boolean => status === 'completed' || status === 'cancelled';

type Change = Pick<InterviewItem, 'change' | 'changedBy'> & Partial<InterviewItem>;

/** The next state, with an incremented SEQUENCE so calendars accept the update. */
export const following = (before: InterviewItem, now: Date, change: Change): InterviewItem => {
  const after = { ...before, leftOut: [], ...change };
  const invites = after.change === 'accepted' || (before.startsAt !== null && after.change !== 'completed');
  return {
    ...after,
    sequence: before.sequence + (invites ? 1 : 0),
    updatedAt: now.toISOString(),
    version: before.version + 1,
  };
};

/** Interview, calendar entries and reminder. STALE_VERSION if changed since reading. */
export const interviewChangeWrites = (
  TableName: string,
  before: InterviewItem,
  after: InterviewItem,
  seen?: Revisions,
): Write[] => [
  {
    Put: {
      TableName,
      Item: interviewItem(after),
      ConditionExpression: 'version = :before',
      ExpressionAttributeValues: { ':before': before.version },
    },
    refusal: 'STALE_VERSION',
  },
  ...timeWrites(TableName, before, after),
  ...revisionWrites(TableName, before, after, seen),
  reminderWrite(TableName, after),
];

const ofApplication = async (table: Table, applicationId: string) => {
  const list = interviewIndexes.applicationInterviews(applicationId);
  const entries: Item[] = [];
  for await (const item of queryEvery(table, { list, consistent: true })) entries.push(item);
  const pointers = entries.filter((item) => item['entity'] === 'ApplicationInterview');
  const found = await getItems(
    table,
    pointers.map((item) => interviewKeys.interview(String(item['interviewId']))),
    true,
  );
  return {
    interviews: found.filter((item) => item !== undefined).map(readInterview),
    open: entries.find((item) => item['entity'] === 'OwnCount')?.['count'] as number | undefined,
  };
};

/** Detects concurrent proposals and cancellations. */
const openCountUpdate = (TableName: string, applicationId: string, seen: number | undefined, gone: number): Write => {
  const Key = interviewKeys.openInterviewCount(applicationId);
  return {
    ...(seen === undefined
      ? { ConditionCheck: { TableName, Key, ConditionExpression: 'attribute_not_exists(pk)' } }
      : {
          Update: {
            TableName,
            Key,
            ...buildUpdate({ set: { count: seen - gone }, when: equals('count', seen) }),
          },
        }),
    refusal: ConcurrentModificationError,
  };
};

/** End of the application, or a filled job; not an action on this interview. */
type Ending = { at: string } & ({ by: string; reason: string } | { filled: true });

const canceledInterview = (before: InterviewItem, ending: Ending): InterviewItem => {
  const cancelled = { status: 'cancelled', change: 'cancelled' } as const;
  const now = new Date(ending.at);
  if ('filled' in ending) {
    const because = { closedWithJob: true, reason: '' };
    return following(before, now, { ...cancelled, ...because, changedBy: before.organizerId });
  }
  const { by, reason } = ending;
  return following(before, now, { ...cancelled, closedWithApplication: true, changedBy: by, reason });
};

/** Whether no time was ever agreed on. */
export const isOnlyProposed = ({ status, startsAt }: InterviewItem): boolean =>
  status === 'proposed' && startsAt === null;

/** Cancels upcoming interviews that `ends` chooses; past ones stay. ConcurrentModificationError on a concurrent change. */
export const interviewEndWrites = async (
  table: Table,
  applicationId: string,
  ending: Ending,
  ends: (interview: InterviewItem) => boolean = () => true,
): Promise<Write[]> => {
  const { interviews, open } = await ofApplication(table, applicationId);
  const coming = interviews.filter((it) => !isOver(it) && overAt(it) > ending.at && ends(it));
  const changes = coming.flatMap((before) =>
    interviewChangeWrites(table.name, before, canceledInterview(before, ending)),
  );
  return [
    ...changes.map((write) => (write.refusal ? { ...write, refusal: ConcurrentModificationError } : write)),
    openCountUpdate(table.name, applicationId, open, coming.length),
  ];
};
