import { respondBy } from '@shared/domain/business-days';
import type { ApplicationStatus } from '@shared/model/enumerations';
import type { Interview } from '@shared/model/interview';

/** What comes next for an applicant: something to do, or something to wait for. */
export type NextStep =
  | { kind: 'choose_time'; interviewId: string }
  | { kind: 'interview'; interviewId: string; startsAt: string }
  | { kind: 'offer' | 'hours' | 'in_review' | 'other_jobs' | 'interview_soon' }
  /** `on` is a calendar day. */
  | { kind: 'reply'; on: string; passed: boolean };

type Standing = { applicationId: string; status: ApplicationStatus; appliedAt: string };
type OwnInterview = Pick<Interview, 'applicationId' | 'interviewId' | 'status' | 'proposedBy' | 'startsAt'>;

/** The clock of the promise: business days have no zone, so the day is that of UTC. */
const replyStep = (appliedAt: string, now: number): NextStep => {
  const on = respondBy(new Date(appliedAt)).toISOString().slice(0, 10);
  return { kind: 'reply', on, passed: new Date(now).toISOString().slice(0, 10) > on };
};

const interviewStep = (interviews: readonly OwnInterview[]): NextStep | null => {
  const proposed = interviews.find(({ status, proposedBy }) => status === 'proposed' && proposedBy === 'employer');
  if (proposed) return { kind: 'choose_time', interviewId: proposed.interviewId };
  const agreed = interviews.find(({ status, startsAt }) => status === 'accepted' && startsAt !== null);
  return agreed?.startsAt ? { kind: 'interview', interviewId: agreed.interviewId, startsAt: agreed.startsAt } : null;
};

const stepByStatus = ({ status, appliedAt }: Standing, now: number): NextStep => {
  switch (status) {
    case 'new':
      return replyStep(appliedAt, now);
    case 'under_review':
    case 'shortlisted':
      return { kind: 'in_review' };
    case 'interview_scheduled':
      return { kind: 'interview_soon' };
    case 'offered':
      return { kind: 'offer' };
    case 'hired':
      return { kind: 'hours' };
    case 'rejected':
    case 'withdrawn':
      return { kind: 'other_jobs' };
  }
};

const isDecided = ({ status }: Standing): boolean => ['offered', 'hired', 'rejected', 'withdrawn'].includes(status);

/** `interviews` are the applicant's coming ones, of all applications, soonest first. */
export const nextStepOf = (standing: Standing, interviews: readonly OwnInterview[], now: number): NextStep => {
  const own = interviews.filter(({ applicationId }) => applicationId === standing.applicationId);
  return (isDecided(standing) ? null : interviewStep(own)) ?? stepByStatus(standing, now);
};

/** Whether somebody waits for the applicant. */
export const isOwnTurn = ({ kind }: NextStep): boolean => kind === 'choose_time' || kind === 'offer';
