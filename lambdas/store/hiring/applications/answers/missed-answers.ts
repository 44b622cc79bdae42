import { answerLimits } from '@shared/hiring/limits/answer-limits';
import { queryFirst, type Table } from '../../../../platform/table/table';
import { readAnswerDay, type AnswerDayItem } from './answer-day-item';
import { applicationIndexes } from '../keys';

/** Lists past days of an organization's jobs with waiting candidates, oldest first. */
export const missedAnswersOf = async (table: Table, organizationId: string): Promise<AnswerDayItem[]> => {
  const list = applicationIndexes.missedAnswers(organizationId);
  const query = { list, index: 'gsi2', limit: answerLimits.queueDays, newestFirst: false } as const;
  const days = (await queryFirst(table, query)).map(readAnswerDay);
  return days.filter(({ open }) => open > 0);
};
