import { useQuery } from '@tanstack/react-query';
import { hasReceipt } from '@shared/work/rules/attendance/attendance-receipt';
import type { Attendance } from '@shared/work/model/attendance';
import type { Booking } from '@shared/work/model/booking';
import type { StateCode } from '@shared/people/model/profile-vocabulary';
import { QueryGate } from '@/components/records/query-gate';
import { Facts, MutedText, Stack } from '@/components/layout';
import { Dialog } from '@/components/ui/records/dialog';
import { DisputeOutcome } from '@/work/parts/attendance/dispute-outcome';
import { ReceiptButtons } from '@/work/parts/attendance/receipt-buttons';
import { knownName } from '@/lib/i18n/former-member';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatHours } from '@/lib/time/hours';
import { bookingAttendanceQuery } from '@/work/parts/attendance/approval-queries';
import { signingTexts, timeText } from '@/work/parts/attendance/approval-texts';
import { ConfirmTimes } from './confirm-times';
import { DeclareNoShow } from './declare-no-show';
import { SendHome } from './send-home';
import { SettleDispute } from './settle-dispute';

type Props = { booking: Booking; state: StateCode; onClose: () => void };

/** A booking's record, and the unit's part: times, an absence, or the rest of a dispute. */
export const TimesDialog = ({ booking, state, onClose }: Props) => {
  const { t } = useTranslation('approve-shifts');
  const { shiftId, professional } = booking;
  const query = useQuery(bookingAttendanceQuery({ shiftId, userId: professional.userId }));
  return (
    <Dialog opened onClose={onClose} title={t('times.title', { name: knownName(professional.name) })}>
      <QueryGate query={query} loading={t('times.loading')} rows={3}>
        {(attendance) => (
          <Stack>
            <Recorded attendance={attendance} />
            <DisputeOutcome attendance={attendance} side="facility" />
            <Said attendance={attendance} onClose={onClose} />
            {hasReceipt(attendance) && <ReceiptButtons shiftId={shiftId} userId={professional.userId} />}
            <SendHome {...{ booking, attendance, state, onClose }} />
          </Stack>
        )}
      </QueryGate>
    </Dialog>
  );
};

const Recorded = ({ attendance }: { attendance: Attendance }) => {
  const { t } = useTranslation('approve-shifts');
  const { timeZone, recorded, approved } = attendance;
  const signing = signingTexts(attendance, t);
  return (
    <>
      <Facts
        items={[
          { label: t('times.in'), value: attendance.in && timeText(attendance.in, timeZone, t) },
          { label: t('times.out'), value: attendance.out && timeText(attendance.out, timeZone, t) },
          { label: t('times.paid'), value: recorded && formatHours(recorded.worked) },
          { label: t('times.approved'), value: approved && formatHours(approved.minutes) },
        ]}
      />
      {signing.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {signing.length > 0 && <MutedText>{t('signing.what')}</MutedText>}
    </>
  );
};

const isOpen = ({ status }: Attendance): boolean =>
  status === 'confirmed' || status === 'in_progress' || status === 'completed';

const Said = ({ attendance, onClose }: { attendance: Attendance; onClose: () => void }) => {
  const { dispute } = attendance;
  if (dispute && dispute.settledMinutes === null) {
    return <SettleDispute attendance={attendance} dispute={dispute} onClose={onClose} />;
  }
  if (!isOpen(attendance)) return null;
  return (
    <>
      <ConfirmTimes attendance={attendance} onClose={onClose} />
      <DeclareNoShow attendance={attendance} onClose={onClose} />
    </>
  );
};
