import { cancellationOf, owedCancellation } from '@shared/work/rules/cancellation/booking-cancellation';
import type { Booking } from '@shared/work/model/booking';
import { hoursText, shiftPayText } from '@/work/parts/shifts/shift-texts';
import { knownName } from '@/lib/i18n/former-member';
import { useTranslation, type TFunction } from '@/lib/i18n/i18n';
import { useNow } from '@/lib/time/use-now';

type Coverage = TFunction<'coverage'>;

const paidText = ({ minutes, cents }: { minutes: number; cents: number }, { professional, currency }: Booking) => ({
  name: knownName(professional.name),
  hours: hoursText(minutes),
  amount: shiftPayText(cents, currency),
});

/** What canceling a booking now pays its person, and its effect on the organization's reliability. */
export const CancelPay = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('coverage');
  const ended = cancellationOf(booking, 'facility', new Date(useNow()));
  const paid = ended.cents > 0 ? t('cancelPay.pays', paidText(ended, booking)) : t('cancelPay.paysNothing');
  return (
    <p>
      <b>{paid}</b> {t('cancelPay.points', { count: ended.points })}
    </p>
  );
};

const sumText = (cents: number, bookings: readonly Booking[]): string =>
  shiftPayText(cents, bookings[0]?.currency ?? 'USD');

/** The same for all bookings. */
export const CancelAllPay = ({ bookings }: { bookings: readonly Booking[] }) => {
  const { t } = useTranslation('coverage');
  const now = new Date(useNow());
  const booked = bookings.filter(({ status }) => status === 'confirmed');
  const ended = booked.map((booking) => cancellationOf(booking, 'facility', now));
  if (booked.length === 0) return null;
  const paid = ended.filter(({ cents }) => cents > 0);
  const cents = paid.reduce((sum, it) => sum + it.cents, 0);
  const points = ended.reduce((sum, it) => sum + it.points, 0);
  return (
    <p>
      <b>
        {cents > 0
          ? t('cancelPay.paysAll', { count: paid.length, amount: sumText(cents, booked) })
          : t('cancelPay.paysNothing')}
      </b>{' '}
      {t('cancelPay.points', { count: points })}
    </p>
  );
};

/** The stored result, because time has passed since the question. */
export const canceledText = (booking: Booking | undefined, t: Coverage): string => {
  const owed = booking && owedCancellation(booking);
  return owed ? t('cancelPay.canceled', paidText(owed, booking)) : t('people.canceled');
};

export const canceledAllText = (bookings: readonly Booking[], t: Coverage): string => {
  const cents = bookings
    .filter(({ status }) => status === 'canceled_by_facility')
    .reduce((sum, booking) => sum + (owedCancellation(booking)?.cents ?? 0), 0);
  return cents > 0 ? t('cancelPay.canceledAll', { amount: sumText(cents, bookings) }) : t('actions.canceled');
};

/** Pay in the list of former bookings; null without pay. */
export const owedText = (booking: Booking, t: Coverage): string | null => {
  const { sentHome } = booking;
  const owed = sentHome && sentHome.cents > 0 ? sentHome : owedCancellation(booking);
  return owed && t('cancelPay.owed', paidText(owed, booking));
};
