import { addDays, daysBetween } from '../../../core/rules/calendar-days';
import type { Job } from '../../model/job';
import type { ContractTerms, OfferTerms } from '../../model/offer';
import { withContractPay } from './pay-package';

type Posting = Pick<
  Job,
  | keyof Omit<ContractTerms, 'cancellation' | 'canceledShiftsMax'>
  | 'contractWeeks'
  | 'currency'
  | 'expectedHoursFixed'
  | 'expectedHoursMax'
  | 'expectedHoursMin'
  | 'jobType'
  | 'location'
  | 'moreDetails'
  | 'rate'
  | 'salaryMaxCents'
  | 'salaryMinCents'
  | 'startOn'
>;

type Chosen = Pick<OfferTerms, 'startOn' | 'payCents'>;

const payWithin = (payCents: number, { salaryMinCents, salaryMaxCents }: Posting): number => {
  const least = salaryMinCents ?? 0;
  return Math.min(Math.max(payCents, least), salaryMaxCents ?? Math.max(payCents, least));
};

const daysPerWeek = 7;

/** Whole weeks from the first to the last day; null if open-ended or not whole. */
export const weeksOf = ({ startOn, endOn }: Pick<OfferTerms, 'startOn' | 'endOn'>): number | null => {
  const weeks = endOn === null ? 0 : (daysBetween(startOn, endOn) + 1) / daysPerWeek;
  return weeks >= 1 && Number.isInteger(weeks) ? weeks : null;
};

/**
 * What a job's posting says, as the terms of an offer. Of a posted range, the pay nearest to the chosen one. The last
 * day follows from the chosen first day, so that only another length is a difference.
 */
export const postedTerms = (job: Posting, { startOn, payCents }: Chosen): OfferTerms =>
  withContractPay({
    jobType: job.jobType,
    startOn: job.startOn ?? startOn,
    endOn: job.contractWeeks === null ? null : addDays(startOn, job.contractWeeks * daysPerWeek - 1),
    payCents: payWithin(payCents, job),
    rate: job.rate,
    currency: job.currency,
    hoursPerWeek: job.expectedHoursFixed ?? job.expectedHoursMin ?? job.expectedHoursMax,
    location: job.location,
    notes: '',
    contract: {
      assignment: job.assignment,
      shift: job.shift,
      hoursPerShift: job.hoursPerShift,
      shiftsPerWeek: job.shiftsPerWeek,
      payPackage: job.payPackage,
      canceledShiftsMax: job.moreDetails?.canceledShiftsMax ?? null,
      cancellation: '',
    },
  });
