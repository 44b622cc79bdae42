import { useMemo, useState } from 'react';
import { answerLimits } from '@shared/hiring/limits/answer-limits';
import { answerStage } from '@shared/hiring/rules/answer-clock';
import { businessDayFrom } from '@shared/core/rules/business-days';
import type { PromisedAnswer } from '@shared/hiring/model/answer';
import type { ReceivedApplication } from '@shared/hiring/model/application';
import { Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { FormMessage } from '@/components/ui/fields/form-message';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatMonthDay } from '@/lib/time/format';
import { useNow } from '@/lib/time/use-now';
import { isMissed } from '../answer-labels';
import { ThanksDialog } from './thanks-dialog';
import type { Bulk } from './use-bulk';

type Missed = ReceivedApplication & { answer: PromisedAnswer };

/** Candidates of one job who wait after their promised day, oldest first. Lists of all jobs mark each one instead. */
export const useMissed = (rows: readonly ReceivedApplication[], isOneJob: boolean): readonly Missed[] => {
  const now = useNow();
  return useMemo(() => {
    if (!isOneJob) return [];
    const at = new Date(now).toISOString();
    const missed = rows.filter((row): row is Missed => isMissed(row, at));
    return missed.sort((a, b) => a.answer.on.localeCompare(b.answer.on));
  }, [rows, isOneJob, now]);
};

/** The waiting candidates, the consequence, and the quickest way to answer. */
export const MissedAnswers = ({ rows, bulk }: { rows: readonly Missed[]; bulk: Bulk }) => {
  const { t } = useTranslation('answer-clock');
  const now = useNow();
  const [closes, setCloses] = useState(false);
  const [oldest] = rows;
  if (!oldest) return null;
  const { on } = oldest.answer;
  const stage = answerStage(oldest.answer, new Date(now).toISOString());
  const after = (days: number) => formatMonthDay(businessDayFrom(on, days));
  const texts = {
    open: '',
    overdue: t('missed.overdue', { lateOn: after(answerLimits.lateDays) }),
    late: t('missed.late', { pausesOn: after(answerLimits.pausedDays) }),
    paused: t('missed.paused', { closesOn: after(answerLimits.closedDays) }),
    closing: t('missed.closing'),
  };
  return (
    <>
      <FormMessage kind={stage === 'paused' || stage === 'closing' ? 'error' : 'info'}>
        <Stack gap="xs">
          <strong>{t('missed.title', { count: rows.length, day: formatMonthDay(on) })}</strong>
          <p>{texts[stage]}</p>
          <Row>
            <Button size="small" loading={bulk.progress !== null} onClick={() => setCloses(true)}>
              {t('thanks.open')}
            </Button>
          </Row>
        </Stack>
      </FormMessage>
      {closes && <ThanksDialog rows={rows} bulk={bulk} onClose={() => setCloses(false)} />}
    </>
  );
};
