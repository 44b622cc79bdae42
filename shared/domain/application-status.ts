import { limits } from '../limits';
import type { ApplicationStatus } from '../model/enumerations';

type Side = 'employer' | 'professional';

/** Open statuses, in the order that an application takes. */
export const openStages = ['new', 'under_review', 'shortlisted', 'interview_scheduled', 'offered'] as const;
export type OpenStage = (typeof openStages)[number];

const stageOf = (status: ApplicationStatus): number => openStages.indexOf(status as OpenStage);

/** A decision ends an application. */
export const isOpen = (status: ApplicationStatus): status is OpenStage => stageOf(status) >= 0;

/** Set by an offer and its acceptance, never by hand. */
const setByOffers: readonly ApplicationStatus[] = ['offered', 'hired'];

/** Whether an application may go on from one status to the other at all, by hand or with an interview or an offer. */
export const canFollow = (from: ApplicationStatus, to: ApplicationStatus): boolean => {
  if (!isOpen(from)) return false;
  if (to === 'hired') return from === 'offered';
  return to === 'rejected' || stageOf(to) > stageOf(from);
};

/** Back to the stage before this one. */
export const isBack = (from: ApplicationStatus, to: ApplicationStatus): boolean =>
  isOpen(to) && stageOf(from) === stageOf(to) + 1;

/** The statuses that this side may set next by hand. The professional can only withdraw. */
export const nextStatuses = (status: ApplicationStatus, side: Side): readonly ApplicationStatus[] => {
  if (!isOpen(status)) return [];
  if (side === 'professional') return ['withdrawn'];
  const stages = openStages.filter((to) => isBack(status, to) || (canFollow(status, to) && !setByOffers.includes(to)));
  return [...stages, 'rejected'];
};

/** Where an application stands. `rejectedFrom`: its stage before it was rejected, null where that was not kept. */
export type Standing = { status: ApplicationStatus; statusSince: string; rejectedFrom: ApplicationStatus | null };

const dayMs = 24 * 3600 * 1000;

/** The stage that a rejected application returns to when it is reopened now. An offer ended with the rejection. */
export const reopensTo = ({ status, statusSince, rejectedFrom }: Standing, now: Date): OpenStage | null => {
  if (status !== 'rejected' || now.getTime() > Date.parse(statusSince) + limits.reopenDays * dayMs) return null;
  if (rejectedFrom === 'offered') return 'interview_scheduled';
  return rejectedFrom !== null && isOpen(rejectedFrom) ? rejectedFrom : 'under_review';
};

/** Whether the employer may move it there by hand now. */
export const mayMove = (standing: Standing, to: ApplicationStatus, now: Date): boolean =>
  nextStatuses(standing.status, 'employer').includes(to) || reopensTo(standing, now) === to;

/** Rejecting needs a reason, which the candidate reads, and going back needs one, which the team reads. */
export const needsReason = (from: ApplicationStatus, to: ApplicationStatus): boolean =>
  to === 'rejected' || isBack(from, to);

/** What the professional is told: being shortlisted is not, before a decision. */
export const applicantStatus = (status: ApplicationStatus): ApplicationStatus =>
  status === 'shortlisted' ? 'under_review' : status;

/** Somebody may apply once more for a job after a withdrawal, so many times; not after a decision of the employer. */
export const mayApplyAgain = ({ status, attempt }: { status: ApplicationStatus; attempt: number }): boolean =>
  status === 'withdrawn' && attempt < limits.applicationAttempts;
