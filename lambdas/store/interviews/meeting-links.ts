import { buildUpdate } from '../../platform/table/build-update';
import { UpdateCommand } from '../../platform/table/commands';
import { all, equals, itemExists, type Condition } from '../../platform/table/conditions';
import { ConditionalCheckFailedException } from '../../platform/table/errors';
import { getItem, queryEvery, type Key, type Table } from '../../platform/table/table';
import { readInterview, takingPart, type InterviewItem } from './interview-item';
import { interviewIndexes, interviewKeys } from './keys';

/** The places of interviews whose meeting a connected service makes. */
export type MeetingLinks = {
  get(interviewId: string): Promise<InterviewItem | null>;
  /** Of an organization, not over yet. */
  upcoming(organizationId: string, now: string): AsyncGenerator<InterviewItem>;
  /** Nothing if a person changed the interview since: that change queues it again. */
  set(interview: InterviewItem, place: string): Promise<void>;
};

const far = '9999';

export const createMeetingLinks = (table: Table): MeetingLinks => {
  const update = async (Key: Key, place: string, when: Condition): Promise<boolean> => {
    try {
      const command = { TableName: table.name, Key, ...buildUpdate({ set: { place }, when }) };
      await table.client.send(new UpdateCommand(command));
      return true;
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return false;
      throw error;
    }
  };

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

    // The version stays: nothing that a person sees or decided has changed.
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
