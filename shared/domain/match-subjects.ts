import type {
  Certification,
  HiringKind,
  LicensePolicy,
  LicenseScope,
  NpFocus,
  Profession,
  Shift,
  Unit,
} from '../model/healthcare-vocabulary';
import type { StateCode } from '../model/profile-vocabulary';
import type { specialties } from '../model/vocabulary';
import type { Currency } from '../model/enumerations';

export type Specialty = (typeof specialties)[number];

/** `text` is as written, `city` and `state` are lower case. */
export type MatchPlace = { text: string; city: string; state: string };

export type HourlyPay = { cents: number; currency: Currency };

/** Null or empty: not asked. What is optional isn't stored yet and counts as not asked. */
export type JobSubject = {
  professions: readonly Profession[];
  npFocuses: readonly NpFocus[];
  unit: Unit | null;
  specialty: Specialty | null;
  kind: HiringKind;
  state: StateCode | null;
  place: MatchPlace | null;
  remote: boolean;
  startOn: string | null;
  startAsap: boolean;
  contractWeeks: number | null;
  licensePolicy: LicensePolicy | null;
  requiredCertifications: readonly Certification[];
  preferredCertifications: readonly Certification[];
  years: { min: number; hard: boolean; of: 'unit' | 'practice' } | null;
  shift: Shift | null;
  weeklyHours: number | null;
  pay: HourlyPay | null;
  federalEmployee?: boolean;
  asksSkills?: boolean;
  recordSystem?: string;
  milesFromHome?: number;
};

export type LicenseSubject = {
  profession: Profession;
  state: StateCode;
  scope: LicenseScope;
  expiresOn: string | null;
};

/** Empty: not stated. */
export type PersonSubject = {
  profession: Profession | null;
  npFocus: NpFocus | null;
  licenses: readonly LicenseSubject[];
  certifications: readonly { code: Certification; expiresOn: string | null }[];
  units: readonly { unit: Unit; years: number; lastWorkedOn: string | null }[];
  specialty: Specialty | null;
  practiceYears: number | null;
  place: MatchPlace | null;
  travels: boolean;
  shifts: readonly Shift[];
  weeklyHours: number | null;
  desired: HourlyPay | null;
  kinds: readonly HiringKind[];
  excluded?: boolean;
  /** Share of the skills that a current checklist of the unit covers. */
  skills?: Partial<Record<Unit, number>>;
  recordSystems?: readonly string[];
  availableFrom?: string;
  radiusMiles?: number;
};
