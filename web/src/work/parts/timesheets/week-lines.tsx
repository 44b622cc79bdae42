import { useTranslation } from '@/lib/i18n/i18n';
import { daysOfWeek } from '@shared/core/rules/calendar-days';
import type { Timesheet } from '@shared/work/model/placement';
import { MutedText, Stack } from '@/components/layout';
import { classNames } from '@/components/ui/base/class-names';
import { formatDate, formatMoney, formatMonthDay } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { formatHours } from '@/lib/time/hours';
import { ShiftPay } from './shift-pay';
import { WeekTotals } from './week-totals';
import { weekdayOf } from './timesheet-labels';
import styles from './week.module.css';

export const WeekMoney = ({ week }: { week: Timesheet }) => {
  const { t } = useTranslation('timesheets');
  const { currency, expectedCents, approvedCents, paidCents } = week;
  const money = (cents: number) => formatMoney(cents, currency);
  return (
    <WeekTotals
      minutes={week.totalMinutes}
      money={[
        { label: t('totals.expected'), value: money(expectedCents) },
        ...(approvedCents === null ? [] : [{ label: t('totals.approved'), value: money(approvedCents) }]),
        ...(paidCents === null ? [] : [{ label: t('totals.paid'), value: money(paidCents) }]),
      ]}
    />
  );
};

export const WeekProgress = ({ week }: { week: Timesheet }) => {
  const { t } = useTranslation('timesheets');
  const { status, submittedAt, approvedAt, approvedBy, dueOn, paidAt, payReference } = week;
  const lines = [
    submittedAt && t('progress.submitted', { date: formatDate(submittedAt, ownZone()) }),
    approvedAt &&
      (approvedBy
        ? t('progress.approvedBy', { date: formatDate(approvedAt, ownZone()), name: approvedBy })
        : t('progress.approved', { date: formatDate(approvedAt, ownZone()) })),
    status === 'approved' && dueOn && t('progress.due', { date: formatDate(dueOn) }),
    paidAt && t('progress.paid', { date: formatDate(paidAt, ownZone()) }),
    payReference && t('progress.reference', { reference: payReference }),
  ].filter(Boolean);
  return lines.length === 0 ? null : <MutedText>{lines.join(' · ')}</MutedText>;
};

/** A day may have several shifts. */
export const LineList = ({ lines, currency, label }: Pick<Timesheet, 'lines' | 'currency'> & { label?: string }) => {
  const { t } = useTranslation('timesheets');
  return (
    <ul className={styles.days} role="list" aria-label={label}>
      {lines.map(({ day, minutes, note, dispute, shift }, index) => (
        <li key={index} className={classNames(styles.day, styles.dayRead, dispute && styles.disputed)}>
          <span className={styles.name}>
            <strong>{weekdayOf(day)}</strong>
            <span>{formatMonthDay(day)}</span>
          </span>
          <span className={styles.lineHours}>{shift?.kind && minutes === 0 ? '–' : formatHours(minutes)}</span>
          {note && <span className={styles.quiet}>{note}</span>}
          {shift && <ShiftPay day={day} shift={shift} currency={currency} />}
          {dispute && (
            <p className={classNames(styles.below, styles.reason)}>{t('day.dispute', { reason: dispute })}</p>
          )}
        </li>
      ))}
    </ul>
  );
};

export const WeekLines = ({ week }: { week: Timesheet }) => {
  const { t } = useTranslation('timesheets');
  const days = daysOfWeek(week.weekStartsOn).flatMap((day) => week.lines.filter((line) => line.day === day));
  return (
    <Stack>
      {days.length === 0 ? (
        <MutedText>{t('week.noHours')}</MutedText>
      ) : (
        <LineList lines={days} currency={week.currency} />
      )}
      <WeekMoney week={week} />
      <WeekProgress week={week} />
    </Stack>
  );
};
