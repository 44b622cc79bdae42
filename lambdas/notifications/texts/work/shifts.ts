import { withConfirmedTerms } from '@shared/work/rules/shifts/confirmed-terms';
import { lastCancellation, owedCancellation } from '@shared/work/rules/cancellation/booking-cancellation';
import { startsCoverNow } from '@shared/work/rules/filling/fill-windows';
import type { EventOf } from '@shared/core/model/event';
import type { Booking } from '@shared/work/model/booking';
import { mondayOfDay } from '@shared/core/rules/calendar-days';
import { pathTo, paths, shiftOnBoard, shiftWeekAddress } from '@shared/paths';
import type { Formatted } from '@shared/text/formats';
import type { EventReader } from '../../../events/ports';
import { textsOf, type DeferredText } from '../../../platform/text/deferred-text';
import type { EventBooking } from '../../../store/work/shifts/ports';
import { hoursOf } from '../../format';
import { defineTexts } from '../../text';
import { inAppAndEmail, type Wording } from '../../wording';
import { lapsedToUnit, lapsedToWorker } from './booking-lapses';

const t = textsOf('notifications/shifts');

type Status = Booking['status'];
type About = EventBooking & { supervisors: readonly string[] };

/** Time in the location's zone, as in the terms. */
const timeOf = ({ booking, shift }: EventBooking): Formatted => {
  const { startsAt, endsAt } = booking;
  return { slot: { startsAt, endsAt }, timeZone: shift.timeZone };
};

const placeOf = (about: EventBooking) => {
  const { organization, location, unit } = withConfirmedTerms(about).shift;
  return { organization, location, unit, time: timeOf(about) };
};

const placeWithout = (about: EventBooking) => {
  const { organization: _name, ...place } = placeOf(about);
  return place;
};

/** The reason is only in emails: push and text messages show on locked screens. */
const reasonOf = ({ booking: { reason } }: EventBooking): DeferredText[] => (reason ? [t('reason', { reason })] : []);

/** A request wasn't declined if its shift was canceled for everyone. */
const declined = (about: EventBooking): Pick<Wording, 'title' | 'content'> =>
  about.shift.status === 'canceled'
    ? { title: t('canceled.title'), content: t('canceled.requested', placeOf(about)) }
    : { title: t('declined.title'), content: t('declined.content', placeOf(about)) };

const ofDay = ({ shift: { shiftId } }: EventBooking) => ({
  action: t('openShift'),
  path: pathTo(paths.shiftDay, { shiftId }),
});

/** Minutes and reason are only in emails. */
const returned = (about: EventBooking): Wording => ({
  ...ofDay(about),
  title: t('returned.title'),
  content: t('returned.content', placeOf(about)),
  details: [t('returned.hours', { hours: hoursOf(about.attendance?.returned?.minutes ?? 0) }), ...reasonOf(about)],
});

const approved = (about: EventBooking): Wording | null => {
  const { attendance } = about;
  if (!attendance?.approved) return null;
  const { minutes, bySilence } = attendance.approved;
  const amount = { cents: attendance.payCents ?? 0, currency: attendance.currency };
  const hours = hoursOf(minutes);
  return {
    ...ofDay(about),
    title: t('approved.title'),
    content: about.booking.payroll
      ? t('approved.hours', { ...placeOf(about), hours })
      : t('approved.content', { ...placeOf(about), hours, amount }),
    details: [...(bySilence ? [t('approved.bySilence')] : []), ...(attendance.dispute ? [t('approved.rest')] : [])],
  };
};

/** What the facility pays for canceling; null without pay. */
const paidFor = ({ booking }: EventBooking) => {
  const owed = owedCancellation(booking);
  return owed && { hours: owed.minutes / 60, amount: { cents: owed.cents, currency: booking.currency } };
};

const canceledText = (about: EventBooking): DeferredText => {
  const paid = paidFor(about);
  return paid ? t('canceled.paid', { ...placeOf(about), ...paid }) : t('canceled.content', placeOf(about));
};

