import { limits } from '../../limits';
import type { ApplicationStatus } from '../../core/model/enumerations';
import { openStages, type OpenStage } from '../../core/model/vocabulary';

type Side = 'employer' | 'professional';

const stageOf = (status: ApplicationStatus): number => openStages.indexOf(status as OpenStage);

export const isOpen = (status: ApplicationStatus): status is OpenStage => stageOf(status) >= 0;

/** Statuses set only by offers and their acceptance. */
const setByOffers: readonly ApplicationStatus[] = ['offered', 'hired'];

/** Whether the transition is possible at all, manually or through an interview or offer. */
export const canFollow = (from: ApplicationStatus, to: ApplicationStatus): boolean => {
  if (!isOpen(from)) return false;
  if (to === 'hired') return from === 'offered';
  return to === 'rejected' || stageOf(to) > stageOf(from);
};

/** Whether an offer can be made: an interview before is usual, not required. */
export const mayBeOffered = (status: ApplicationStatus): boolean =>
  status === 'offered' || canFollow(status, 'offered');

export const isBack = (from: ApplicationStatus, to: ApplicationStatus): boolean =>
  isOpen(to) && stageOf(from) === stageOf(to) + 1;

/** Statuses this side may set manually. Professionals can only withdraw. */
export const nextStatuses = (status: ApplicationStatus, side: Side): readonly ApplicationStatus[] => {
  if (!isOpen(status)) return [];
  if (side === 'professional') return ['withdrawn'];
  const stages = openStages.filter((to) => isBack(status, to) || (canFollow(status, to) && !setByOffers.includes(to)));
  return [...stages, 'rejected'];
};

/** `rejectedFrom`: stage before the rejection; null if not recorded. */
export type Standing = { status: ApplicationStatus; statusSince: string; rejectedFrom: ApplicationStatus | null };

const dayMs = 24 * 3600 * 1000;

/** Stage to which a rejected application can be reopened now. An open offer ends with the rejection. */
export const reopensTo = ({ status, statusSince, rejectedFrom }: Standing, now: Date): OpenStage | null => {
  if (status !== 'rejected' || now.getTime() > Date.parse(statusSince) + limits.reopenDays * dayMs) return null;
  if (rejectedFrom === 'offered') return 'interview_scheduled';
  return rejectedFrom !== null && isOpen(rejectedFrom) ? rejectedFrom : 'under_review';
};

/** Whether the employer may make this move manually now. */
export const mayMove = (standing: Standing, to: ApplicationStatus, now: Date): boolean =>
  nextStatuses(standing.status, 'employer').includes(to) || reopensTo(standing, now) === to;

/** Whether a move needs a reason: a rejection for the candidate, a move back for the team. */
export const needsReason = (from: ApplicationStatus, to: ApplicationStatus): boolean =>
  to === 'rejected' || isBack(from, to);

/** Status shown to the professional, which hides the shortlist until a decision. */
export const applicantStatus = (status: ApplicationStatus): ApplicationStatus =>
  status === 'shortlisted' ? 'under_review' : status;

/** Whether reapplying is possible: only after a withdrawal, not after the employer's decision. */
export const mayApplyAgain = ({ status, attempt }: { status: ApplicationStatus; attempt: number }): boolean =>
  status === 'withdrawn' && attempt < limits.applicationAttempts;
