import { Link } from 'react-router-dom';
import { mondayOfDay } from '@shared/core/rules/calendar-days';
import { lastCancellation, owedCancellation } from '@shared/work/rules/cancellation/booking-cancellation';
import { paths, pathTo, timesheetAddress } from '@shared/paths';
import { today } from '@/lib/time/today';
import { RebookSurvey } from '@/work/parts/attendance/rebook-survey';
import { Lapsing } from '@/work/parts/shifts/lapsing';
import { ShiftIcon } from '@/work/parts/shifts/shift-icon';
import {
  hoursText,
  shiftDayText,
  shiftLengthText,
  shiftNamed,
  shiftPayText,
  shiftTimeText,
} from '@/work/parts/shifts/shift-texts';
import { useTranslation } from '@/lib/i18n/i18n';
import { useNow } from '@/lib/time/use-now';
import { AnswerChange } from '../booking/answer-change';
import { Lapsed } from '../booking/booking-lapse';
import { LeaveShift } from '../booking/leave-shift';
import { UndoLeaving } from '../booking/undo-leaving';
import { canLeave, nextClock, type Entry } from './week-plan';
import styles from './week.module.css';

const Rest = ({ kind, restMinutes }: Pick<Entry, 'kind' | 'restMinutes'>) => {
  const { t } = useTranslation('shifts');
  if (restMinutes === null) return null;
  const hours = hoursText(restMinutes);
  return (
    <p className={styles.rest}>{kind === 'requested' ? t('week.restIf', { hours }) : t('week.rest', { hours })}</p>
  );
};

const Paid = ({ booking }: Pick<Entry, 'booking'>) => {
  const { t } = useTranslation('shifts');
  const owed = owedCancellation(booking);
  if (!owed) return null;
  const paid = { hours: hoursText(owed.minutes), amount: shiftPayText(owed.cents, booking.currency) };
  return (
    <p>
      {t('week.paid', paid)}{' '}
      <Link to={timesheetAddress(booking.placementId, mondayOfDay(booking.terms.day))}>{t('week.timesheet')}</Link>
    </p>
  );
};

/** Booked, the progress of its attendance, or that it ended without either side canceling it. */
const statusKey = ({ kind, booking }: Entry) => {
  const { status } = booking;
  if (lastCancellation(booking)?.lapse) return 'lapse.state' as const;
  return status === 'in_progress' || status === 'submitted' || status === 'returned' || status === 'approved'
    ? (`status.${status}` as const)
    : (`kind.${kind}` as const);
};

const openKey = (entry: Entry, now: number) => {
  const clock = nextClock(entry, now);
  if (clock !== null) return `open.${clock}` as const;
  return entry.booking.status === 'returned' ? 'open.answer' : 'open.see';
};

/** Links to clocking in and out, and later to the attendance's outcome. */
const OpenShift = ({ entry, now }: { entry: Entry; now: number }) => {
  const { t } = useTranslation('shifts');
  const { booking, shift } = entry;
  const { shiftId, terms } = booking;
  const named = shiftNamed(shift, { ...terms, timeZone: shift.timeZone });
  const label = openKey(entry, now);
  return (
    <Link to={pathTo(paths.shiftDay, { shiftId })} className={styles.open} aria-label={t(`${label}Named`, named)}>
      {t(label)}
    </Link>
  );
};

/** Only a person reports an absence, and they may be wrong. */
const Missed = ({ booking, shift }: Entry) => {
  const { t } = useTranslation('shifts');
  const named = shiftNamed(shift, { ...booking.terms, timeZone: shift.timeZone });
  return (
    <>
      <p>{t('week.missed')}</p>
      <Link to={paths.reliability} className={styles.open} aria-label={t('open.objectNamed', named)}>
        {t('open.object')}
      </Link>
    </>
  );
};

const Block = ({ entry }: { entry: Entry }) => {
  const { t } = useTranslation('shifts');
  const now = useNow();
  const { booking, shift, kind } = entry;
  const { terms, expectedCents, currency, reason } = booking;
  const wall = { ...terms, timeZone: shift.timeZone };
  return (
    <article className={styles.block} data-kind={kind}>
      <div className={styles.head}>
        <h3>
          <ShiftIcon startTime={terms.startTime} /> {shift.unit}, {shiftTimeText(wall)}
        </h3>
        {(kind === 'booked' || kind === 'requested') && (
          <b>{booking.payroll ? t('week.payroll') : shiftPayText(expectedCents, currency)}</b>
        )}
      </div>
      <p>
        {shift.location} · {shift.organization} · {shiftLengthText(wall)}
      </p>
      <p className={styles.state}>{t(statusKey(entry))}</p>
      <Paid booking={booking} />
      {(kind === 'canceled' || kind === 'declined') && reason !== '' && <p>{t('week.reason', { reason })}</p>}
      <Lapsed booking={booking} />
      <Rest {...entry} />
      <Lapsing lapse={booking.lapse} placementId={booking.placementId} timeZone={shift.timeZone} />
      {kind === 'missed' && <Missed {...entry} />}
      {booking.change && <AnswerChange own={entry} change={booking.change} />}
      {kind === 'lifted' && <p>{t('week.lifted')}</p>}
      {(kind === 'booked' || kind === 'lifted') && <OpenShift entry={entry} now={now} />}
      {entry.returning && (
        <RebookSurvey shiftId={booking.shiftId} organization={shift.organization} question={entry.returning} />
      )}
      {canLeave(entry, now) && <LeaveShift own={entry} />}
      {kind === 'left' && <UndoLeaving own={entry} />}
    </article>
  );
};

type DayProps = { day: string; isAway: boolean; entries: readonly Entry[] };

export const WeekDay = ({ day, isAway, entries }: DayProps) => {
  const { t } = useTranslation('shifts');
  return (
    <li className={styles.weekDay} data-today={day === today() || undefined}>
      <h2>{shiftDayText(day)}</h2>
      <div className={styles.blocks}>
        {entries.length === 0 && <p className={styles.off}>{t(isAway ? 'week.away' : 'week.off')}</p>}
        {entries.length > 0 && isAway && <p className={styles.away}>{t('week.away')}</p>}
        {entries.map((entry) => (
          <Block key={entry.booking.shiftId} entry={entry} />
        ))}
      </div>
    </li>
  );
};
