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
import type { SeedQuestionKey } from './seed-questions';

/** [basis, unit, minimum, maximum] in whole US dollars. */
export type SeedPay = readonly [PayBasis, RateUnit, number | null, number | null];

export type SeedJob = {
  /** Unique per organization: identifies the job in a later run. */
  title: string;
  department: Department;
  specialty: Specialty;
  location: string;
  /** Specific to this job; texts of the specialty and the organization follow. */
  setting: string;
  pay: SeedPay;
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
