import { lateFrom } from '@shared/hiring/rules/answer-clock';
import type { Table } from '../../../../platform/table/table';
import { missedAnswersOf } from './missed-answers';

/** Returns the day after which answers are late, by job. The oldest day of a job comes first. */
export const lateAnswersOf = async (table: Table, organizationId: string): Promise<Map<string, string>> => {
  const days = await missedAnswersOf(table, organizationId);
  return new Map(days.toReversed().map(({ jobId, on }) => [jobId, lateFrom(on)]));
};
