import type { employmentTypes, shiftTypes, workPreferences } from './profile-vocabulary';

export type WorkPreference = (typeof workPreferences)[number];
export type ShiftType = (typeof shiftTypes)[number];
export type EmploymentType = (typeof employmentTypes)[number];
export type WorkFlag = 'nightShifts' | 'weekendAvailability' | 'remoteWork' | 'travelWillingness';

/** List values that duplicate a switch, found in older lists. */
export const sameAsFlag: Record<
  WorkFlag,
  { preference: WorkPreference; shift?: ShiftType; employment?: EmploymentType }
> = {
  nightShifts: { preference: 'Night Shifts', shift: 'Night Shift' },
  weekendAvailability: { preference: 'Weekend Availability', shift: 'Weekend Coverage' },
  remoteWork: { preference: 'Remote Work', employment: 'Remote' },
  travelWillingness: { preference: 'Travel Required' },
};
