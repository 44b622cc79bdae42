import { reminderWrite } from './interview-reminder';
import { entity, keys, lists } from './keys';
import { ChangedMeanwhile } from './retry-stale';
import { heldTime, overAt, readInterview, takingPart, type StoredInterview } from './stored-interview';
import { getItems, queryEvery, type Item, type Table, type Write } from './table-gateway';

export const interviewItem = (interview: StoredInterview): Item => {
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

export const isOver = ({ status }: StoredInterview): boolean => status === 'completed' || status === 'cancelled';

type Change = Pick<StoredInterview, 'change' | 'changedBy'> & Partial<StoredInterview>;

/**
 * What follows on an interview. Everybody who has it in their calendar gets its new state under a higher number, which
 * is how calendars tell a later invitation from an earlier one.
 */
export const following = (before: StoredInterview, now: Date, change: Change): StoredInterview => {
  const after = { ...before, leftOut: [], ...change };
  const invites = after.change === 'accepted' || (before.startsAt !== null && after.change !== 'completed');
  return {
    ...after,
    sequence: before.sequence + (invites ? 1 : 0),
    updatedAt: now.toISOString(),
    version: before.version + 1,
  };
};

/** The interview as it is after, in the calendars and with its reminder. STALE_VERSION when it is not as it was read. */
export const interviewChangeWrites = (TableName: string, before: StoredInterview, after: StoredInterview): Write[] => [
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
  reminderWrite(TableName, after),
];

const ofApplication = async (table: Table, applicationId: string) => {
  const list = lists.applicationInterviews(applicationId);
  const entries: Item[] = [];
  for await (const item of queryEvery(table, { list, consistent: true })) entries.push(item);
  const pointers = entries.filter((item) => item['entity'] === 'ApplicationInterview');
  const found = await getItems(
    table,
    pointers.map((item) => keys.interview(String(item['interviewId']))),
    true,
  );
  return {
    interviews: found.filter((item) => item !== undefined).map(readInterview),
    open: entries.find((item) => item['entity'] === 'OwnCount')?.['count'] as number | undefined,
  };
};

/** Nobody proposes another interview, or ends one, in between. */
const openCountUpdate = (TableName: string, applicationId: string, seen: number | undefined, gone: number): Write => {
  const Key = keys.openInterviewCount(applicationId);
  return {
    ...(seen === undefined
      ? { ConditionCheck: { TableName, Key, ConditionExpression: 'attribute_not_exists(pk)' } }
      : {
          Update: {
            TableName,
            Key,
            UpdateExpression: 'SET #count = :left',
            ConditionExpression: '#count = :seen',
            ExpressionAttributeNames: { '#count': 'count' },
            ExpressionAttributeValues: { ':seen': seen, ':left': seen - gone },
          },
        }),
    refusal: ChangedMeanwhile,
  };
};

type Ending = { by: string; reason: string; at: string };

/**
 * What ending an application (a rejection, a withdrawal) writes about its interviews, in the same transaction: those that
 * are still to come are called off with it. One that has taken place stays as it is. ChangedMeanwhile when one is proposed
 * or changed at this moment.
 */
export const interviewEndWrites = async (table: Table, applicationId: string, ending: Ending): Promise<Write[]> => {
  const { by, reason, at } = ending;
  const { interviews, open } = await ofApplication(table, applicationId);
  const coming = interviews.filter((interview) => !isOver(interview) && overAt(interview) > at);
  const changes = coming.flatMap((before) => {
    const cancelled = { status: 'cancelled', change: 'cancelled', closedWithApplication: true } as const;
    const after = following(before, new Date(at), { ...cancelled, changedBy: by, reason });
    return interviewChangeWrites(table.name, before, after);
  });
  return [
    ...changes.map((write) => (write.refusal ? { ...write, refusal: ChangedMeanwhile } : write)),
    openCountUpdate(table.name, applicationId, open, coming.length),
  ];
};
