import type {
  Department,
  ExpenseType,
  ExperienceBand,
  JobStatus,
  JobType,
  PayBasis,
  RateUnit,
  Specialty,
} from '@shared/core/model/enumerations';
import type {
  Assignment,
  Certification,
  LicensePolicy,
  NpFocus,
  Profession,
  Shift,
  JobShiftPattern,
  Unit,
} from '@shared/people/model/healthcare-vocabulary';
import type { Engagement } from '@shared/hiring/model/pay-vocabulary';
import type { MoreDetails } from '@shared/hiring/model/more-details';
import type * as z from 'zod';
import type { SeedQuestionKey } from '../seed-questions';

/** [basis, unit, minimum, maximum] in whole US dollars. */
export type SeedPay = readonly [PayBasis, RateUnit, number | null, number | null];

/** Whole US dollars: an hourly base, the rest per week or once. */
export type SeedPackage = { base: number; meals: number; lodging: number; completion?: number };

type WithSpecialty = {
  specialty: Specialty;
  /** Physicians by default. */
  professions?: readonly Profession[];
  unit?: never;
};
type WithUnit = { specialty?: never; professions: readonly Profession[]; unit: Unit };

export type SeedJob = (WithSpecialty | WithUnit) & {
  /** Unique per organization: identifies the job in a later run. */
  title: string;
  department: Department;
  location: string;
  /** Beginning of the description: a paragraph and two lists, followed by the organization's offer. */
  about: string;
  work: readonly string[];
  terms: readonly string[];
  needs: readonly string[];
  npFocuses?: readonly NpFocus[];
  /** Derived from the package, if there is one. */
  pay?: SeedPay;
  /** Package of travel contracts. */
  package?: SeedPackage;
  /** Employees of the facility by default. */
  engagement?: Engagement;
  assignment?: Assignment;
  /** Days by default. */
  shift?: Shift;
  pattern?: JobShiftPattern;
  hoursPerShift?: number;
  shiftsPerWeek?: number;
  /** Days from today. */
  startIn?: number | 'asap';
  weeks?: number;
  licensePolicy?: LicensePolicy;
  /** Required certifications; by default the usual ones of the profession and unit. */
  certifications?: readonly Certification[];
  years?: readonly [number, 'required' | 'preferred'];
  /** Team member who posts it, which determines the organization. */
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
  /** Facts about the facility and the offer. */
  details?: z.input<typeof MoreDetails>;
  openings?: number;
  /** Hours per week. */
  hours?: readonly [number, number];
  urgent?: boolean;
};

/** A travel job, by default through the agency. */
export const travelJob = <J extends SeedJob>(job: J): J => ({
  type: 'contract',
  assignment: 'travel',
  engagement: 'agency',
  ...job,
});

export const localContract = <J extends SeedJob>(job: J): J => ({ type: 'contract', assignment: 'local', ...job });

/** A locum job, by default for independent contractors. */
export const locumJob = <J extends SeedJob>(job: J): J => ({ type: 'locum', engagement: 'contractor', ...job });
