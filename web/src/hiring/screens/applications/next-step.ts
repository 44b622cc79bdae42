import { answerStage } from '@shared/hiring/rules/answer-clock';
import { hasBegun } from '@shared/work/rules/placement-days';
import type { PromisedAnswer } from '@shared/hiring/model/answer';
import type { ApplicationStatus } from '@shared/core/model/enumerations';
import type { Placement } from '@shared/work/model/placement';
import { today } from '@/lib/time/today';
import type { Interview } from '@shared/hiring/model/interview';

export type NextStep =
  | { kind: 'choose_time'; interviewId: string }
  | { kind: 'interview'; interviewId: string; startsAt: string; timeZone: string }
  | { kind: 'offer' | 'hired' | 'hours' | 'in_review' | 'other_jobs' | 'interview_soon' | 'sent' }
  | { kind: 'starts'; placementId: string; on: string }
  /** `on` and `before` are calendar days. */
  | { kind: 'reply'; on: string; before: string | null; passed: boolean };

type Standing = { applicationId: string; status: ApplicationStatus; answer: PromisedAnswer | null };
type OwnPlacement = Pick<Placement, 'applicationId' | 'placementId' | 'terms'>;
/** The professional's other data: upcoming interviews, soonest first, and newest placements (null until loaded). */
export type Around = { interviews: readonly OwnInterview[]; placements: readonly OwnPlacement[] | null };
type OwnInterview = Pick<
  Interview,
  'applicationId' | 'interviewId' | 'status' | 'proposedBy' | 'startsAt' | 'timeZone'
>;

/** Null without a promise, and once the employer has answered. */
const replyStep = (answer: PromisedAnswer | null, now: number): NextStep | null => {
  if (answer?.outcome !== null) return null;
  const passed = answerStage(answer, new Date(now).toISOString()) !== 'open';
  return { kind: 'reply', on: answer.on, before: answer.extendedFrom, passed };
};

const interviewStep = (interviews: readonly OwnInterview[]): NextStep | null => {
  const proposed = interviews.find(({ status, proposedBy }) => status === 'proposed' && proposedBy === 'employer');
  if (proposed) return { kind: 'choose_time', interviewId: proposed.interviewId };
  const agreed = interviews.find(({ status, startsAt }) => status === 'accepted' && startsAt !== null);
  if (!agreed?.startsAt) return null;
  const { interviewId, startsAt, timeZone } = agreed;
  return { kind: 'interview', interviewId, startsAt, timeZone };
};

const workStep = (placement: OwnPlacement | null | undefined, now: number): NextStep => {
  if (placement === null) return { kind: 'hired' };
  if (!placement || hasBegun(placement.terms, today(new Date(now)))) return { kind: 'hours' };
  return { kind: 'starts', placementId: placement.placementId, on: placement.terms.startOn };
};

const stepByStatus = (
  { status, answer }: Standing,
  placement: OwnPlacement | null | undefined,
  now: number,
): NextStep => {
  switch (status) {
    case 'new':
      return replyStep(answer, now) ?? { kind: 'sent' };
    case 'under_review':
    case 'shortlisted':
      return replyStep(answer, now) ?? { kind: 'in_review' };
    case 'interview_scheduled':
      return { kind: 'interview_soon' };
    case 'offered':
      return { kind: 'offer' };
    case 'hired':
      return workStep(placement, now);
    case 'rejected':
    case 'withdrawn':
      return { kind: 'other_jobs' };
  }
};

const isDecided = ({ status }: Standing): boolean => ['offered', 'hired', 'rejected', 'withdrawn'].includes(status);

export const nextStepOf = (standing: Standing, { interviews, placements }: Around, now: number): NextStep => {
  const isOwn = ({ applicationId }: { applicationId: string | null }) => applicationId === standing.applicationId;
  const byInterview = isDecided(standing) ? null : interviewStep(interviews.filter(isOwn));
  return byInterview ?? stepByStatus(standing, placements && placements.find(isOwn), now);
};

export const isOwnTurn = ({ kind }: NextStep): boolean => kind === 'choose_time' || kind === 'offer';
