import { hasReceipt } from '@shared/work/rules/attendance/attendance-receipt';
import type { Dispute } from '@shared/work/rules/attendance/dispute-cases';
import type { Attendance } from '@shared/work/model/attendance';
import { DisputeOutcome } from '@/work/parts/attendance/dispute-outcome';
import { ReceiptButtons } from '@/work/parts/attendance/receipt-buttons';
import { hoursText, shiftPayText } from '@/work/parts/shifts/shift-texts';
import { useTranslation } from '@/lib/i18n/i18n';
import { zonedMoment } from '@/lib/time/zoned-moment';
import styles from './shift-day.module.css';

type Of = { attendance: Attendance; dispute: Dispute };

const Recorded = ({ attendance: { timeZone, payCents, currency }, dispute }: Of) => {
  const { t } = useTranslation('shift-day');
  const { settledMinutes, until, cases } = dispute;
  if (settledMinutes === null)
    return cases.length === 0 && <p>{t('granted.waits', { when: zonedMoment(until, timeZone) })}</p>;
  const hours = hoursText(settledMinutes);
  return (
    <p>
      {payCents === null
        ? t('granted.recorded', { hours })
        : t('granted.recordedPay', { hours, pay: shiftPayText(payCents, currency) })}
    </p>
  );
};

/** Hours after a no-show is overturned, set by the unit or our team. */
export const GrantedHours = ({ attendance, dispute }: Of) => {
  const { t } = useTranslation('shift-day');
  return (
    <section className={styles.card}>
      <h2>{t('granted.title')}</h2>
      <p>{t('granted.text')}</p>
      <Recorded attendance={attendance} dispute={dispute} />
      {hasReceipt(attendance) && <ReceiptButtons shiftId={attendance.shiftId} />}
      <DisputeOutcome attendance={attendance} side="worker" />
    </section>
  );
};
