import { useId } from 'react';
import { measureRules } from '@shared/work/rules/filling/facility-measures';
import type { ReturnQuestion } from '@shared/work/model/reliability';
import { MutedText } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { FormMessage } from '@/components/ui/fields/form-message';
import { useTranslation } from '@/lib/i18n/i18n';
import { useSendOnce } from '@/lib/requests/send-once';
import { formatDate } from '@/lib/time/format';
import { useAnswerWouldReturn } from './attendance-queries';
import styles from './rebook-survey.module.css';

type Props = { shiftId: string; organization: string; question: ReturnQuestion };

/** A one-tap answer that the person may change for some days. Answering is optional. */
export const RebookSurvey = ({ shiftId, organization, question: { again, until } }: Props) => {
  const { t } = useTranslation('facility-record');
  const id = useId();
  const answer = useAnswerWouldReturn(shiftId);
  // Shown before it is saved.
  const shown = answer.isPending ? answer.variables : again;
  const send = useSendOnce(answer);
  const say = (given: boolean) => {
    if (given !== shown) send(given, () => undefined);
  };
  return (
    <div role="group" aria-labelledby={id} className={styles.question}>
      <p id={id} className={styles.title}>
        {t('question.title', { organization })}
      </p>
      <div className={styles.answers}>
        {([true, false] as const).map((given) => (
          <Button
            key={String(given)}
            variant={shown === given ? 'primary' : 'secondary'}
            className={styles.answer ?? ''}
            aria-pressed={shown === given}
            onClick={() => say(given)}
          >
            {t(given ? 'question.yes' : 'question.no')}
          </Button>
        ))}
      </div>
      {answer.error && <FormMessage kind="error">{answer.error.message}</FormMessage>}
      <div role="status">
        <MutedText>
          {again === null
            ? t('question.private', { organization, count: measureRules.minimumSample })
            : t('question.saved', { date: formatDate(until) })}
        </MutedText>
      </div>
    </div>
  );
};
