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

/** Null or empty: not asked. What is optional isn't stored yet and counts as not asked. */
export type JobSubject = {
  professions: readonly Profession[];
  npFocuses: readonly NpFocus[];
  unit: Unit | null;
  specialty: Specialty | null;
  kind: HiringKind;
  state: StateCode | null;
  place: MatchPlace | null;
  /** Approximate; missing for remote jobs and unknown towns. */
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
  /** Per hour. */
  pay: PayAmount | null;
  /** Of jobs paid by the week, before taxes. */
  weeklyPay?: PayAmount;
  federalEmployee?: boolean;
  /** Of remote work with patients, in the place of `state`. */
  practice?: { states: readonly StateCode[]; rule: 'any' | 'all' };
  /** Of travel jobs: people who live closer aren't hired. */
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
  /** Waits for its review. */
  pending?: boolean;
};

/** Empty: not stated. */
export type PersonSubject = {
  profession: Profession | null;
  npFocus: NpFocus | null;
  /** Each with a license of its own. */
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
  /** Per hour. */
  desired: PayAmount | null;
  /** Before taxes. */
  desiredWeekly?: PayAmount;
  kinds: readonly HiringKind[];
  excluded?: boolean;
  /** Share of the skills that a signed checklist of the unit covers; older ones don't count. */
  skills?: Partial<Record<Unit, { share: number; signedOn: string }>>;
  recordSystems?: readonly RecordSystem[];
  availableFrom?: string;
  /** The middle of the ZIP Code or of the town. */
  home?: Point;
  radiusMiles?: number;
  wantsFlexible?: boolean;
};
