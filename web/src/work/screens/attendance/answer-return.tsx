import { useState } from 'react';
import type { Attendance, ReturnAnswer } from '@shared/work/model/attendance';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { ReasonDialog } from '@/components/reason-dialog';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { TextAreaField } from '@/components/ui/editing/text-area-field';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { FormMessage } from '@/components/ui/fields/form-message';
import { FormDialog } from '@/components/ui/records/form-dialog';
import { AttachedMessages } from '@/work/parts/attendance/attached-messages';
import { useAnswerReturn } from '@/work/parts/attendance/attendance-queries';
import { useTranslation } from '@/lib/i18n/i18n';
import { useSendOnce } from '@/lib/requests/send-once';
import { AnswerFields, useClockOutAnswers } from './clock-in/clock-out-questions';
import styles from './shift-day.module.css';
import { TimeFields, useTypedTimes } from '@/work/parts/attendance/time-fields';
import { formatHours } from '@/lib/time/hours';

type Props = { attendance: Attendance };

/** Minutes and reason of a return, and its three answers. */
export const AnswerToReturn = ({ attendance }: Props) => {
  const { t } = useTranslation('shift-day');
  const [opened, setOpened] = useState<'correct' | 'dispute' | null>(null);
  const answer = useAnswerReturn(attendance.shiftId);
  const send = useSendOnce(answer);
  const { returned, recorded } = attendance;
  if (!returned) return null;
  const found = formatHours(returned.minutes);
  const say = (given: ReturnAnswer, done: string) =>
    send(given, () => {
      setOpened(null);
      toast.success(done);
    });
  const close = () => {
    answer.reset();
    setOpened(null);
  };
  return (
    <section className={styles.card} data-tone="warning">
      <h2>{t('returned.title', { minutes: found })}</h2>
      {recorded && <p>{t('returned.text', { found, claimed: formatHours(recorded.worked) })}</p>}
      <p>
        <span className={styles.soft}>{t('returned.reason')}</span>
        <br />
        {returned.reason}
      </p>
      {answer.error && opened === null && <FormMessage kind="error">{answer.error.message}</FormMessage>}
      <Button
        size="large"
        fullWidth
        loading={answer.isPending && opened === null}
        onClick={() => say({ answer: 'agree' }, t('returned.agreed', { minutes: found }))}
      >
        {t('returned.agree', { minutes: found })}
      </Button>
      <div className={styles.pair}>
        <Button variant="secondary" className={styles.target ?? ''} onClick={() => setOpened('correct')}>
          {t('returned.correct')}
        </Button>
        <Button variant="secondary" className={styles.target ?? ''} onClick={() => setOpened('dispute')}>
          {t('returned.dispute')}
        </Button>
      </div>
      <AttachedMessages attendance={attendance} side="worker" />
      {opened === 'correct' && (
        <CorrectDialog
          attendance={attendance}
          isSaving={answer.isPending}
          problem={answer.error?.message}
          onCorrect={(given) => say(given, t('returned.corrected'))}
          onClose={close}
        />
      )}
      {opened === 'dispute' && (
        <ReasonDialog
          title={t('returned.disputeTitle')}
          text={t('returned.disputeText', { minutes: found })}
          label={t('returned.statement')}
          confirmLabel={t('returned.dispute')}
          required
          maxLength={shiftLimits.statementLength}
          saving={answer.isPending}
          problem={answer.error?.message}
          onSubmit={(statement) => say({ answer: 'dispute', statement }, t('returned.disputed'))}
          onClose={close}
        />
      )}
    </section>
  );
};

type CorrectProps = Props & {
  isSaving: boolean;
  problem: string | undefined;
  onCorrect: (answer: ReturnAnswer) => void;
  onClose: () => void;
};

const CorrectDialog = ({ attendance, isSaving, problem, onCorrect, onClose }: CorrectProps) => {
  const { t } = useTranslation(['shift-day', 'common']);
  const answering = useClockOutAnswers(attendance.breakRule, attendance.answers);
  const typing = useTypedTimes(attendance);
  const [askedEarly, setAskedEarly] = useState(attendance.askedEarly);
  const [note, setNote] = useState('');
  const [isTried, setIsTried] = useState(false);
  const submit = () => {
    setIsTried(true);
    const { answers } = answering;
    if (typing.times && answers) {
      onCorrect({ answer: 'correct', ...typing.times, askedEarly, answers, note: note.trim() });
    }
  };
  return (
    <FormDialog
      title={t('returned.correct')}
      submit={t('missing.submit')}
      cancel={t('cancel')}
      isSaving={isSaving}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack>
        {problem !== undefined && <FormMessage kind="error">{problem}</FormMessage>}
        <TimeFields form={typing} error={isTried && !typing.times ? t('missing.invalid') : undefined} />
        <CheckboxField
          label={t('in.early')}
          checked={askedEarly}
          onChange={(event) => setAskedEarly(event.currentTarget.checked)}
        />
        <AnswerFields rule={attendance.breakRule} form={answering} />
        <TextAreaField
          label={t('missing.note')}
          rows={2}
          maxLength={shiftLimits.reasonLength}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        {isTried && !answering.answers && (
          <p role="alert" className={styles.problem}>
            {t('questions.required')}
          </p>
        )}
      </Stack>
    </FormDialog>
  );
};
