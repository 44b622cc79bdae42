import { ulid } from 'ulid';
import { managers, professionals, stale, team, type Row } from './row';

const location = {
  name: 'Lakeshore',
  city: 'Chicago',
  state: 'IL',
  timeZone: 'America/Chicago',
};
const unit = { name: 'ICU', careUnit: 'icu' };
const anyLocation = () => ({ locationId: `loc_${ulid()}` });
const anyUnit = () => ({ ...anyLocation(), unitId: `unt_${ulid()}` });
const anyShift = () => ({ shiftId: `shf_${ulid()}` });
const shift = {
  day: '2026-12-07',
  startTime: '07:00',
  endTime: '19:00',
  professions: ['rn'],
  rateCents: 60_00,
};
const { day, ...kind } = shift;
const rule = { weekdays: [{ weekday: 'mon', headcount: 1 }], from: day, until: day };
const anyTemplate = () => ({ ...anyLocation(), templateId: `stp_${ulid()}` });
const anyPattern = () => ({ ...anyLocation(), patternId: `spt_${ulid()}` });
const anyBatch = () => ({ batchId: `sbt_${ulid()}` });
const planned = () => ({ unitId: anyUnit().unitId, day, kind: 0, copy: 1 });
const reason = { reason: 'Unit closed' };
/** The records don't exist. */
const teamOnly = { own: [401, 403, 404, 404, 404, 403] } satisfies Row;
const professionalsOnly = { own: [401, 404, 403, 403, 403, 403] } satisfies Row;
const managersOnly = { own: [401, 403, 403, 404, 404, 403] } satisfies Row;

