import type { Location, LocationForm, LocationUnit, LocationUnitForm } from '@shared/work/model/location';
import type { StateCode } from '@shared/people/model/profile-vocabulary';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import type { Unit } from '@shared/people/model/healthcare-vocabulary';

export type LocationValues = Omit<LocationForm, 'state'> & { state: StateCode | null };
export type UnitValues = Omit<LocationUnitForm, 'careUnit'> & { careUnit: Unit | null };

/** Fields in form order. */
export const locationFields = [
  'name',
  'street',
  'city',
  'state',
  'postalCode',
  'timeZone',
  'workweekStartsOn',
  'workdayStartsAt',
  'longDuty',
  'entrance',
  'parking',
  'clockInBy',
  'center',
  'fenceMeters',
] as const satisfies readonly (keyof LocationValues)[];

export const locationValues = ({
  locationId: _id,
  units: _units,
  updatedAt: _at,
  version: _version,
  ...values
}: Location): LocationValues => values;

export const blankLocation = (timeZone: string): LocationValues => ({
  name: '',
  street: '',
  city: '',
  state: null,
  postalCode: '',
  timeZone,
  workweekStartsOn: 0,
  workdayStartsAt: '00:00',
  longDuty: false,
  entrance: '',
  parking: '',
  clockInBy: 'phone_or_code',
  center: null,
  fenceMeters: shiftLimits.fenceMeters.usual,
});

/** Includes values that the form doesn't show, which saving keeps. */
export const unitValues = ({
  unitId: _id,
  locationId: _location,
  updatedAt: _at,
  version: _version,
  ...values
}: LocationUnit): UnitValues => values;

export const blankUnit: UnitValues = {
  name: '',
  careUnit: null,
  supervisors: [],
  weeklyBudgetCents: null,
  overtime: 'approval',
  instantBook: true,
  orientationShifts: 0,
  phone: '',
  favoritesFirst: true,
  ownStaffFirst: true,
  fillTarget: shiftLimits.fillTarget,
  weeklyRaiseCents: null,
  raisesItself: false,
};
