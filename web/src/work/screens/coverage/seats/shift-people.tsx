import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { anyTime } from '@shared/work/rules/shifts/availability';
import { lastCancellation } from '@shared/work/rules/cancellation/booking-cancellation';
import { backupsOf, freeSlots } from '@shared/work/rules/filling/filling';
import { isLate } from '@shared/work/rules/attendance/presence';
import { holdsSlot } from '@shared/work/rules/shifts/shift-status';
import type { Booking } from '@shared/work/model/booking';
import type { Shift } from '@shared/work/model/shifts/shift';
import { paths, pathTo } from '@shared/paths';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { Face } from '@/components/faces/face';
import { MutedText, Stack } from '@/components/layout';
import { ReasonDialog } from '@/components/reason-dialog';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { hoursText, shiftDayText, shiftTimeText } from '@/work/parts/shifts/shift-texts';
import { knownName } from '@/lib/i18n/former-member';
import { useTranslation, type TFunction } from '@/lib/i18n/i18n';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import { formatDateTime } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { zonedMoment } from '@/lib/time/zoned-moment';
import { timeIn } from '@/lib/time/time-zones';
import { useNow } from '@/lib/time/use-now';
import { waitText } from '../coverage-texts';
import { AssignOwnStaff } from './assign-own-staff';
import { BookingTimes } from './booking-times';
import { canceledText, CancelPay, owedText } from './cancel-pay';
import { useCancelBooking, type ShiftWithBookings } from '../coverage-queries';
import { mayAssign, type NextStep } from '../next-step';
import { useDeciding } from '../use-shift-acts';
import { BlockButton } from './block-button';
import { FavoriteButton } from './favorite-button';
import styles from '../panel.module.css';
import { SeatHandle, useSeatRow } from './seat-handle';
import type { Seated } from './seat-rules';

type PersonProps = { booking: Booking; about: string; isWarning?: boolean; seat?: Seated | null; children?: ReactNode };

const Person = ({ booking, about, isWarning = false, seat = null, children }: PersonProps) => {
  const { professional, placementId } = booking;
  const name = knownName(professional.name);
  return (
    <li className={styles.person} {...useSeatRow(seat)}>
      <SeatHandle person={seat} />
      <Face id={professional.userId} name={name} url={null} />
      <span className={styles.words}>
        <b>
          <Link to={pathTo(paths.placement, { placementId })}>{name}</Link>
        </b>
        <small data-warning={isWarning || undefined}>{about}</small>
      </span>
      {children && <div className={styles.buttons}>{children}</div>}
    </li>
  );
};

type Props = { shift: Shift; bookings: readonly Booking[]; favorites: readonly string[]; isAhead: boolean };

const agreedText = ({ place, terms }: Booking, timeZone: string): string => {
  const times = `${shiftDayText(terms.day)}, ${shiftTimeText({ ...terms, timeZone })}`;
  return place ? `${place.unit}, ${times}` : times;
};

/** People who lack a requirement may lose the shift. People asked about a change are booked for the earlier terms. */
const aboutBooked = (booking: Booking, { timeZone }: Shift, t: TFunction<'coverage'>): string => {
  const { how, change, lapse } = booking;
  if (lapse) return t('people.lapse', { kind: lapse.kinds[0]!, when: zonedMoment(lapse.until, timeZone) });
  if (!change) return t(`people.how.${how}`);
  const when = zonedMoment(change.answerBy, timeZone);
  return t('people.waits', { when, agreed: agreedText(booking, timeZone) });
};

const isLateFor = ({ status, startsAt, endsAt }: Booking, now: number): boolean =>
  status === 'confirmed' && isLate('booked', { startsAt: Date.parse(startsAt), endsAt: Date.parse(endsAt) }, now);

/** Where the person is once the shift runs, and how they were booked before. */
const aboutPerson = (booking: Booking, shift: Shift, { now, t }: { now: number; t: TFunction<'coverage'> }): string => {
  const { status, startsAt, clockedInAt } = booking;
  if (isLateFor(booking, now)) return t('people.late', { wait: waitText(now - Date.parse(startsAt), t) });
  if (status === 'in_progress' && clockedInAt !== undefined) {
    return t('people.in', { time: timeIn(shift.timeZone, Date.parse(clockedInAt)) });
  }
  return aboutBooked(booking, shift, t);
};

type PeopleProps = Props & { next: NextStep | null; onAssign: () => void };

