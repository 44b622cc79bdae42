import { useQuery } from '@tanstack/react-query';
import { answerLimits } from '@shared/hiring/limits/answer-limits';
import type { JobAnswers } from '@shared/hiring/model/answer';
import type { ManagedJob } from '@shared/hiring/model/job';
import { paths, pathTo } from '@shared/paths';
import { Facts, Stack } from '@/components/layout';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Card } from '@/components/ui/card';
import { useTranslation } from '@/lib/i18n/i18n';
import { queryOf } from '@/lib/requests/query-of';
import { formatMonthDay } from '@/lib/time/format';

const isShownLate = ({ stage }: JobAnswers): boolean => stage !== 'open' && stage !== 'overdue';

/** A job's promise, the candidates who wait, and how it was kept. */
export const AnswersCard = ({ job: { jobId }, days }: { job: ManagedJob; days: number }) => {
  const { t } = useTranslation('answer-clock');
  const { data } = useQuery(queryOf('getJobAnswers', { params: { jobId } }));
  if (!data) return null;
  const waiting = data.waiting.map(({ on, count }) => (
    <div key={on}>{t('manage.waitingOn', { count, day: formatMonthDay(on) })}</div>
  ));
  const record = data.record
    ? t('record', { ...data.record, window: answerLimits.recordDays })
    : t('manage.noRecord', { from: answerLimits.recordFrom });
  return (
    <Card title={t('manage.title')}>
      <Stack>
        {isShownLate(data) && (
          <div>
            <Badge tone="warning">{t('late')}</Badge>
          </div>
        )}
        <Facts
          items={[
            { label: t('manage.promise'), value: t('promise', { days }) },
            { label: t('manage.waiting'), value: waiting.length > 0 ? <>{waiting}</> : t('manage.none') },
            { label: t('manage.record'), value: record },
          ]}
        />
        {waiting.length > 0 && (
          <div>
            <ButtonLink variant="secondary" size="small" to={pathTo(paths.jobApplications, { jobId })}>
              {t('manage.open')}
            </ButtonLink>
          </div>
        )}
      </Stack>
    </Card>
  );
};
