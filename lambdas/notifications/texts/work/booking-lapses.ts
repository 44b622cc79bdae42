import { mondayOfDay } from '@shared/core/rules/calendar-days';
import { withConfirmedTerms } from '@shared/work/rules/shifts/confirmed-terms';
import type { EventOf } from '@shared/core/model/event';
import type { BookingLapse } from '@shared/work/model/booking';
import type { LapseKind } from '@shared/work/model/shifts/shift-vocabulary';
import { shiftOnBoard, shiftWeekAddress } from '@shared/paths';
import type { EventReader } from '../../../events/ports';
import { textsOf, type DeferredText } from '../../../platform/text/deferred-text';
import type { EventBooking } from '../../../store/work/shifts/ports';
import { defineTexts } from '../../text';
import { inAppAndEmail, type Wording } from '../../wording';

const t = textsOf('notifications/shifts');

type About = EventBooking & { lapse: BookingLapse; supervisors: readonly string[] };

const textArgs = ({ booking: { startsAt, endsAt }, shift: { unit, location, timeZone } }: EventBooking) => ({
  ...{ unit, location },
  time: { slot: { startsAt, endsAt }, timeZone },
});

const deadline = ({ lapse: { kinds, until }, shift: { timeZone } }: About) => ({
  kind: kinds[0]!,
  by: { instant: until, timeZone },
});

const toWorker = (about: About): Wording => ({
  action: t('lapsing.see'),
  path: shiftWeekAddress(mondayOfDay(about.booking.terms.day)),
  title: t('lapsing.title'),
  content: t('lapsing.toWorker', { ...textArgs(withConfirmedTerms(about)), ...deadline(about) }),
});

const onBoard = ({ booking, shift }: EventBooking): Pick<Wording, 'action' | 'path'> => ({
  action: t('openShift'),
  path: shiftOnBoard({ location: shift.locationId, day: booking.terms.day, shift: shift.shiftId }),
});

const named = (about: EventBooking) => {
  const { location: _place, ...rest } = textArgs(about);
  return { ...rest, professional: about.booking.professional.name };
};

const toUnit = (about: About): Wording => ({
  ...onBoard(about),
  title: t('lapsing.toUnitTitle'),
  content: t('lapsing.toUnit', { ...named(about), ...deadline(about) }),
});

const smsToWorker = (about: About): DeferredText => {
  const { shift, booking } = withConfirmedTerms(about);
  return t('lapsing.sms', { unit: shift.unit, day: { weekday: booking.terms.day }, by: deadline(about).by });
};

/** Null after the problem was fixed, or once the booking is over. */
const load = async (reader: EventReader, { data }: EventOf<'booking.lapsing'>): Promise<About | null> => {
  const found = await reader.booking({ shiftId: data.shiftId, userId: data.professionalId });
  const lapse = found?.booking.lapse;
  if (!found || found.booking.status !== 'confirmed' || lapse?.since !== data.since) return null;
  const supervisors = await reader.unitSupervisors(found.shift);
  return { ...found, lapse, supervisors: supervisors.filter((userId) => userId !== data.professionalId) };
};

/** To the person who was booked, and can no longer work the shift. */
export const lapsedToWorker = (about: EventBooking, kind: LapseKind): Pick<Wording, 'title' | 'content'> => ({
  title: t('lapsed.endedTitle'),
  content: t('lapsed.ended', { ...textArgs(withConfirmedTerms(about)), kind }),
});

/** To the unit that lost the person. */
export const lapsedToUnit = (about: EventBooking, kind: LapseKind): Wording => ({
  ...onBoard(about),
  title: t('left.title'),
  content: t('lapsed.toUnit', { ...named(about), kind }),
});

export const bookingLapseTexts = defineTexts({
  'booking.lapsing': {
    load,
    toUsers: [
      {
        recipients: ({ booking }) => [booking.professional.userId],
        category: 'urgent',
        ...inAppAndEmail('job', (about: About) => toWorker(about)),
        sms: smsToWorker,
      },
      {
        recipients: ({ supervisors }) => supervisors,
        category: 'account',
        ...inAppAndEmail('job', (about: About) => toUnit(about)),
      },
    ],
  },
});
