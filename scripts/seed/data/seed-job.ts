import type {
  Department,
  ExpenseType,
  ExperienceBand,
  JobStatus,
  JobType,
  PayBasis,
  RateUnit,
  Specialty,
} from '@shared/model/enumerations';
import type {
  Assignment,
  Certification,
  LicensePolicy,
  NpFocus,
  Profession,
  Shift,
  ShiftPattern,
  Unit,
} from '@shared/model/healthcare-vocabulary';
import type { Engagement } from '@shared/model/pay-vocabulary';
import type { roleTexts } from './role-texts';
import type { SeedQuestionKey } from './seed-questions';

/** [basis, unit, minimum, maximum] in whole US dollars. */
export type SeedPay = readonly [PayBasis, RateUnit, number | null, number | null];

/** Whole US dollars: an hourly base, the rest per week or once. */
export type SeedPackage = { base: number; meals: number; lodging: number; completion?: number };

type WithSpecialty = {
  specialty: Specialty;
  /** Physicians by default. */
  professions?: readonly Profession[];
  unit?: never;
  /** Texts for others than physicians. */
  role?: keyof typeof roleTexts;
};
type WithUnit = { specialty?: never; professions: readonly Profession[]; unit: Unit; role: keyof typeof roleTexts };

export type SeedJob = (WithSpecialty | WithUnit) & {
  /** Unique per organization: identifies the job in a later run. */
  title: string;
  department: Department;
  location: string;
  /** Specific to this job; texts of the role or specialty and the organization follow. */
  setting: string;
  npFocuses?: readonly NpFocus[];
  pay: SeedPay;
  /** Of travel contracts. */
  package?: SeedPackage;
  /** Employees of the facility by default. */
  engagement?: Engagement;
  assignment?: Assignment;
  /** Days by default. */
  shift?: Shift;
  pattern?: ShiftPattern;
  hoursPerShift?: number;
  shiftsPerWeek?: number;
  /** Days from today. */
  startIn?: number | 'asap';
  weeks?: number;
  licensePolicy?: LicensePolicy;
  /** Required ones; what the profession and unit are usually asked by default. */
  certifications?: readonly Certification[];
  years?: readonly [number, 'required' | 'preferred'];
  by: string;
  assignedTo?: string;
  /** Days since creation. */
  age: number;
  project?: string;
  experience?: ExperienceBand;
  questions?: readonly SeedQuestionKey[];
  /** Whole US dollars. */
  expenses?: readonly [ExpenseType, number];
  /** Days from today. */
  deadlineIn?: number;
  status?: JobStatus;
  type?: JobType;
  remote?: boolean;
  openings?: number;
  /** Hours per week. */
  hours?: readonly [number, number];
  urgent?: boolean;
};
