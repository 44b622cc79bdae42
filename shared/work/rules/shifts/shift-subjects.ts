import type { OvertimeSetting } from '../../model/shifts/shift-vocabulary';
import type { WorkLimits } from '../../../data/work-rules';
import type { ComplianceState } from '../../../people/model/compliance';
import type { Certification, Profession } from '../../../people/model/healthcare-vocabulary';
import type { StateCode } from '../../../people/model/profile-vocabulary';
import type { LicenseSubject } from '../../../hiring/rules/match/match-subjects';
import type { Stretch } from './work-spells';

/** Minutes worked for one employer of record before overtime begins; null is no limit. */
export type OvertimeOver = { periodOverMinutes: number | null; dailyOverMinutes: number | null };

/** Shift data that decides who may work it. */
export type ShiftSubject = Stretch & {
  professions: readonly Profession[];
  state: StateCode;
  /** IANA zone of the location. */
  zone: string;
  /** Whether it is a federal facility, which accepts licenses of any state. */
  federal: boolean;
  requiredCertifications: readonly Certification[];
  /** Required months in such a unit; 0 for none. */
  unitMonths: number;
  /** Orientation shifts that newcomers need before their first own shift. */
  orientationShifts: number;
  /** Whether it is an orientation shift. */
  orientation: boolean;
  /** Whether the location allows work spells above the usual length. */
  longDuty: boolean;
  limits: WorkLimits;
  /** Employer of record. */
  employer: string;
  unpaidMinutes: number;
  overtime: OvertimeSetting;
  overtimeOver: OvertimeOver;
  /** Start and end of the overtime period; null for none. */
  workweek: readonly [string, string] | null;
};

/** Live bookings at all organizations, except the evaluated one. */
export type LiveBooking = Stretch & { employer: string; unpaidMinutes: number };

export type FileItem = {
  code: string;
  blocks: boolean;
  state: ComplianceState;
  /** Last day of validity. */
  validUntil: string | null;
};

export type ShiftPerson = {
  professions: readonly Profession[];
  excluded: boolean;
  licenses: readonly LicenseSubject[];
  certifications: readonly { code: Certification; expiresOn: string | null }[];
  file: readonly FileItem[];
  unitMonths: number;
  /** Number of orientation shifts in the unit before this shift. */
  orientationShifts: number;
  /** Whether the person has worked own shifts in the unit. */
  knowsUnit: boolean;
  /** Whether either side blocked the other, at this unit or organization. */
  blocked: boolean;
  /** Pause of booking; `until` is null until staff decide. */
  paused: { until: string | null } | null;
  /** Consent to work spells above the usual length. */
  longDuty: boolean;
  /** Whether the person accepted the organization's per diem terms. */
  agreement: boolean;
  bookings: readonly LiveBooking[];
};

type Code<C extends string, A = object> = { code: C; args: A };

/** Minutes and counts, each with its limit. */
export type ShiftReason =
  | Code<'exclusion'>
  | Code<'profession', { professions: readonly Profession[]; own: readonly Profession[] }>
  | Code<'license', { state: StateCode }>
  | Code<'license_pending', { state: StateCode }>
  | Code<'license_expires', { state: StateCode; expiresOn: string; endsOn: string }>
  | Code<'certification', { what: Certification }>
  | Code<'certification_expires', { what: Certification; expiresOn: string }>
  | Code<'file', { what: string; state: ComplianceState; complete: number; of: number }>
  | Code<'experience', { months: number; required: number }>
  | Code<'oriented'>
  | Code<'unavailable'>
  | Code<'paused', { until: string | null }>
  | Code<'overlap', Stretch>
  | Code<'duty', Over & { agree?: true }>
  | Code<'rest', { minutes: number; needed: number }>
  | Code<'hours', Over>
  | Code<'in_a_row', { count: number; limit: number }>
  | Code<'day_of_rest', { count: number; limit: number }>
  | Code<'overtime', { minutes: number }>
  /** Employers' view of limits that include bookings elsewhere. */
  | Code<'hours_limit'>;

type Over = { minutes: number; limit: number };

export type ShiftStep =
  | Code<'orientation', { shifts: number }>
  | Code<'overtime', { minutes: number }>
  | Code<'agreement'>;

export type ShiftNote = Code<'overtime', { minutes: number }>;
