import {
  canFollow,
  isBack,
  isOpen,
  mayMove,
  nextStatuses,
  reopensTo,
  type Standing,
} from '@shared/hiring/rules/application-status';
import type { ApplicationStatus } from '@shared/core/model/enumerations';
import { applicationStatuses } from '@shared/core/model/vocabulary';

export type Refusal = 'same' | 'over' | 'candidate' | 'leaders' | 'hire' | 'order';

export type Transition =
  | { way: 'move' | 'reopen' | 'reason' | 'back' | 'interview' | 'offer' }
  | { way: 'refused'; why: Refusal };

const refused = (why: Refusal): Transition => ({ way: 'refused', why });

const wayOut = (from: Standing, to: ApplicationStatus): Transition => {
  const reopened = reopensTo(from, new Date());
  if (reopened === to) return { way: 'reopen' };
  return refused(reopened && isOpen(to) ? 'order' : 'over');
};

export const transitionTo = (from: Standing, to: ApplicationStatus, mayOffer: boolean): Transition => {
  const { status } = from;
  if (status === to) return refused('same');
  if (!isOpen(status)) return wayOut(from, to);
  if (to === 'withdrawn') return refused('candidate');
  if (to === 'hired') return refused('hire');
  if (to === 'offered' && canFollow(status, to)) return mayOffer ? { way: 'offer' } : refused('leaders');
  if (!nextStatuses(status, 'employer').includes(to)) return refused('order');
  if (to === 'rejected') return { way: 'reason' };
  if (isBack(status, to)) return { way: 'back' };
  return { way: to === 'interview_scheduled' ? 'interview' : 'move' };
};

export const nextStatusesOf = (from: Standing, mayOffer: boolean): ApplicationStatus[] =>
  applicationStatuses.filter((to) => transitionTo(from, to, mayOffer).way !== 'refused');

/** Bulk targets; offers are made one by one. */
export const bulkStatuses = ['under_review', 'shortlisted', 'interview_scheduled'] as const;

const waysOfMany: readonly Transition['way'][] = ['move', 'interview', 'reason'];

export const canMoveInBulk = (from: Standing, to: ApplicationStatus): boolean =>
  waysOfMany.includes(transitionTo(from, to, false).way);

export const canMoveManually = (from: Standing, to: ApplicationStatus): boolean => mayMove(from, to, new Date());
