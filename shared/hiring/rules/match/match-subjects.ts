import type {
  Certification,
  HiringKind,
  LicensePolicy,
  LicenseScope,
  NpFocus,
  Profession,
  Shift,
  Unit,
} from '../../../people/model/healthcare-vocabulary';
import type { RecordSystem } from '../../model/more-details-vocabulary';
import type { StateCode } from '../../../people/model/profile-vocabulary';
import type { specialties } from '../../../core/model/vocabulary';
import type { Currency } from '../../../core/model/enumerations';
import type { Point } from '../../../core/rules/places/gazetteer';

export type Specialty = (typeof specialties)[number];

/** `text` is as written, `city` and `state` are lower case. */
export type MatchPlace = { text: string; city: string; state: string };

export type PayAmount = { cents: number; currency: Currency };

/** Null or empty: not required. Optional fields aren't stored yet and count as not required. */
export type JobSubject = {
  professions: readonly Profession[];
  npFocuses: readonly NpFocus[];
  unit: Unit | null;
  specialty: Specialty | null;
  kind: HiringKind;
  state: StateCode | null;
  place: MatchPlace | null;
  /** Approximate location; missing for remote jobs and unknown towns. */
  point?: Point;
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
  /** Pay per hour. */
  pay: PayAmount | null;
  /** Weekly pay before taxes, for jobs paid by the week. */
  weeklyPay?: PayAmount;
  federalEmployee?: boolean;
  /** States of the patients in remote work, instead of `state`. */
  practice?: { states: readonly StateCode[]; rule: 'any' | 'all' };
  /** Radius of a travel job in which locals are excluded. */
  localsExcludedMiles?: number;
  asksSkills?: boolean;
  recordSystem?: RecordSystem;
  isFlexible?: boolean;
};

export type LicenseSubject = {
  profession: Profession;
  state: StateCode;
  scope: LicenseScope;
  expiresOn: string | null;
  /** Whether it is pending review. */
  pending?: boolean;
};

/** Empty fields: not stated. */
export type PersonSubject = {
  profession: Profession | null;
  npFocus: NpFocus | null;
  /** Further professions, each with its own license. */
  otherProfessions?: readonly { profession: Profession; npFocus: NpFocus | null }[];
  licenses: readonly LicenseSubject[];
  certifications: readonly { code: Certification; expiresOn: string | null }[];
  units: readonly { unit: Unit; years: number; lastWorkedOn: string | null }[];
  specialty: Specialty | null;
  practiceYears: number | null;
  place: MatchPlace | null;
  travels: boolean;
  shifts: readonly Shift[];
  weeklyHours: number | null;
  /** Desired pay per hour. */
  desired: PayAmount | null;
  /** Desired weekly pay before taxes. */
  desiredWeekly?: PayAmount;
  kinds: readonly HiringKind[];
  excluded?: boolean;
  /** Share of skills in a current signed checklist of the unit. */
  skills?: Partial<Record<Unit, { share: number; signedOn: string }>>;
  recordSystems?: readonly RecordSystem[];
  availableFrom?: string;
  /** Center of the ZIP Code or town. */
  home?: Point;
  radiusMiles?: number;
  wantsFlexible?: boolean;
};