/** For a person who can't work the shift any more, or didn't accept a change. */
const ended = (about: EventBooking): Pick<Wording, 'title' | 'content'> | null => {
  const { refusal, lapse } = lastCancellation(about.booking) ?? {};
  if (lapse) return lapsedToWorker(about, lapse);
  if (!refusal) return null;
  const paid = paidFor(about);
  const content = paid
    ? t(`terms.ended.${refusal}Paid`, { ...placeOf(about), ...paid })
    : t(`terms.ended.${refusal}`, placeOf(about));
  return { title: t('terms.ended.title'), content };
};

/** For an unanswered request, unless the shift changed, and the person didn't accept that. */
const lapsed = (about: EventBooking): Pick<Wording, 'title' | 'content'> =>
  about.booking.termsNews?.what === 'asked'
    ? { title: t('terms.lapsed.title'), content: t('terms.lapsed.content', placeOf(about)) }
    : { title: t('lapsed.title'), content: t('lapsed.content', placeOf(about)) };

/** Null for a person who left on their own. */
const sentHome = (about: EventBooking): Wording | null => {
  const { sentHome: ended, currency } = about.booking;
  if (ended?.by !== 'facility') return null;
  const amount = { cents: ended.cents, currency };
  return {
    ...ofDay(about),
    title: t('sentHome.title'),
    content:
      ended.cents > 0
        ? t('sentHome.paid', { ...placeOf(about), hours: hoursOf(ended.minutes), amount })
        : t('sentHome.content', placeOf(about)),
    details: reasonOf(about),
  };
};

/** Null for backups of a shift that is over or canceled. */
const backupEnded = (about: EventBooking): Wording | null => {
  if (about.shift.status === 'completed' || about.shift.status === 'canceled') return null;
  const shown = { action: t('invite.action'), path: paths.shifts };
  return { ...shown, title: t('backupEnded.title'), content: t('backupEnded.content', placeWithout(about)) };
};

const toWorker = (about: EventBooking): Wording | null => {
  const { status, terms } = about.booking;
  // Lost bookings are no longer in the week, so the link leads to open shifts.
  const shown = { action: t('findShifts'), path: paths.shifts };
  switch (status) {
    case 'confirmed':
      return {
        action: t('openWeek'),
        path: shiftWeekAddress(mondayOfDay(terms.day)),
        title: t('confirmed.title'),
        content:
          about.booking.how === 'assigned'
            ? t('confirmed.assigned', placeOf(about))
            : t('confirmed.toWorker', placeOf(about)),
      };
    case 'declined':
      return { ...shown, ...declined(about), details: reasonOf(about) };
    case 'lapsed':
      if (about.booking.how === 'backup') return backupEnded(about);
      return { ...shown, ...lapsed(about) };
    case 'canceled_by_facility':
      return {
        ...shown,
        ...(ended(about) ?? { title: t('canceled.title'), content: canceledText(about) }),
        details: reasonOf(about),
      };
    case 'returned':
      return returned(about);
    case 'approved':
      return approved(about);
    case 'sent_home':
      return sentHome(about);
    case 'no_show':
      return { ...ofDay(about), title: t('noShow.title'), content: t('noShow.content', placeOf(about)) };
    default:
      return null;
  }
};

/** Backups are called in sequence if the shift starts soon. */
const backupsOf = ({ booking, shift: { backups, startsAt } }: EventBooking): DeferredText[] =>
  backups > 0 && startsCoverNow(new Date(booking.updatedAt), startsAt) ? [t('left.backups', { count: backups })] : [];

/** The person can't come, or didn't accept the unit's change; null where the unit canceled the booking itself. */
const refused = (about: EventBooking): Wording | null => {
  const { booking, shift } = about;
  const { refusal, lapse } = lastCancellation(booking) ?? {};
  if (lapse) return { ...lapsedToUnit(about, lapse), details: backupsOf(about) };
  if (!refusal) return null;
  const { locationId: location, shiftId, day, unit, startsAt, endsAt, timeZone } = shift;
  const args = { professional: booking.professional.name, unit, time: { slot: { startsAt, endsAt }, timeZone } };
  return {
    action: t('openShift'),
    path: shiftOnBoard({ location, day, shift: shiftId }),
    title: t('left.title'),
    content: t(`terms.refused.${refusal}`, args),
    details: backupsOf(about),
  };
};

