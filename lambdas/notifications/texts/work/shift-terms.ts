import { mondayOfDay } from '@shared/core/rules/calendar-days';
import { withConfirmedTerms } from '@shared/work/rules/shifts/confirmed-terms';
import { sameTimes } from '@shared/work/rules/shifts/changed-terms';
import type { EventOf } from '@shared/core/model/event';
import type { TermsNews } from '@shared/work/model/shifts/shift-vocabulary';
import { shiftOnBoard, shiftWeekAddress } from '@shared/paths';
import type { EventReader } from '../../../events/ports';
import { textsOf, type DeferredText } from '../../../platform/text/deferred-text';
import type { EventBooking } from '../../../store/work/shifts/ports';
import { defineTexts } from '../../text';
import { inAppAndEmail, type Wording } from '../../wording';

const t = textsOf('notifications/shifts');

type About = EventBooking & { what: TermsNews; supervisors: readonly string[] };

const timeOf = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }, { shift: { timeZone } }: EventBooking) => ({
  slot: { startsAt, endsAt },
  timeZone,
});

const placeOf = (about: EventBooking) => {
  const { organization, location, unit } = withConfirmedTerms(about).shift;
  return { organization, location, unit };
};

const inWeek = ({ booking }: EventBooking) => ({
  action: t('openWeek'),
  path: shiftWeekAddress(mondayOfDay(booking.terms.day)),
});

/** Old and new terms, and the answer deadline. */
const asked = (about: About): Wording | null => {
  const { booking, shift } = about;
  const { change } = booking;
  if (!change) return null;
  const by = { instant: change.answerBy, timeZone: shift.timeZone };
  const shown = { ...inWeek(about), action: t('terms.answer'), title: t('terms.asked.title') };
  const args = { ...placeOf(about), time: timeOf(change, about) };
  const moves = { ...args, before: timeOf(booking, about) };
  const newUnit = change.place?.unit;
  const isRequest = booking.status === 'requested';
  if (isRequest && newUnit) return { ...shown, content: t('terms.asked.unitRequest', { ...moves, newUnit }) };
  if (isRequest) return { ...shown, content: t('terms.asked.request', moves) };
  const silence = [t('terms.asked.silence')];
  if (newUnit) return { ...shown, content: t('terms.asked.unit', { ...moves, newUnit, by }), details: silence };
  const content = sameTimes(change, booking)
    ? t('terms.asked.terms', { ...args, by })
    : t('terms.asked.content', { ...moves, by });
  return { ...shown, content, details: silence };
};

const toWorker = (about: About): Wording | null => {
  const { booking, what } = about;
  const args = { ...placeOf(about), time: timeOf(booking, about) };
  const shown = inWeek(about);
  switch (what) {
    case 'asked':
      return asked(about);
    case 'kept':
      return { ...shown, title: t('terms.kept.title'), content: t('terms.kept.content', args) };
    case 'moved':
      return { ...shown, title: t('terms.moved.title'), content: t('terms.moved.content', args) };
    case 'raised': {
      // Pay of own staff is between them and the employer's payroll.
      if (booking.status !== 'confirmed' || booking.payroll) return null;
      const pay = { cents: booking.expectedCents, currency: booking.currency };
      return { ...shown, title: t('terms.raised.title'), content: t('terms.raised.content', { ...args, pay }) };
    }
    case 'accepted':
      return null;
  }
};

const toUnit = (about: About): Wording => {
  const { booking, shift } = about;
  const args = { professional: booking.professional.name, unit: shift.unit, time: timeOf(booking, about) };
  return {
    action: t('openShift'),
    path: shiftOnBoard({ location: shift.locationId, day: shift.day, shift: shift.shiftId }),
    title: t('terms.accepted.title'),
    content: t('terms.accepted.content', args),
  };
};

const smsToWorker = (about: About): DeferredText | null => {
  const { booking, shift, what } = withConfirmedTerms(about);
  const args = { organization: shift.organization, unit: shift.unit, day: { weekday: booking.terms.day } };
  if (what === 'moved') return t('terms.moved.sms', args);
  if (what !== 'asked' || !booking.change || booking.status !== 'confirmed') return null;
  return t('terms.asked.sms', { ...args, by: { instant: booking.change.answerBy, timeZone: shift.timeZone } });
};

/** Only the latest change of an existing booking. */
const load = async (reader: EventReader, { data }: EventOf<'booking.terms_changed'>): Promise<About | null> => {
  const found = await reader.booking({ shiftId: data.shiftId, userId: data.professionalId });
  if (found?.booking.termsNews?.at !== data.at) return null;
  if (found.booking.status !== 'confirmed' && found.booking.status !== 'requested') return null;
  const supervisors = data.what === 'accepted' ? await reader.unitSupervisors(found.shift) : [];
  return { ...found, what: data.what, supervisors: supervisors.filter((userId) => userId !== data.professionalId) };
};

export const shiftTermsTexts = defineTexts({
  'booking.terms_changed': {
    load,
    toUsers: [
      {
        recipients: (about) => (toWorker(about) ? [about.booking.professional.userId] : []),
        category: ({ what }) => (what === 'raised' ? 'account' : 'urgent'),
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
