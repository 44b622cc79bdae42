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
  /** Unique within its organisation: a second run knows a posting by it. */
  title: string;
  department: Department;
  specialty: Specialty;
  location: string;
  /** What sets this posting apart; the specialty's work and the organisation's offer follow it. */
  setting: string;
  pay: SeedPay;
  /** Keys of team members. */
  by: string;
  assignedTo?: string;
  /** Days since it was created. */
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
  /** Hours a week. */
  hours?: readonly [number, number];
  urgent?: boolean;
};
