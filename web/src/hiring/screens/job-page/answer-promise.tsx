import { answerLimits } from '@shared/hiring/limits/answer-limits';
import { pausesApplications } from '@shared/hiring/rules/answer-clock';
import type { ApplicationPreparation } from '@shared/hiring/model/application';
import type { JobDetail } from '@shared/hiring/model/job';
import { MutedText } from '@/components/layout';
import { Badge } from '@/components/ui/badge';
import { FormMessage } from '@/components/ui/fields/form-message';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatMonthDay } from '@/lib/time/format';
import styles from './job-page.module.css';

type Standing = Pick<JobDetail, 'status' | 'answers'>;
type Promised = Standing & Pick<JobDetail, 'answerDays'>;

/** Whether an open job's earlier candidates have waited too long. */
export const isPaused = ({ status, answers }: Standing): boolean =>
  status === 'active' && answers !== null && pausesApplications(answers.stage);

export const PausedNote = () => {
  const { t } = useTranslation('answer-clock');
  return <FormMessage kind="info">{t('paused')}</FormMessage>;
};

const isLate = ({ answers }: Promised): boolean =>
  answers !== null && (answers.stage === 'late' || pausesApplications(answers.stage));

/** The employer's promise to candidates of this job, and how it is kept. */
export const AnswerPromise = ({ job, applying = false }: { job: Promised; applying?: boolean }) => {
  const { t } = useTranslation('answer-clock');
  const { answerDays, answers } = job;
  if (job.status === 'draft') return null;
  const isOpen = job.status === 'active';
  return (
    <div className={styles.answers}>
      {isOpen && isLate(job) && <Badge tone="warning">{t('late')}</Badge>}
      {isOpen && answerDays !== null && <p className={styles.promise}>{t('promise', { days: answerDays })}</p>}
      {applying && answerDays === null && <p className={styles.promise}>{t('apply.plain')}</p>}
      {answers?.record && (
        <p className={styles.promise}>{t('record', { ...answers.record, window: answerLimits.recordDays })}</p>
      )}
    </div>
  );
};

/** Next to the submit button: the date for this application. */
export const AppliedPromise = ({ preparation: { answer, organization } }: { preparation: ApplicationPreparation }) => {
  const { t } = useTranslation('answer-clock');
  return (
    <MutedText>
      {answer
        ? t('apply.promised', { organization, days: answer.days, day: formatMonthDay(answer.on) })
        : t('apply.plain')}
    </MutedText>
  );
};
