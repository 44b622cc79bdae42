import { workPolicy } from '../../../data/work-rules';
import type { LiveBooking, ShiftPerson, ShiftSubject } from './shift-subjects';

/** 7 PM-7 AM in Chicago, December 3. */
export const nightShift: ShiftSubject = {
  startsAt: '2026-12-04T01:00:00.000Z',
  endsAt: '2026-12-04T13:00:00.000Z',
  professions: ['rn'],
  state: 'IL',
  zone: 'America/Chicago',
  federal: false,
  requiredCertifications: ['bls', 'acls'],
  unitMonths: 0,
  orientationShifts: 0,
  orientation: false,
  longDuty: false,
  limits: workPolicy,
  employer: 'own',
  unpaidMinutes: 30,
  overtime: 'yes',
  overtimeOver: { periodOverMinutes: 2400, dailyOverMinutes: null },
  workweek: null,
};

export const nurse: ShiftPerson = {
  professions: ['rn'],
  excluded: false,
  licenses: [{ profession: 'rn', state: 'IL', scope: 'single', expiresOn: '2028-02-28' }],
  certifications: [
    { code: 'bls', expiresOn: '2027-10-31' },
    { code: 'acls', expiresOn: '2027-10-31' },
  ],
  file: [],
  unitMonths: 0,
  orientationShifts: 0,
  knowsUnit: false,
  blocked: false,
  paused: null,
  longDuty: false,
  agreement: true,
  bookings: [],
};

export const booked = (startsAt: string, endsAt: string, employer = 'own'): LiveBooking => ({
  startsAt,
  endsAt,
  employer,
  unpaidMinutes: 30,
});
