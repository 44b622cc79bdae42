import { answerStage, isAnswer } from '@shared/hiring/rules/answer-clock';
import { isOpen } from '@shared/hiring/rules/application-status';
import type { PromisedAnswer } from '@shared/hiring/model/answer';
import type { ReceivedApplication } from '@shared/hiring/model/application';
import type { TFunction } from '@/lib/i18n/i18n';
import { formatMonthDay } from '@/lib/time/format';

type Words = TFunction<'answer-clock'>;
type Waiting = Pick<ReceivedApplication, 'status' | 'answer'>;

/** Whether a candidate still waits after the promised day; a move about to be announced is an answer. */
export const isMissed = ({ status, answer }: Waiting, now: string): boolean =>
  answer?.outcome === null && isOpen(status) && !isAnswer(status) && answerStage(answer, now) !== 'open';

const labelDate = ({ outcome, on, ...promise }: PromisedAnswer, t: Words): string => {
  const day = formatMonthDay(on);
  if (outcome === 'unanswered') return t('team.unanswered');
  if (outcome === 'late') return t('team.answeredLate', { day });
  if (outcome === 'in_time') return t('team.answered', { day });
  const isLate = answerStage({ on, ...promise }, new Date().toISOString()) !== 'open';
  return t(isLate ? 'team.late' : 'team.by', { day });
};

/** "Answer by Dec 3", and the day before it was extended. */
export const labelAnswer = (answer: PromisedAnswer, t: Words): string => {
  const { extendedFrom } = answer;
  const date = labelDate(answer, t);
  return extendedFrom === null ? date : `${date} · ${t('team.extended', { day: formatMonthDay(extendedFrom) })}`;
};
