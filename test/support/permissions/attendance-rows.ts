import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { everybody, professionals, stale, team, type Row } from './row';

const anyShift = () => ({ shiftId: `shf_${ulid()}` });
const anyLocation = () => ({ locationId: `loc_${ulid()}` });
const at = '2026-12-07T12:00:00.000Z';
const answers = { breaks: ['yes'] };

const entry = () => ({
  entryId: randomUUID(),
  ...anyShift(),
  kind: 'in',
  device: 'phone-0001',
  seq: 1,
  previousHash: null,
  hash: 'a'.repeat(64),
  session: 'session-01',
  mono: 0,
  wall: at,
  method: 'none',
});
const batch = () => ({ entries: [entry()], sync: { session: 'session-01', mono: 1, wall: at } });

/** The records don't exist. */
const teamOnly = { own: [401, 403, 404, 404, 404, 403] } satisfies Row;
const professionalsOnly = { own: [401, 404, 403, 403, 403, 403] } satisfies Row;
const managersOnly = { own: [401, 403, 403, 404, 404, 403] } satisfies Row;

export const attendanceRows: Record<string, Row> = {
  sendEntries: { call: () => ({ body: batch() }), own: professionals },
  getAttendance: { call: () => ({ params: anyShift() }), ...professionalsOnly },
  submitAttendance: { call: () => ({ params: anyShift(), body: { answers } }), ...professionalsOnly },
  answerReturn: { call: () => ({ params: anyShift(), body: { answer: 'agree' } }), ...professionalsOnly },
  getBookingAttendance: { call: ({ candidateId: userId }) => ({ params: { ...anyShift(), userId } }), ...teamOnly },
  confirmAttendance: {
    call: ({ candidateId: userId }) => ({ params: { ...anyShift(), userId }, body: { in: at } }),
    ...teamOnly,
  },
  declareNoShow: { call: ({ candidateId: userId }) => ({ params: { ...anyShift(), userId } }), ...teamOnly },
  sendHome: { call: ({ candidateId: userId }) => ({ params: { ...anyShift(), userId }, body: {} }), ...teamOnly },
  leaveEarly: { call: () => ({ params: anyShift(), body: { reason: 'Fever' } }), ...professionalsOnly },
  answerWouldReturn: { call: () => ({ params: anyShift(), body: { again: true } }), ...professionalsOnly },
  returnAttendance: {
    call: ({ candidateId: userId }) => ({
      params: { ...anyShift(), userId },
      body: { minutes: 0, reason: 'Left early', version: stale },
    }),
    ...teamOnly,
  },
  settleDispute: {
    call: ({ candidateId: userId }) => ({ params: { ...anyShift(), userId }, body: { minutes: 0, version: stale } }),
    ...teamOnly,
  },
  attachMessages: {
    call: ({ candidateId: userId }) => ({
      params: { ...anyShift(), userId },
      body: { attach: [{ conversationId: `cnv_${ulid()}`, messageId: `msg_${ulid()}` }] },
    }),
    own: [401, 404, 404, 404, 404, 403],
  },
  listClockPhones: { own: professionals },
  removeClockPhone: { call: () => ({ params: { phoneId: 'a'.repeat(43) } }), ...professionalsOnly },
  listAttendanceToApprove: { own: team },
  /** Answers for each booking. */
  approveAttendance: {
    call: ({ candidateId: userId }) => ({ body: { bookings: [{ ...anyShift(), userId, version: stale }] } }),
    own: team,
  },
  listKiosks: { call: () => ({ params: anyLocation() }), ...managersOnly },
  createKioskPairing: { call: () => ({ params: anyLocation(), body: { name: 'Lobby' } }), ...managersOnly },
  revokeKiosk: { call: () => ({ params: { ...anyLocation(), kioskId: `ksk_${ulid()}` } }), ...managersOnly },
  pairKiosk: { call: () => ({ body: { code: '2'.repeat(10) } }), own: everybody },
  getKioskCode: {
    call: () => ({ body: { kioskId: `ksk_${ulid()}`, secret: 'a'.repeat(43) } }),
    own: [404, 404, 404, 404, 404, 404],
  },
};
