import { AppError } from '@shared/errors';
import type { AuthorizedCaller } from '../../platform/http/caller';
import type { ApplicationItem } from '../../store/hiring/applications/application-item';
import { teamTakingPart, type InterviewItem } from '../../store/hiring/interviews/interview-item';
import type { Deps } from './ports';

type Reach = Pick<Deps, 'interviews'>;
type About = Pick<ApplicationItem, 'professionalId' | 'organizationId'> & { jobId: string | null };

const mayAccessInterview = async (
  { interviews }: Reach,
  { scope, userId, membership }: AuthorizedCaller,
  { professionalId, organizationId, jobId }: About,
): Promise<boolean> => {
  if (scope === 'own') return professionalId === userId;
  if (membership?.organizationId !== organizationId) return false;
  if (scope === 'organization') return true;
  return scope === 'assigned' && jobId !== null && interviews.isResponsible(userId, jobId);
};

/** Gives an invited member access to this one interview. */
const takesPart = ({ userId, membership }: AuthorizedCaller, interview: InterviewItem): boolean =>
  membership?.organizationId === interview.organizationId && teamTakingPart(interview).includes(userId);

export const loadAuthorizedInterview = async (
  deps: Reach,
  caller: AuthorizedCaller,
  interviewId: string,
): Promise<InterviewItem> => {
  const interview = await deps.interviews.get(interviewId);
  if (!interview) throw new AppError('NOT_FOUND');
  if (!takesPart(caller, interview) && !(await mayAccessInterview(deps, caller, interview)))
    throw new AppError('NOT_FOUND');
  return interview;
};

export const loadAuthorizedApplication = async (
  deps: Reach,
  caller: AuthorizedCaller,
  applicationId: string,
): Promise<ApplicationItem> => {
  const application = await deps.interviews.application(applicationId);
  if (!application || !(await mayAccessInterview(deps, caller, application))) throw new AppError('NOT_FOUND');
  return application;
};

export const sideOf = ({ role }: AuthorizedCaller) => (role === 'professional' ? 'professional' : 'employer');
