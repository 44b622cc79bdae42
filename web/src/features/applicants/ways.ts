import { canFollow, isOpen, nextStatuses } from '@shared/domain/application-status';
import type { ApplicationStatus } from '@shared/model/enumerations';
import { applicationStatuses } from '@shared/model/vocabulary';

/** Why an application cannot go somewhere. */
export type Refusal = 'same' | 'over' | 'candidate' | 'leaders' | 'hire' | 'offer' | 'order';

/** How an application gets to a status: at once, after a reason, through an interview or an offer, or not at all. */
export type Way = { way: 'move' | 'reason' | 'interview' | 'offer' } | { way: 'refused'; why: Refusal };

const refused = (why: Refusal): Way => ({ way: 'refused', why });

/** `mayOffer`: the reader may make offers, which members may not. */
export const wayTo = (from: ApplicationStatus, to: ApplicationStatus, mayOffer: boolean): Way => {
  if (from === to) return refused('same');
  if (!isOpen(from)) return refused('over');
  if (to === 'withdrawn') return refused('candidate');
  if (to === 'hired') return refused('hire');
  if (to === 'offered') {
    if (!canFollow(from, to)) return refused('offer');
    return mayOffer ? { way: 'offer' } : refused('leaders');
  }
  if (!nextStatuses(from, 'employer').includes(to)) return refused('order');
  if (to === 'rejected') return { way: 'reason' };
  return { way: to === 'interview_scheduled' ? 'interview' : 'move' };
};

/** Where an application can go now, in the order of the statuses. */
export const nextOf = (from: ApplicationStatus, mayOffer: boolean): ApplicationStatus[] =>
  applicationStatuses.filter((to) => wayTo(from, to, mayOffer).way !== 'refused');

/** What many can be moved to at once; offers are made one by one. */
export const bulkStatuses = ['under_review', 'shortlisted', 'interview_scheduled'] as const;

export const canGoByHand = (from: ApplicationStatus, to: ApplicationStatus): boolean =>
  nextStatuses(from, 'employer').includes(to);
