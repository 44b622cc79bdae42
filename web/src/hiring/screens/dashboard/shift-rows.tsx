import { useQuery } from '@tanstack/react-query';
import Clock from 'lucide-react/dist/esm/icons/clock.mjs';
import RotateCcw from 'lucide-react/dist/esm/icons/rotate-ccw.mjs';
import TriangleAlert from 'lucide-react/dist/esm/icons/triangle-alert.mjs';
import { addDays } from '@shared/core/rules/calendar-days';
import type { OwnBooking } from '@shared/work/model/booking';
import { paths, pathTo } from '@shared/paths';
import { ButtonLink } from '@/components/ui/base/button-link';
import { lapseFixPath } from '@/work/parts/shifts/lapsing';
import { ownBookingsQuery } from '@/work/parts/shifts/shift-queries';
import { shiftDayText, shiftTimeText } from '@/work/parts/shifts/shift-texts';
import { useTranslation } from '@/lib/i18n/i18n';
import { zonedMoment } from '@/lib/time/zoned-moment';
import { today } from '@/lib/time/today';
import { useNow } from '@/lib/time/use-now';
import { QueueRow, Tile } from './home-parts';
import { useStarts } from './queue-texts';

const hourMs = 3_600_000;
/** Lead time of a shift's day, long enough for tonight's shifts. */
const aheadMs = 16 * hourMs;
const daysBack = 7;
/** A booking that may end is shown as soon as its person can fix it. */
const daysAhead = 24;

const isLapsing = ({ booking }: OwnBooking): boolean => booking.status === 'confirmed' && booking.lapse !== undefined;

const isNext = ({ booking: { status, startsAt } }: OwnBooking, now: number): boolean =>
  status === 'returned' ||
  status === 'in_progress' ||
  (status === 'confirmed' && Date.parse(startsAt) - now < aheadMs && Date.parse(startsAt) + aheadMs > now);

type NextShifts = {
  /** Today's shifts, and those that a unit returned. */
  shifts: OwnBooking[];
  /** Bookings that will end, grouped by the same fix; each sorted by deadline. */
  lapsing: OwnBooking[][];
};

const untilOf = (own: OwnBooking): string => own.booking.lapse?.until ?? '';

const byKind = (items: readonly OwnBooking[]): OwnBooking[][] => [
  ...Map.groupBy(
    items.filter(isLapsing).toSorted((a, b) => untilOf(a).localeCompare(untilOf(b))),
    ({ booking }) => booking.lapse?.kinds[0],
  ).values(),
];

export const useNextShifts = (inPool: boolean): NextShifts => {
  const range = { from: addDays(today(), -daysBack), days: daysBack + daysAhead };
  const { data } = useQuery({ ...ownBookingsQuery(range), enabled: inPool });
  const now = useNow();
  const items = data?.items ?? [];
  return { shifts: items.filter((own) => isNext(own, now)), lapsing: byKind(items) };
};

/** All of them lack the same requirement. */
export const LapseRow = ({ bookings }: { bookings: readonly OwnBooking[] }) => {
  const { t } = useTranslation(['home', 'shifts']);
  const [{ booking, shift } = {}] = bookings;
  const kind = booking?.lapse?.kinds[0];
  if (!booking?.lapse || !shift || !kind) return null;
  const named = { unit: shift.unit, day: shiftDayText(booking.terms.day) };
  const by = zonedMoment(booking.lapse.until, shift.timeZone);
  const fix = lapseFixPath(kind, booking.placementId);
  return (
    <QueueRow
      leading={<Tile icon={TriangleAlert} />}
      title={t('queue.lapsing', { count: bookings.length, ...named })}
      text={t('lapse.text', { kind, by })}
      isNow
      action={
        fix !== null && (
          <ButtonLink size="small" to={fix}>
            {t('lapse.fix', { kind })}
          </ButtonLink>
        )
      }
    />
  );
};

export const ShiftRow = ({ own: { booking, shift }, now }: { own: OwnBooking; now: number }) => {
  const { t } = useTranslation('home');
  const starts = useStarts()(booking.startsAt, now);
  const { shiftId, terms, status } = booking;
  const isReturned = status === 'returned';
  const time = shiftTimeText({ ...terms, timeZone: shift.timeZone });
  const isWorking = status === 'in_progress';
  return (
    <QueueRow
      leading={<Tile icon={isReturned ? RotateCcw : Clock} />}
      title={
        isReturned
          ? t('queue.shiftReturned', { unit: shift.unit, day: shiftDayText(terms.day) })
          : t('queue.shift', { unit: shift.unit, time })
      }
      text={[!isReturned && !isWorking && starts.text, shift.location, shift.organization].filter(Boolean).join(' · ')}
      isNow={!isReturned && (isWorking || starts.isNow)}
      action={
        <ButtonLink size="small" variant="secondary" to={pathTo(paths.shiftDay, { shiftId })}>
          {t(isReturned ? 'queue.answerReturn' : 'queue.openShift')}
        </ButtonLink>
      }
    />
  );
};