export const coverageRows: Record<string, Row> = {
  listLocations: { own: team },
  createLocation: { call: () => ({ body: location }), own: managers },
  updateLocation: {
    call: () => ({ params: anyLocation(), body: { location, version: stale } }),
    ...managersOnly,
  },
  deleteLocation: { call: () => ({ params: anyLocation() }), ...managersOnly },
  addLocationUnit: { call: () => ({ params: anyLocation(), body: unit }), ...managersOnly },
  updateLocationUnit: {
    call: () => ({ params: anyUnit(), body: { unit, version: stale } }),
    ...managersOnly,
  },
  deleteLocationUnit: { call: () => ({ params: anyUnit() }), ...managersOnly },
  getBoard: { call: () => ({ params: anyLocation(), query: { from: '2026-12-07' } }), ...teamOnly },
  createShift: { call: () => ({ params: anyUnit(), body: { shift, publish: false } }), ...teamOnly },
  getShift: { call: () => ({ params: anyShift() }), ...teamOnly },
  updateShift: { call: () => ({ params: anyShift(), body: { shift, version: stale } }), ...teamOnly },
  publishShift: { call: () => ({ params: anyShift() }), ...teamOnly },
  cancelShift: { call: () => ({ params: anyShift(), body: reason }), ...teamOnly },
  approveShiftRequest: { call: ({ candidateId: userId }) => ({ params: { ...anyShift(), userId } }), ...teamOnly },
  declineShiftRequest: { call: ({ candidateId: userId }) => ({ params: { ...anyShift(), userId } }), ...teamOnly },
  cancelBooking: {
    call: ({ candidateId: userId }) => ({ params: { ...anyShift(), userId }, body: reason }),
    ...teamOnly,
  },
  listShiftPlans: { call: () => ({ params: anyLocation() }), ...teamOnly },
  createShiftTemplate: { call: () => ({ params: anyUnit(), body: { ...kind, name: 'Days' } }), ...teamOnly },
  updateShiftTemplate: {
    call: () => ({ params: anyTemplate(), body: { template: { ...kind, name: 'Days' }, version: stale } }),
    ...teamOnly,
  },
  deleteShiftTemplate: { call: () => ({ params: anyTemplate() }), ...teamOnly },
  checkShifts: { call: () => ({ params: anyLocation(), body: { source: 'week', from: day, to: day } }), ...teamOnly },
  createShifts: {
    call: () => ({ params: anyLocation(), body: { ...anyBatch(), publish: false, kinds: [kind], rows: [planned()] } }),
    ...teamOnly,
  },
  undoShifts: {
    call: () => ({ params: anyLocation(), body: { ...anyBatch(), shiftIds: [anyShift().shiftId] } }),
    ...teamOnly,
  },
  createShiftPattern: { call: () => ({ params: anyTemplate(), body: { rule, publish: false } }), ...teamOnly },
  updateShiftPattern: {
    call: () => ({
      params: anyPattern(),
      body: { rule, shift: kind, reach: 'unbooked', day, version: stale },
    }),
    ...teamOnly,
  },
  endShiftPattern: { call: () => ({ params: anyPattern(), body: { day } }), ...teamOnly },
  coverNow: { call: () => ({ params: anyShift() }), ...teamOnly },
  pauseCoverNow: { call: () => ({ params: anyShift() }), ...teamOnly },
  assignShift: { call: ({ candidateId: userId }) => ({ params: { ...anyShift(), userId } }), ...teamOnly },
  listOwnStaff: { own: team },
  inviteOwnStaff: {
    call: () => ({
      body: { list: { people: [{ name: 'A', email: 'a@example.test', profession: 'rn' }] }, dryRun: true },
    }),
    own: managers,
  },
  splitShift: { call: () => ({ params: anyShift(), body: { version: stale } }), ...teamOnly },
  raiseShiftPay: { call: () => ({ params: anyShift(), body: { raise: 'raise_5', version: stale } }), ...teamOnly },
  listFavorites: { call: () => ({ params: anyUnit() }), ...teamOnly },
  addFavorite: { call: ({ candidateId: userId }) => ({ params: { ...anyUnit(), userId } }), ...teamOnly },
  removeFavorite: { call: ({ candidateId: userId }) => ({ params: { ...anyUnit(), userId } }), ...teamOnly },
  changeUnitFeed: {
    call: () => ({ params: anyUnit(), body: { act: 'turn_off', version: stale } }),
    ...managersOnly,
  },
  listUnitBlocks: { call: () => ({ params: anyUnit() }), ...managersOnly },
  blockFromUnit: {
    call: ({ candidateId: userId }) => ({ params: { ...anyUnit(), userId }, body: { reason: 'Unsafe handover' } }),
    ...managersOnly,
  },
  unblockFromUnit: { call: ({ candidateId: userId }) => ({ params: { ...anyUnit(), userId } }), ...managersOnly },
  listCallList: { call: () => ({ params: anyShift() }), ...teamOnly },
  getShiftPreferences: { own: professionals },
  saveShiftPreferences: {
    call: () => ({ body: { lastMinute: false, miles: 25, sharePhone: false } }),
    own: professionals,
  },
  getWeekLink: { own: professionals },
  changeWeekLink: { call: () => ({ body: { on: true, version: stale } }), own: professionals },
  getSharedWeek: { call: () => ({ params: { token: 'x' } }), own: [404, 404, 404, 404, 404, 404] },
  findShifts: { own: professionals },
  getReliability: { own: [401, 'ok', 403, 403, 'ok', 403] },
  listOwnBookings: { call: () => ({ query: { from: '2026-12-07' } }), own: professionals },
  bookShift: { call: () => ({ params: anyShift(), body: { termsHash: 'a'.repeat(64) } }), ...professionalsOnly },
  beBackup: { call: () => ({ params: anyShift(), body: { termsHash: 'a'.repeat(64) } }), ...professionalsOnly },
  declineInvite: { call: () => ({ params: anyShift() }), ...professionalsOnly },
  leaveShift: { call: () => ({ params: anyShift(), body: { exempt: false } }), ...professionalsOnly },
  answerTerms: {
    call: () => ({ params: anyShift(), body: { termsHash: 'a'.repeat(64), accept: true } }),
    ...professionalsOnly,
  },
  undoLeaving: { call: () => ({ params: anyShift() }), ...professionalsOnly },
};
