import type { Location, LocationUnit } from '@shared/work/model/location';
import type { OwnStaffMember } from '@shared/work/model/own-staff';
import { testId, testUserId } from '@/lib/testing/ids';

export const timeZone = 'America/Chicago';
export const locationId = testId('loc');
const at = '2026-11-20T10:00:00.000Z';

export const unitOf = (number: number, name: string): LocationUnit => ({
  unitId: testId('unt', number),
  locationId,
  name,
  careUnit: 'icu',
  supervisors: [],
  weeklyBudgetCents: null,
  overtime: 'approval',
  instantBook: true,
  orientationShifts: 0,
  phone: '',
  favoritesFirst: true,
  ownStaffFirst: true,
  fillTarget: 90,
  weeklyRaiseCents: null,
  raisesItself: false,
  updatedAt: at,
  version: 1,
});

export const lakeshore = (changes: Partial<Location> = {}): Location => ({
  locationId,
  name: 'Lakeshore Main',
  street: '',
  city: 'Chicago',
  state: 'TX',
  postalCode: '',
  timeZone,
  workweekStartsOn: 0,
  workdayStartsAt: '00:00',
  longDuty: false,
  entrance: '',
  parking: '',
  center: null,
  clockInBy: 'phone_or_code',
  fenceMeters: 150,
  updatedAt: at,
  version: 1,
  units: [unitOf(1, 'ICU'), unitOf(2, 'Stepdown')],
  ...changes,
});

/** Works in all units. */
export const staffOf = (number: number, name: string, changes: Partial<OwnStaffMember> = {}): OwnStaffMember => ({
  placementId: testId('plc', number),
  userId: testUserId(number),
  name,
  title: '',
  profession: 'rn',
  hired: false,
  unitIds: [],
  since: '2026-11-01',
  endOn: null,
  available: [],
  away: [],
  ...changes,
});
