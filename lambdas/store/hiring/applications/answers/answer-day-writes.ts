import { answerSchedule } from '@shared/hiring/rules/answer-clock';
import { addDays } from '@shared/core/rules/calendar-days';
import { answerLimits } from '@shared/hiring/limits/answer-limits';
import type { PromisedAnswer } from '@shared/hiring/model/answer';
import type { AnswerOutcome } from '@shared/hiring/model/answer-vocabulary';
import { epochSeconds } from '../../../../platform/clock';
import { buildUpdate } from '../../../../platform/table/build-update';
import type { Table, Write } from '../../../../platform/table/table';
import { entity } from '../../../entity';
import { shardOf } from '../../../shards';
import { applicationIndexes, applicationKeys } from '../keys';

type Counted = { jobId: string; organizationId: string };
type Counts = Partial<Record<'open' | 'inTime' | 'late' | 'unanswered', number>>;

const counterOf: Record<AnswerOutcome, Counts> = {
  in_time: { inTime: 1 },
  late: { late: 1 },
  unanswered: { unanswered: 1 },
  withdrawn: {},
};

export const answerPosition = (at: string, { jobId, on }: { jobId: string; on: string }): string =>
  `${at}#${jobId}#${on}`;

/** Starts a new day with its first step; an existing one keeps its step. */
const joinWrite = (table: Table, { jobId, organizationId }: Counted, promise: PromisedAnswer): Write => {
  const { on, zone } = promise;
  const [first] = answerSchedule(promise);
  return {
    Update: {
      TableName: table.name,
      Key: applicationKeys.answerDay(jobId, on),
      ...buildUpdate({
        set: {
          ...entity('AnswerDay'),
          jobId,
          organizationId,
          on,
          zone,
          ttl: epochSeconds(new Date(addDays(on, answerLimits.keptDays))),
        },
        setIfAbsent: {
          step: first!.step,
          gsi1pk: applicationIndexes.dueAnswers(shardOf(jobId)),
          gsi1sk: answerPosition(first!.at, { jobId, on }),
        },
        add: { open: 1 },
      }),
    },
  };
};

const leaveWrite = (table: Table, { jobId }: Counted, { on }: PromisedAnswer, counts: Counts): Write => ({
  Update: {
    TableName: table.name,
    Key: applicationKeys.answerDay(jobId, on),
    ...buildUpdate({ set: entity('AnswerDay'), add: { open: -1, ...counts } }),
  },
});

/** Moves an application between the days of its job as its promise changes. The caller guards the application. */
export const answerDayWrites = (
  table: Table,
  counted: Counted,
  { before, after }: { before: PromisedAnswer | null; after: PromisedAnswer | null },
): Write[] => {
  if (!after) return [];
  if (!before) return [joinWrite(table, counted, after)];
  if (before.outcome !== null) return [];
  if (after.outcome !== null) return [leaveWrite(table, counted, before, counterOf[after.outcome])];
  if (after.on === before.on) return [];
  return [leaveWrite(table, counted, before, {}), joinWrite(table, counted, after)];
};
