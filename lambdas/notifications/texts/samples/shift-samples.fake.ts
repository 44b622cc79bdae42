import { attendanceNews } from '@shared/work/model/attendance-vocabulary';
import type { Booking, BookingCancellation } from '@shared/work/model/booking';
import type { EventOf } from '@shared/core/model/event';
import {
  lapseKinds,
  termsNews,
  termsRefusals,
  type TermsNews,
  type TermsRefusal,
} from '@shared/work/model/shifts/shift-vocabulary';
import type { EventReader } from '../../../events/ports';
import type { ShiftItem } from '../../../store/work/shifts/shift-item';
import { attendanceWith } from '../../../store/work/attendance/attendance.fake';
import { bookingWith, ids, inviteWith, shiftWith } from '../../../store/work/shifts/shifts.fake';
import type { ShiftInvite } from '../../../store/work/shifts/filling/fill-item';
import { hostile } from './hostile.fake';
import { decidedCase, shiftCaseSamples } from './shift-case-samples.fake';

const remindedAt = '2026-12-03T01:00:00.000Z';
const silentAt = '2026-12-08T13:00:00.000Z';
const answerBy = '2026-12-02T09:00:00.000Z';

/** Reader with arbitrary texts. */
export const bookingReader = (
  booking: Partial<Booking> = {},
  shift: Partial<ShiftItem> = {},
): Pick<
  EventReader,
  'awaitingApproval' | 'booking' | 'invite' | 'shift' | 'shiftCase' | 'unitSupervisors' | 'upcomingShift'
> => ({
  shiftCase: async () => decidedCase(),
  booking: async () => ({
    booking: bookingWith('pro', { professional: { userId: 'pro', name: hostile }, reason: hostile, ...booking }),
    shift: shiftWith({ organization: hostile, location: hostile, unit: hostile, ...shift }),
    attendance: attendanceWith({
      professional: { userId: 'pro', name: hostile },
      location: hostile,
      unit: hostile,
      runningLate: { at: answerBy, minutes: 10 },
      returned: { minutes: 660, reason: hostile, at: answerBy, by: hostile },
    }),
  }),
  invite: async () => ({
    invite: inviteWith('pro'),
    shift: shiftWith({ organization: hostile, location: hostile, unit: hostile, ...shift }),
  }),
  shift: async () => shiftWith({ organization: hostile, location: hostile, unit: hostile, ...shift }),
  unitSupervisors: async () => ['charge', 'lead'],
  upcomingShift: async () => ({
    shift: shiftWith({ organization: hostile, location: hostile, unit: hostile, remindedUntil: remindedAt, ...shift }),
    bookings: [bookingWith('pro', { status: 'confirmed' })],
    entrance: hostile,
  }),
  awaitingApproval: async () => ({
    unit: hostile,
    items: [attendanceWith({ status: 'submitted', approvedBySilenceAt: silentAt })],
  }),
});

const changed = (status: Booking['status']): EventOf<'booking.changed'>['data'] => {
  const { shiftId, organizationId, placementId } = ids;
  return { shiftId, organizationId, placementId, professionalId: 'pro', status, attempt: 1 };
};

const noticed = (what: (typeof attendanceNews)[number]): EventOf<'attendance.noticed'>['data'] => {
  const { shiftId, organizationId, placementId } = ids;
  return { shiftId, organizationId, placementId, professionalId: 'pro', what };
};

/** A person who reported being late isn't asked. */
const withoutWord = (reader: ReturnType<typeof bookingReader>, what: string): typeof reader => ({
  ...reader,
  booking: async (ref) => {
    const found = (await reader.booking(ref))!;
    const runningLate = what === 'late' ? found.attendance!.runningLate : null;
    return { ...found, attendance: { ...found.attendance!, runningLate } };
  },
});

const settled = {
  ...{ claimedMinutes: 750, foundMinutes: 690, statement: hostile, at: silentAt, until: silentAt },
  ...{ settledMinutes: 720, settledAt: silentAt, cases: [] },
};

const withSettled = (reader: ReturnType<typeof bookingReader>, changes: { accepted?: true } = {}): typeof reader => ({
  ...reader,
  booking: async (ref) => {
    const found = (await reader.booking(ref))!;
    return { ...found, attendance: { ...found.attendance!, dispute: { ...settled, ...changes } } };
  },
});

const statuses = [
  'confirmed',
  'declined',
  'lapsed',
  'canceled_by_facility',
  'canceled_by_worker',
  'submitted',
  'returned',
  'approved',
  'no_show',
] as const;

const cancellations: BookingCancellation[] = [
  {
    ...{ attempt: 1, by: 'facility', at: answerBy, noticeMinutes: 200, undone: false },
    ...{ points: 6, minutes: 240, cents: 228_00, basis: 'policy' },
  },
];

const change = {
  ...bookingWith('pro'),
  ...{ startsAt: '2026-12-04T02:00:00.000Z', endsAt: '2026-12-04T14:00:00.000Z', termsHash: 'other' },
  ...{ askedAt: '2026-12-01T09:00:00.000Z', answerBy },
};

const [icu, or] = [
  { unitId: 'lun_1', unit: 'ICU East', careUnit: 'icu' },
  { unitId: 'lun_2', unit: hostile, careUnit: 'or' },
] as const;
const moved = { place: icu, change: { ...change, place: or } };

