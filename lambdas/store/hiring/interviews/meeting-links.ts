import { all, equals, itemExists, type Condition } from '../../../platform/table/conditions';
import { updateIf } from '../../../platform/table/conditional-write';
import { getItem, queryEvery, type Key, type Table } from '../../../platform/table/table';
import { readInterview, takingPart, type InterviewItem } from './interview-item';
import { interviewIndexes, interviewKeys } from './keys';

/** Places of interviews whose meeting a connected service creates. */
export type MeetingLinks = {
  get(interviewId: string): Promise<InterviewItem | null>;
  /** Lists interviews of an organization that are not over. */
  upcoming(organizationId: string, now: string): AsyncGenerator<InterviewItem>;
  /** No effect if a person changed the interview since: that change queues it again. */
  set(interview: InterviewItem, place: string): Promise<void>;
};

const far = '9999';

export const createMeetingLinks = (table: Table): MeetingLinks => {
  const update = async (key: Key, place: string, when: Condition): Promise<boolean> =>
    (await updateIf(table, key, { set: { place }, when })) !== null;

  return {
    async get(interviewId) {
      const item = await getItem(table, interviewKeys.interview(interviewId), true);
      return item ? readInterview(item) : null;
    },

    async *upcoming(organizationId, now) {
      const list = interviewIndexes.organizationInterviews(organizationId);
      for await (const item of queryEvery(table, { list, index: 'gsi3', since: now, until: far }))
        yield readInterview(item);
    },

    // The version stays, because nothing visible to people changed.
    async set(interview, place) {
      const { interviewId, version } = interview;
      const isCurrent = all(itemExists, equals('version', version));
      if (!(await update(interviewKeys.interview(interviewId), place, isCurrent))) return;
      for (const userId of takingPart(interview)) {
        await update(interviewKeys.interviewTime(userId, interviewId), place, itemExists);
      }
    },
  };
};
