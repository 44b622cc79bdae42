import { useQuery } from '@tanstack/react-query';
import Clock from 'lucide-react/dist/esm/icons/clock.mjs';
import RotateCcw from 'lucide-react/dist/esm/icons/rotate-ccw.mjs';
import { addDays } from '@shared/domain/calendar-days';
import type { OwnBooking } from '@shared/model/booking';
import { paths, pathTo } from '@shared/paths';
import { ButtonLink } from '@/components/ui/base/button-link';
import { ownBookingsQuery } from '@/entities/shifts/shift-queries';
import { shiftDayText, shiftTimeText } from '@/entities/shifts/shift-texts';
import { useTranslation } from '@/lib/i18n/i18n';
import { today } from '@/lib/time/today';
import { useNow } from '@/lib/time/use-now';
import { QueueRow, Tile } from './home-parts';
import { useStarts } from './queue-texts';

const hourMs = 3_600_000;
/** The day of a shift starts early for who works it tonight. */
const aheadMs = 16 * hourMs;
const daysBack = 7;

const isNext = ({ booking: { status, startsAt } }: OwnBooking, now: number): boolean =>
  status === 'returned' ||
  status === 'in_progress' ||
  (status === 'confirmed' && Date.parse(startsAt) - now < aheadMs && Date.parse(startsAt) + aheadMs > now);

/** Shifts of the day, and those that a unit returned. */
export const useNextShifts = (inPool: boolean): OwnBooking[] => {
  const range = { from: addDays(today(), -daysBack), days: daysBack + 2 };
  const { data } = useQuery({ ...ownBookingsQuery(range), enabled: inPool });
  const now = useNow();
  return data?.items.filter((own) => isNext(own, now)) ?? [];
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
