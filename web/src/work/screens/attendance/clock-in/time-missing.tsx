import { useState, type SubmitEvent } from 'react';
import type { Attendance } from '@shared/work/model/attendance';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { Button } from '@/components/ui/base/button';
import { TextAreaField } from '@/components/ui/editing/text-area-field';
import { FormMessage } from '@/components/ui/fields/form-message';
import { useSubmitAttendance } from '@/work/parts/attendance/attendance-queries';
import { useTranslation } from '@/lib/i18n/i18n';
import { useSendOnce } from '@/lib/requests/send-once';
import { AnswerFields, useClockOutAnswers } from './clock-out-questions';
import styles from '../shift-day.module.css';
import { TimeFields, useTypedTimes } from '@/work/parts/attendance/time-fields';

/** No time is made up: the person says when the shift ended, and the supervisor confirms it. */
export const TimeMissing = ({ attendance }: { attendance: Attendance }) => {
  const { t } = useTranslation('shift-day');
  const { shiftId, breakRule: rule } = attendance;
  const answering = useClockOutAnswers(rule, attendance.answers);
  const typing = useTypedTimes(attendance);
  const [note, setNote] = useState('');
  const [isTried, setIsTried] = useState(false);
  const submission = useSubmitAttendance(shiftId);
  const send = useSendOnce(submission);
  const { answers } = answering;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!typing.times || !answers) return;
    const typed = {
      ...(!attendance.in && { in: typing.times.in }),
      ...(!attendance.out && { out: typing.times.out }),
    };
    send({ ...typed, askedEarly: attendance.askedEarly, answers, note: note.trim() }, () => undefined);
  };
  return (
    <form className={styles.card} noValidate onSubmit={submit}>
      <h2>{t('missing.title')}</h2>
      <p className={styles.soft}>{t('missing.text')}</p>
      <TimeFields
        form={typing}
        hasStart={!attendance.in}
        error={isTried && !typing.times ? t('missing.invalid') : undefined}
      />
      <AnswerFields rule={rule} form={answering} />
      <TextAreaField
        label={t('missing.note')}
        rows={2}
        maxLength={shiftLimits.reasonLength}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {isTried && !answers && (
        <p role="alert" className={styles.problem}>
          {t('questions.required')}
        </p>
      )}
      {submission.error && <FormMessage kind="error">{submission.error.message}</FormMessage>}
      <Button type="submit" size="large" fullWidth loading={submission.isPending}>
        {t('missing.submit')}
      </Button>
    </form>
  );
};
