import { useState } from 'react';
import { workedMinutes } from '@shared/work/rules/attendance/attendance';
import { sentHomePoints } from '@shared/work/rules/cancellation/cancellation-bands';
import { sentHomeOf } from '@shared/work/rules/attendance/sent-home';
import type { Attendance } from '@shared/work/model/attendance';
import type { Booking } from '@shared/work/model/booking';
import type { StateCode } from '@shared/people/model/profile-vocabulary';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { ReasonDialog } from '@/components/reason-dialog';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { shiftPayText } from '@/work/parts/shifts/shift-texts';
import { knownName } from '@/lib/i18n/former-member';
import { useTranslation } from '@/lib/i18n/i18n';
import { useSendOnce } from '@/lib/requests/send-once';
import { formatHours } from '@/lib/time/hours';
import { useNow } from '@/lib/time/use-now';
import { useSendHome } from '@/work/parts/attendance/approval-queries';

type Props = { booking: Booking; attendance: Attendance; state: StateCode; onClose: () => void };

/** Minutes until now, including unanswered breaks, as the server counts them. */
const workedUntil = (attendance: Attendance, at: Date): number =>
  attendance.in
    ? workedMinutes(
        attendance,
        { in: attendance.in.at, out: attendance.out?.at ?? at.toISOString(), askedEarly: attendance.askedEarly },
        0,
      ).worked
    : 0;

/** For people on a shift that has started. Shows the cost first. */
export const SendHome = ({ booking, attendance, state, onClose }: Props) => {
  const { t } = useTranslation('approve-shifts');
  const [isAsking, setIsAsking] = useState(false);
  const now = new Date(useNow());
  const { shiftId, professional, status, startsAt, endsAt, plannedMinutes, currency } = attendance;
  const sending = useSendHome({ shiftId, userId: professional.userId });
  const send = useSendOnce(sending);
  const isThere = status === 'in_progress' || status === 'confirmed';
  if (!isThere || now.getTime() < Date.parse(startsAt) || now.getTime() >= Date.parse(endsAt)) return null;
  const name = knownName(professional.name);
  const worked = workedUntil(attendance, now);
  const { minutes, cents } = sentHomeOf(booking, { by: 'facility', state, workedMinutes: worked }, now);
  const amount = shiftPayText(cents, currency);
  const pay = cents > 0 ? t('sendHome.pays', { name, hours: formatHours(minutes), amount }) : t('sendHome.paysNothing');
  const submit = (reason: string) =>
    send(reason, () => {
      toast.success(t('sendHome.done', { name }));
      onClose();
    });
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        {t('sendHome.action')}
      </Button>
      {isAsking && (
        <ReasonDialog
          title={t('sendHome.title', { name })}
          text={
            <p>
              <b>{pay}</b> {t('sendHome.text', { count: sentHomePoints(worked, plannedMinutes) })}
            </p>
          }
          label={t('sendHome.reason')}
          confirmLabel={t('sendHome.action')}
          danger
          maxLength={shiftLimits.reasonLength}
          saving={sending.isPending}
          problem={sending.error?.message}
          onSubmit={submit}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
};
