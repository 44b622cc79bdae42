import { limits } from '@shared/limits';
import { clockedQueues, type ClockedQueue, type QueueAttainment } from '@shared/trust/model/staff';
import { addSeconds, utcDay, type Clock } from '../../../platform/clock';
import { buildUpdate } from '../../../platform/table/build-update';
import { queryFirst, type Item, type Table, type Write } from '../../../platform/table/table';
import { entity } from '../../entity';
import { decisionDayIndexes, decisionDayKeys } from './keys';

const nameInTime = (queue: ClockedQueue): string => `${queue}InTime`;

/** Counts a staff decision, in its transaction. */
export const decisionDayWrite = (
  TableName: string,
  queue: ClockedQueue,
  { at, dueAt }: { at: string; dueAt: string },
): Write => ({
  Update: {
    TableName,
    Key: decisionDayKeys.decisionDay(at.slice(0, 10)),
    ...buildUpdate({ set: entity('DecisionDay'), add: { [queue]: 1, [nameInTime(queue)]: at <= dueAt ? 1 : 0 } }),
  },
});

export const attainmentsOf = (days: readonly Item[]): QueueAttainment[] => {
  const sum = (name: string): number => days.reduce((total, day) => total + Number(day[name] ?? 0), 0);
  return clockedQueues.map((queue) => {
    const decided = sum(queue);
    const isEnough = decided >= limits.attainmentDecisions;
    return { queue, decided, inTime: isEnough ? sum(nameInTime(queue)) / decided : null };
  });
};

export type DecisionDays = {
  /** Attainments of the last `limits.attainmentDays`. */
  attainments(): Promise<QueueAttainment[]>;
};

export const createDecisionDays = (table: Table, clock: Clock): DecisionDays => ({
  async attainments() {
    const since = utcDay(addSeconds(clock.now(), -limits.attainmentDays * 24 * 3600));
    const bound = { compared: '>', with: since } as const;
    return attainmentsOf(
      await queryFirst(table, { list: decisionDayIndexes.decisionDays, limit: limits.attainmentDays, bound }),
    );
  },
});
