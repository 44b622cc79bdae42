import { mondayOfDay } from '@shared/core/rules/calendar-days';
import { withConfirmedTerms } from '@shared/work/rules/shifts/confirmed-terms';
import type { EventOf } from '@shared/core/model/event';
import { shiftWeekAddress } from '@shared/paths';
import type { EventReader } from '../../../events/ports';
import { textsOf } from '../../../platform/text/deferred-text';
import type { EventBooking } from '../../../store/work/shifts/ports';
import { defineTexts } from '../../text';
import { inAppAndEmail, type Wording } from '../../wording';

const t = textsOf('notifications/shifts');

/** No notice after a cancellation, or once the shift has started. */
const load = async (
  reader: EventReader,
  { data, occurredAt }: EventOf<'booking.left_calendar'>,
): Promise<EventBooking | null> => {
  const found = await reader.booking({ shiftId: data.shiftId, userId: data.professionalId });
  return found?.booking.status === 'confirmed' && found.booking.startsAt > occurredAt
    ? withConfirmedTerms(found)
    : null;
};

const stillBooked = ({ booking: { startsAt, endsAt, terms }, shift }: EventBooking): Wording => ({
  title: t('leftCalendar.title'),
  content: t('leftCalendar.content', {
    unit: shift.unit,
    location: shift.location,
    time: { slot: { startsAt, endsAt }, timeZone: shift.timeZone },
  }),
  action: t('openWeek'),
  path: shiftWeekAddress(mondayOfDay(terms.day)),
});

export const leftCalendarTexts = defineTexts({
  'booking.left_calendar': {
    load,
    toUsers: [
      {
        recipients: ({ booking }) => [booking.professional.userId],
        category: 'account',
        ...inAppAndEmail('job', stillBooked),
      },
    ],
  },
});
