import { useState, type SubmitEvent } from 'react';
import { openDisputeCase } from '@shared/work/rules/attendance/dispute-cases';
import type { Attendance } from '@shared/work/model/attendance';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { FormMessage } from '@/components/ui/fields/form-message';
import { TextField } from '@/components/ui/fields/text-field';
import { knownName } from '@/lib/i18n/former-member';
import { useTranslation, type TFunction } from '@/lib/i18n/i18n';
import { useSendOnce } from '@/lib/requests/send-once';
import { formatHours, hoursInField, minutesIn } from '@/lib/time/hours';
import { zonedMoment } from '@/lib/time/zoned-moment';
import { useSettleDispute } from '@/work/parts/attendance/approval-queries';

type Props = { attendance: Attendance; dispute: NonNullable<Attendance['dispute']>; onClose: () => void };

type Said = { found: string; claimed: string; name: string; statement: string };

const introOf = (
  { attendance, dispute }: Omit<Props, 'onClose'>,
  said: Said,
  t: TFunction<'approve-shifts'>,
): string => {
  if (openDisputeCase(dispute)) return t('times.settle.open', said);
  const when = zonedMoment(dispute.until, attendance.timeZone);
  return t(attendance.status === 'no_show' ? 'times.granted.text' : 'times.settle.text', { ...said, when });
};

/**
 * The agreed hours, between the approved and the claimed ones. For an overturned no-show, the hours of the person
 * who was there.
 */
export const SettleDispute = ({ attendance, dispute, onClose }: Props) => {
  const { t } = useTranslation('approve-shifts');
  const { shiftId, professional, status, version } = attendance;
  const { claimedMinutes, foundMinutes, statement } = dispute;
  const isGranted = status === 'no_show';
  const least = attendance.approved?.minutes ?? foundMinutes;
  const settling = useSettleDispute({ shiftId, userId: professional.userId });
  const send = useSendOnce(settling);
  const [typed, setTyped] = useState(hoursInField(claimedMinutes));
  const [isWrong, setIsWrong] = useState(false);
  const range = { found: formatHours(least), claimed: formatHours(claimedMinutes) };
  const said = { ...range, name: knownName(professional.name), statement };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const minutes = minutesIn(typed);
    const isBetween = minutes !== null && minutes >= least && minutes <= claimedMinutes;
    setIsWrong(!isBetween);
    if (!isBetween) return;
    send({ minutes, version }, () => {
      toast.success(t(isGranted ? 'times.granted.done' : 'times.settle.done'));
      onClose();
    });
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <p>{introOf({ attendance, dispute }, said, t)}</p>
        <TextField
          label={t(isGranted ? 'times.granted.minutes' : 'times.settle.minutes')}
          description={t('times.settle.hint', range)}
          required
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={isWrong ? t('times.settle.invalid', range) : undefined}
        />
        {settling.error && <FormMessage kind="error">{settling.error.message}</FormMessage>}
        <Button type="submit" loading={settling.isPending}>
          {t(isGranted ? 'times.granted.action' : 'times.settle.action')}
        </Button>
      </Stack>
    </form>
  );
};