const toUnit = (about: EventBooking): Wording | null => {
  const { booking, shift } = about;
  const { locationId: location, shiftId } = shift;
  const shown = { action: t('openShift'), path: shiftOnBoard({ location, day: booking.terms.day, shift: shiftId }) };
  const args = { professional: booking.professional.name, unit: shift.unit, time: timeOf(about) };
  switch (booking.status) {
    case 'requested':
      return {
        ...shown,
        title: t('requested.title'),
        content: t('requested.content', args),
        details: booking.answerBy
          ? [t('requested.answerBy', { by: { instant: booking.answerBy, timeZone: shift.timeZone } })]
          : [],
      };
    case 'confirmed':
      return { ...shown, title: t('confirmed.title'), content: t('confirmed.toUnit', args) };
    case 'submitted':
      return {
        ...shown,
        path: paths.timesheets,
        title: t('submitted.title'),
        content: t('submitted.content', { ...args, hours: hoursOf(about.attendance?.recorded?.worked ?? 0) }),
        details: about.attendance?.answerBy
          ? [t('submitted.answerBy', { by: { instant: about.attendance.answerBy, timeZone: shift.timeZone } })]
          : [],
      };
    case 'sent_home':
      if (booking.sentHome?.by !== 'worker') return null;
      return {
        ...shown,
        title: t('leftEarly.title'),
        content: t('leftEarly.content', args),
        details: reasonOf(about),
      };
    case 'canceled_by_worker':
      return { ...shown, title: t('left.title'), content: t('left.content', args), details: backupsOf(about) };
    case 'canceled_by_facility':
      return refused(about);
    default:
      return null;
  }
};

const smsToWorker = (about: EventBooking): DeferredText | null => {
  const { booking, shift } = withConfirmedTerms(about);
  const { organization, unit } = shift;
  const args = { organization, unit, day: { weekday: booking.terms.day } };
  if (booking.status === 'confirmed') return t('confirmed.sms', args);
  if (booking.status !== 'canceled_by_facility') return null;
  const { refusal, lapse } = lastCancellation(booking) ?? {};
  if (lapse) return t('lapsed.sms', args);
  // A person who declined isn't notified.
  if (refusal) return refusal === 'silence' ? t('terms.ended.sms', args) : null;
  const paid = paidFor(about);
  return paid ? t('canceled.smsPaid', { ...args, ...paid }) : t('canceled.sms', args);
};

/** Whether the slot is open again. */
const isOpenAgain = ({ booking }: EventBooking): boolean => {
  const ended = lastCancellation(booking);
  return booking.status === 'canceled_by_worker' || ended?.refusal !== undefined || ended?.lapse !== undefined;
};

const smsToUnit = (about: EventBooking): DeferredText | null =>
  isOpenAgain(about) ? t('left.sms', { unit: about.shift.unit, day: { weekday: about.shift.day } }) : null;

const toldUnit: readonly Status[] = [
  'requested',
  'confirmed',
  'canceled_by_worker',
  'canceled_by_facility',
  'submitted',
  'sent_home',
];
/** Statuses after which people have to plan again. */
const urgent: readonly Status[] = ['confirmed', 'canceled_by_facility', 'canceled_by_worker', 'no_show', 'sent_home'];

const loadBooking = async (reader: EventReader, { data }: EventOf<'booking.changed'>): Promise<About | null> => {
  const found = await reader.booking({ shiftId: data.shiftId, userId: data.professionalId });
  if (found?.booking.status !== data.status || found.booking.attempt !== data.attempt) return null;
  const supervisors = toldUnit.includes(data.status) ? await reader.unitSupervisors(found.shift) : [];
  return { ...found, supervisors: supervisors.filter((userId) => userId !== data.professionalId) };
};

export const shiftTexts = defineTexts({
  'booking.changed': {
    load: loadBooking,
    toUsers: [
      {
        recipients: (about) => (toWorker(about) ? [about.booking.professional.userId] : []),
        category: ({ booking }) => (urgent.includes(booking.status) ? 'urgent' : 'account'),
        ...inAppAndEmail('job', (about: About) => toWorker(about)),
        sms: smsToWorker,
      },
      {
        recipients: (about) => (toUnit(about) ? about.supervisors : []),
        category: (about) => (isOpenAgain(about) ? 'urgent' : 'account'),
        ...inAppAndEmail('job', (about: About) => toUnit(about)),
        sms: smsToUnit,
      },
    ],
  },
});