const newsOf = (what: TermsNews, booking: Partial<Booking> = {}) => {
  const { shiftId, organizationId, placementId } = ids;
  const news = { what, at: change.askedAt };
  return {
    data: { shiftId, organizationId, placementId, professionalId: 'pro', ...news },
    reader: bookingReader({
      status: 'confirmed',
      ...(what === 'asked' && { change }),
      termsNews: news,
      ...booking,
    }),
  };
};

const refusedBy = (refusal: TermsRefusal, cents: number) => ({
  data: changed('canceled_by_facility'),
  reader: bookingReader({
    status: 'canceled_by_facility',
    cancellations: cancellations.map((it) => ({ ...it, cents, refusal })),
  }),
});

const sentHome = { at: answerBy, workedMinutes: 120, minutes: 225, cents: 213_75, basis: 'policy' } as const;

const asked = (fields: Partial<ShiftInvite>) => {
  const invite = inviteWith('pro', fields);
  const { shiftId, organizationId, kind, run } = invite;
  const reader = bookingReader();
  return {
    data: { shiftId, organizationId, kind, run, professionalId: 'pro' },
    reader: { ...reader, invite: async () => ({ ...(await reader.invite({ shiftId, userId: 'pro' }))!, invite }) },
  };
};

export const shiftSamples = {
  ...shiftCaseSamples,
  'booking.changed': [
    { data: changed('requested'), reader: bookingReader({ answerBy }) },
    ...statuses.map((status) => ({
      data: changed(status),
      reader: bookingReader({ status }),
    })),
    { data: changed('declined'), reader: bookingReader({ status: 'declined' }, { status: 'canceled' }) },
    { data: changed('canceled_by_facility'), reader: bookingReader({ status: 'canceled_by_facility', cancellations }) },
    ...(['facility', 'worker'] as const).map((by) => ({
      data: changed('sent_home'),
      reader: bookingReader({ status: 'sent_home', sentHome: { ...sentHome, by } }),
    })),
    ...[0, 228_00].flatMap((cents) => termsRefusals.map((refusal) => refusedBy(refusal, cents))),
    ...lapseKinds.map((lapse) => ({
      data: changed('canceled_by_facility'),
      reader: bookingReader({
        status: 'canceled_by_facility',
        cancellations: cancellations.map((it) => ({ ...it, points: 0, minutes: 0, cents: 0, undone: true, lapse })),
      }),
    })),
    {
      data: changed('lapsed'),
      reader: bookingReader({ status: 'lapsed', termsNews: { what: 'asked', at: answerBy } }),
    },
    { data: changed('lapsed'), reader: bookingReader({ status: 'lapsed', how: 'backup' }) },
    {
      data: changed('canceled_by_worker'),
      reader: bookingReader({ status: 'canceled_by_worker', updatedAt: '2026-12-03T20:00:00.000Z' }, { backups: 2 }),
    },
  ],
  'booking.terms_changed': [
    ...termsNews.map((what) => newsOf(what)),
    newsOf('asked', { status: 'requested' }),
    newsOf('asked', moved),
    newsOf('asked', { ...moved, status: 'requested' }),
    newsOf('asked', { startsAt: change.startsAt, endsAt: change.endsAt }),
  ],
  'booking.lapsing': lapseKinds.map((kind) => ({
    data: {
      shiftId: ids.shiftId,
      organizationId: ids.organizationId,
      placementId: ids.placementId,
      professionalId: 'pro',
      since: change.askedAt,
    },
    reader: bookingReader({ status: 'confirmed', lapse: { kinds: [kind], since: change.askedAt, until: answerBy } }),
  })),
  'fill.at_risk': [{}, { covered: 6, of: 24 }].map((history) => ({
    data: { shiftId: ids.shiftId, organizationId: ids.organizationId },
    reader: bookingReader({}, { atRisk: { since: answerBy, ...history } }),
  })),
  'attendance.noticed': [
    ...attendanceNews.map((what) => ({
      data: noticed(what),
      reader: withSettled(
        withoutWord(bookingReader({ status: what === 'still_working' ? 'in_progress' : 'confirmed' }), what),
      ),
    })),
    { data: noticed('settled'), reader: withSettled(bookingReader({ status: 'approved' }), { accepted: true }) },
    { data: noticed('missing'), reader: bookingReader({ status: 'confirmed' }, { coverNowAt: answerBy }) },
  ],
  'booking.left_calendar': [
    {
      data: { shiftId: ids.shiftId, professionalId: 'pro' },
      reader: bookingReader({
        status: 'confirmed',
        startsAt: '2999-01-01T00:00:00.000Z',
        endsAt: '2999-01-01T12:00:00.000Z',
      }),
    },
  ],
  'attendance.approval_due': [
    {
      data: {
        organizationId: ids.organizationId,
        locationId: ids.locationId,
        unitId: 'lun_1',
        until: silentAt,
      },
      reader: bookingReader(),
    },
  ],
  'shift.reminder_due': [
    { data: { shiftId: ids.shiftId, organizationId: ids.organizationId, at: remindedAt }, reader: bookingReader() },
  ],
  'invite.sent': [
    asked({ kind: 'wave' }),
    asked({ kind: 'cover_now' }),
    asked({ kind: 'cover_now', lastMinute: true }),
    asked({ kind: 'backup', until: '2026-12-03T23:04:00.000Z' }),
    asked({ kind: 'wave', payroll: true }),
    asked({ kind: 'cover_now', payroll: true }),
    asked({ kind: 'cover_now', lastMinute: true, payroll: true }),
    asked({ kind: 'backup', until: '2026-12-03T23:04:00.000Z', payroll: true }),
  ],
};
