import { limits } from '../limits';
import type { ApplicationStatus } from '../model/enumerations';

type Side = 'employer' | 'professional';

const employerMoves: Record<ApplicationStatus, readonly ApplicationStatus[]> = {
  new: ['under_review', 'shortlisted', 'rejected'],
  under_review: ['shortlisted', 'rejected'],
  shortlisted: ['interview_scheduled', 'rejected'],
  interview_scheduled: ['offered', 'rejected'],
  offered: ['hired', 'rejected'],
  hired: [],
  rejected: [],
  withdrawn: [],
};

/** A decision ends an application. */
export const isOpen = (status: ApplicationStatus): boolean => employerMoves[status].length > 0;

/** Set by an offer and its acceptance, never by hand. */
const setByOffers: readonly ApplicationStatus[] = ['offered', 'hired'];

/** Whether an application may go from one status to the other at all, by hand or by an offer. */
export const canFollow = (from: ApplicationStatus, to: ApplicationStatus): boolean => employerMoves[from].includes(to);

/** The statuses that this side may set next by hand. The professional can only withdraw. */
export const nextStatuses = (status: ApplicationStatus, side: Side): readonly ApplicationStatus[] =>
  side === 'employer'
    ? employerMoves[status].filter((next) => !setByOffers.includes(next))
    : isOpen(status)
      ? ['withdrawn']
      : [];

/** Rejecting needs a reason. */
export const needsReason = (to: ApplicationStatus): boolean => to === 'rejected';

/** What the professional is told: being shortlisted is not, before a decision. */
export const applicantStatus = (status: ApplicationStatus): ApplicationStatus =>
  status === 'shortlisted' ? 'under_review' : status;

/** Somebody may apply once more for a job after a withdrawal, so many times; not after a decision of the employer. */
export const mayApplyAgain = ({ status, attempt }: { status: ApplicationStatus; attempt: number }): boolean =>
  status === 'withdrawn' && attempt < limits.applicationAttempts;
