import { useState } from 'react';
import type { Attendance } from '@shared/work/model/attendance';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { Stack } from '@/components/layout';
import { toast } from '@/components/ui/base/toast';
import { TextAreaField } from '@/components/ui/editing/text-area-field';
import { FormMessage } from '@/components/ui/fields/form-message';
import { TextField } from '@/components/ui/fields/text-field';
import { FormDialog } from '@/components/ui/records/form-dialog';
import { knownName } from '@/lib/i18n/former-member';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import { useSendOnce } from '@/lib/requests/send-once';
import { formatHours, hoursInField, minutesIn } from '@/lib/time/hours';
import { recordedMinutes } from '@/work/parts/attendance/approval-texts';
import { useReturnAttendance } from '@/work/parts/attendance/approval-queries';

type Props = { attendance: Attendance; onClose: () => void };

/** Proposes minutes to approve, so that the person can simply agree. */
export const ReturnDialog = ({ attendance, onClose }: Props) => {
  const { t } = useTranslation(['approve-shifts', 'common']);
  const returning = useReturnAttendance(attendance);
  const send = useSendOnce(returning);
  const [typed, setTyped] = useState(hoursInField(attendance.plannedMinutes));
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const minutes = minutesIn(typed);
  const given = reason.trim();
  const submit = () => {
    setIsTried(true);
    if (minutes === null || given === '') return;
    send({ minutes, reason: given }, () => {
      toast.success(t('return.done'));
      onClose();
    });
  };
  return (
    <FormDialog
      title={t('return.title', { name: knownName(attendance.professional.name) })}
      submit={t('return.action')}
      cancel={t('cancel')}
      isSaving={returning.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack>
        {returning.error && <FormMessage kind="error">{returning.error.message}</FormMessage>}
        <p>{t('return.text', { recorded: formatHours(recordedMinutes(attendance)) })}</p>
        <TextField
          label={t('return.minutes')}
          description={t('return.minutesHint')}
          required
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={isTried && minutes === null ? t('return.unreadable') : undefined}
        />
        <TextAreaField
          label={t('return.reason')}
          required
          rows={3}
          maxLength={shiftLimits.reasonLength}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          error={isTried && given === '' ? say('required') : undefined}
        />
      </Stack>
    </FormDialog>
  );
};
