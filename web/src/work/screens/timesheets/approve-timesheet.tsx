import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { daysOfWeek } from '@shared/core/rules/calendar-days';
import { limits } from '@shared/limits';
import { say } from '@/lib/i18n/notices';
import type { Timesheet } from '@shared/work/model/placement';
import { paths } from '@shared/paths';
import { MutedText, Row, Stack } from '@/components/layout';
import { useApproveWeek, useDisputeWeek } from '@/work/parts/timesheets/timesheet-queries';
import { ShiftPay } from '@/work/parts/timesheets/shift-pay';
import { WeekMoney, WeekProgress } from '@/work/parts/timesheets/week-lines';
import { Button } from '@/components/ui/base/button';
import { Card } from '@/components/ui/card';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { FormMessage } from '@/components/ui/fields/form-message';
import { TextAreaField } from '@/components/ui/editing/text-area-field';
import { toast } from '@/components/ui/base/toast';
import { formatMoney, formatShortWeekday } from '@/lib/time/format';
import { formatHours } from '@/lib/time/hours';
import { useTranslation } from '@/lib/i18n/i18n';
import { useSendOnce } from '@/lib/requests/send-once';
import styles from './timesheets.module.css';

type Doubts = Readonly<Record<string, string>>;

export const ApproveTimesheet = ({ week }: { week: Timesheet }) => {
  const { t } = useTranslation('timesheets');
  const navigate = useNavigate();
  const approve = useApproveWeek(week);
  const dispute = useDisputeWeek(week);
  const sendApproval = useSendOnce(approve);
  const sendDispute = useSendOnce(dispute);
  const [doubts, setDoubts] = useState<Doubts>({});
  const [missing, setMissing] = useState(false);
  const doubted = Object.keys(doubts).toSorted();
  const busy = approve.isPending || dispute.isPending;
  const problem = approve.error ?? dispute.error;

  const done = (message: string) => () => {
    toast.success(message);
    void navigate(paths.timesheets);
  };
  const sendBack = () => {
    const lines = doubted.map((day) => ({ day, reason: doubts[day]!.trim() }));
    const isIncomplete = lines.some(({ reason }) => reason === '');
    setMissing(isIncomplete);
    if (!isIncomplete && !approve.isPending) sendDispute(lines, done(say('timesheetDisputed')));
  };

  return (
    <Card>
      <Stack>
        {problem && <FormMessage kind="error">{problem.message}</FormMessage>}
        <ul className={styles.doubts} role="list">
          {daysOfWeek(week.weekStartsOn)
            .flatMap((day) => week.lines.filter((line) => line.day === day))
            .map((line, index) => (
              <DayLine
                key={index}
                line={line}
                currency={week.currency}
                reason={doubts[line.day]}
                missing={missing}
                onChange={(reason) =>
                  setDoubts(({ [line.day]: _, ...others }) =>
                    reason === null ? others : { ...others, [line.day]: reason },
                  )
                }
              />
            ))}
        </ul>
        <WeekMoney week={week} />
        <WeekProgress week={week} />
        <MutedText>{t('review.hint')}</MutedText>
        <Row>
          {doubted.length === 0 ? (
            <Button loading={busy} onClick={() => sendApproval(undefined, done(say('timesheetApproved')))}>
              {t('review.approve', {
                hours: formatHours(week.totalMinutes),
                pay: formatMoney(week.expectedCents, week.currency),
              })}
            </Button>
          ) : (
            <Button variant="danger" loading={busy} onClick={sendBack}>
              {t('review.dispute', { count: doubted.length })}
            </Button>
          )}
        </Row>
      </Stack>
    </Card>
  );
};

type LineProps = {
  line: Timesheet['lines'][number];
  currency: Timesheet['currency'];
  reason: string | undefined;
  missing: boolean;
  onChange: (reason: string | null) => void;
};

const DayLine = ({ line: { day, minutes, note, shift }, currency, reason, missing, onChange }: LineProps) => {
  const { t } = useTranslation('timesheets');
  const name = formatShortWeekday(day);
  return (
    <li className={styles.doubt}>
      <div className={styles.doubtHead}>
        <strong>{name}</strong>
        <span>{shift?.kind && minutes === 0 ? '–' : formatHours(minutes)}</span>
        {shift ? <ShiftPay day={day} shift={shift} currency={currency} /> : <MutedText as="span">{note}</MutedText>}
        {!shift && (
          <CheckboxField
            label={
              <>
                <span aria-hidden="true">{t('review.doubtShort')}</span>
                <span className="visually-hidden">{t('review.doubt', { day: name })}</span>
              </>
            }
            checked={reason !== undefined}
            onChange={(event) => onChange(event.currentTarget.checked ? '' : null)}
          />
        )}
      </div>
      {reason !== undefined && !shift && (
        <TextAreaField
          label={t('review.reason', { day: name })}
          required
          rows={2}
          maxLength={limits.reasonLength}
          value={reason}
          onChange={(event) => onChange(event.currentTarget.value)}
          error={missing && reason.trim() === '' ? say('required') : undefined}
        />
      )}
    </li>
  );
};