export const ShiftPeople = ({ shift, bookings, favorites, isAhead, next, onAssign }: PeopleProps) => {
  const { t } = useTranslation('coverage');
  const now = useNow();
  const booked = bookings.filter(({ status }) => holdsSlot(status));
  const free = freeSlots(shift);
  const isLive = shift.status === 'open' || shift.status === 'covered' || shift.status === 'in_progress';
  if (!isLive && booked.length === 0) return null;
  return (
    <section className={styles.section}>
      <h3>{t('people.title')}</h3>
      {booked.length === 0 && <MutedText>{t('people.none')}</MutedText>}
      <ul role="list">
        {booked.map((booking) => (
          <Person
            key={booking.professional.userId}
            booking={booking}
            about={aboutPerson(booking, shift, { now, t })}
            isWarning={booking.lapse !== undefined || isLateFor(booking, now)}
          >
            <FavoriteButton shift={shift} favorites={favorites} booking={booking} />
            <BlockButton shift={shift} booking={booking} />
            {isAhead && booking.status === 'confirmed' && <CancelBooking booking={booking} />}
            <BookingTimes booking={booking} state={shift.state} />
          </Person>
        ))}
        {isLive && free > 0 && (
          <li className={styles.person}>
            <span className={styles.free} aria-hidden="true">
              +
            </span>
            <span className={styles.words}>
              <b>{t('people.free', { count: free })}</b>
            </span>
            {mayAssign(shift, now) && next?.kind !== 'assign' && (
              <div className={styles.buttons}>
                <AssignOwnStaff onAssign={onAssign} />
              </div>
            )}
          </li>
        )}
      </ul>
    </section>
  );
};

const CancelBooking = ({ booking }: { booking: Booking }) => {
  const { shiftId, professional } = booking;
  const { t } = useTranslation('coverage');
  const [isAsking, setIsAsking] = useState(false);
  const cancel = useCancelBooking(shiftId);
  const oneAtATime = useOneAtATime();
  const name = knownName(professional.name);
  const close = () => setIsAsking(false);
  // The button unmounts with the booking, so callbacks must not depend on it.
  const submit = (reason: string) =>
    cancel.mutateAsync({ userId: professional.userId, reason }).then(
      ({ bookings }) => {
        const ended = bookings.find((it) => it.professional.userId === professional.userId);
        toast.success(canceledText(ended, t));
        close();
      },
      (error: unknown) => toast.error((error as Error).message),
    );
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-label={t('people.cancelNamed', { name })}
        aria-haspopup="dialog"
        onClick={() => setIsAsking(true)}
      >
        {t('people.cancel')}
      </Button>
      {isAsking && (
        <ReasonDialog
          title={t('people.cancelTitle', { name })}
          text={
            <Stack gap="xs">
              <CancelPay booking={booking} />
              <p>{t('people.cancelText', { name })}</p>
            </Stack>
          }
          label={t('actions.reason')}
          confirmLabel={t('people.cancel')}
          required
          danger
          maxLength={shiftLimits.reasonLength}
          saving={cancel.isPending}
          onSubmit={(reason) => void oneAtATime(() => submit(reason))}
          onClose={close}
        />
      )}
    </>
  );
};

type Records = NonNullable<ShiftWithBookings['records']>;

const recordText = (records: Records, { professional }: Booking, t: TFunction<'coverage'>): string[] => {
  const found = records.find(({ userId }) => userId === professional.userId);
  if (!found) return [];
  const { score, shifts: count } = found;
  return [score === null ? t('asked.new', { count }) : t('asked.reliability', { score, count })];
};

/** What the unit decides by approving. */
const stepTexts = ({ steps = [] }: Booking, t: TFunction<'coverage'>): string[] =>
  steps.flatMap(({ code, args }) => {
    if (code === 'overtime') return [t('asked.overtime', { hours: hoursText(Number(args['minutes'])) })];
    return code === 'orientation' ? [t('asked.orientation', { count: Number(args['shifts']) })] : [];
  });

const seatedOf = ({ professional: { userId, name } }: Booking, from: Shift): Seated => ({
  ...{ kind: 'request', userId, from, profession: null, ...anyTime },
  name: knownName(name),
});

type RequestsProps = Props & { records?: Records; next: NextStep | null; headingId: string };

