import type { BookingCancellation } from '@shared/work/model/booking';
import type { DisputedBooking, ShiftCaseDetail } from '@shared/work/model/shifts/shift-case';
import { Facts, MutedText, Stack } from '@/components/layout';
import { noticeText } from '@/work/parts/shifts/outcome-text';
import { bookingSpanText } from '@/work/parts/shifts/shift-texts';
import { useTranslation, type TFunction } from '@/lib/i18n/i18n';
import { zonedMoment } from '@/lib/time/zoned-moment';

type Texts = TFunction<'shift-cases'>;
type Fact = { label: string; value: string };

const cancellationFacts = ({ cancellations, timeZone }: DisputedBooking, t: Texts): Fact[] =>
  cancellations.map(({ by, at, noticeMinutes, undone }: BookingCancellation) => ({
    label: t(`canceled.${by}`),
    value: [
      t('canceledAt', { date: zonedMoment(at, timeZone), notice: noticeText(noticeMinutes / 60) }),
      ...(undone ? [t('undone')] : []),
    ].join(', '),
  }));

const attendanceFacts = ({ attendance, timeZone }: DisputedBooking, t: Texts): Fact[] => {
  const moment = (at: string | undefined): string => (at ? zonedMoment(at, timeZone) : t('nothing'));
  const late = attendance?.runningLate;
  return [
    { label: t('in'), value: moment(attendance?.in?.at) },
    { label: t('out'), value: moment(attendance?.out?.at) },
    ...(late ? [{ label: t('late'), value: t('lateBy', { date: moment(late.at), minutes: late.minutes }) }] : []),
  ];
};

const factsOf = (booking: DisputedBooking, t: Texts): Fact[] => {
  const { professional, startsAt, endsAt, bookedAt, reason, attempt, timeZone } = booking;
  const moment = (at: string): string => zonedMoment(at, timeZone);
  return [
    { label: t('professional'), value: professional },
    { label: t('planned'), value: bookingSpanText({ startsAt, endsAt, timeZone }) },
    { label: t('bookedAt'), value: moment(bookedAt) },
    ...(attempt > 1 ? [{ label: t('attempt'), value: String(attempt) }] : []),
    ...cancellationFacts(booking, t),
    ...(reason === '' ? [] : [{ label: t('unitReason'), value: reason }]),
    ...attendanceFacts(booking, t),
  ];
};

/** Both sides' records, with times in the location's time zone. */
export const CaseBooking = ({ found: { booking } }: { found: ShiftCaseDetail }) => {
  const { t } = useTranslation('shift-cases');
  return (
    <Stack as="section" gap="s">
      <h2>{t('booking')}</h2>
      {booking ? <Facts wide items={factsOf(booking, t)} /> : <MutedText>{t('bookingGone')}</MutedText>}
    </Stack>
  );
};