/** Sorted by time. A request that the primary button approves has no second button for it. */
export const ShiftRequests = (props: RequestsProps) => {
  const { shift, bookings, favorites, records = [], isAhead, next, headingId } = props;
  const { t } = useTranslation('coverage');
  const asked = bookings.filter(({ status }) => status === 'requested');
  if (asked.length === 0) return null;
  const mayApprove = isAhead && shift.status === 'open';
  return (
    <section className={styles.section}>
      <h3 id={headingId} tabIndex={-1}>
        {t('asked.title')} {asked.length > 1 && <small>{t('asked.order')}</small>}
      </h3>
      <ol role="list">
        {asked.map((booking) => (
          <Person
            key={booking.professional.userId}
            booking={booking}
            seat={mayApprove && booking.change === undefined ? seatedOf(booking, shift) : null}
            about={[
              t('asked.since', { when: formatDateTime(booking.bookedAt, ownZone()) }),
              ...recordText(records, booking, t),
              ...stepTexts(booking, t),
              ...(booking.change ? [t('asked.waits')] : []),
            ].join(' · ')}
          >
            <FavoriteButton shift={shift} favorites={favorites} booking={booking} />
            <BlockButton shift={shift} booking={booking} />
            <Decision
              booking={booking}
              mayApprove={mayApprove && booking.change === undefined && next?.kind !== 'approve'}
            />
          </Person>
        ))}
      </ol>
    </section>
  );
};

export const ShiftBackups = ({ shift, bookings, favorites }: Omit<Props, 'isAhead'>) => {
  const { t } = useTranslation('coverage');
  const backups = backupsOf(bookings);
  if (backups.length === 0) return null;
  return (
    <section className={styles.section}>
      <h3>
        {t('backups.title')} {backups.length > 1 && <small>{t('backups.order')}</small>}
      </h3>
      <ol role="list">
        {backups.map((booking) => (
          <Person
            key={booking.professional.userId}
            booking={booking}
            about={t('backups.since', { when: formatDateTime(booking.bookedAt, ownZone()) })}
          >
            <FavoriteButton shift={shift} favorites={favorites} booking={booking} />
            <BlockButton shift={shift} booking={booking} />
          </Person>
        ))}
      </ol>
    </section>
  );
};

type DecisionProps = { booking: Booking; mayApprove: boolean };

const Decision = ({ booking, mayApprove }: DecisionProps) => {
  const { t } = useTranslation('coverage');
  const { decide, pending } = useDeciding(booking);
  const name = knownName(booking.professional.name);
  return (
    <>
      {mayApprove && (
        <Button
          variant="secondary"
          size="small"
          aria-label={t('asked.approveNamed', { name })}
          loading={pending === true}
          disabled={pending === false}
          onClick={() => decide(true)}
        >
          {t('asked.approve')}
        </Button>
      )}
      <Button
        variant="quiet"
        size="small"
        aria-label={t('asked.declineNamed', { name })}
        loading={pending === false}
        disabled={pending === true}
        onClick={() => decide(false)}
      >
        {t('asked.decline')}
      </Button>
    </>
  );
};

const ended = [
  'declined',
  'withdrawn',
  'lapsed',
  'canceled_by_facility',
  'canceled_by_worker',
  'no_show',
  'sent_home',
] as const;

/** A declined change or a missing requirement ended the booking, not the team. */
const endText = (booking: Booking, status: (typeof ended)[number], t: TFunction<'coverage'>): string => {
  const { refusal, lapse } = lastCancellation(booking) ?? {};
  if (lapse) return t('earlier.lacks', { kind: lapse });
  return refusal ? t(`earlier.change.${refusal}`) : t(`earlier.${status}`);
};

/** A former backup, who was never on the shift. */
const wasBackup = ({ how, status }: Booking): boolean =>
  how === 'backup' && (status === 'lapsed' || status === 'withdrawn');

export const EarlierPeople = ({ bookings, shift }: Pick<Props, 'bookings' | 'shift'>) => {
  const { t } = useTranslation('coverage');
  const earlier = bookings.flatMap((booking) => {
    const status = wasBackup(booking) ? undefined : ended.find((it) => it === booking.status);
    return status ? [{ booking, status }] : [];
  });
  if (earlier.length === 0) return null;
  return (
    <section className={styles.section}>
      <h3>{t('earlier.title')}</h3>
      <ul role="list">
        {earlier.map(({ booking, status }) => (
          <Person
            key={booking.professional.userId}
            booking={booking}
            about={[endText(booking, status, t), owedText(booking, t)].filter((it) => it !== null).join(' · ')}
          >
            {status === 'no_show' && <BookingTimes booking={booking} state={shift.state} />}
          </Person>
        ))}
      </ul>
    </section>
  );
};
