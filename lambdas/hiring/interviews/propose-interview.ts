import { isOpen } from '@shared/hiring/rules/application-status';
import { AppError } from '@shared/errors';
import { notice } from '@shared/text/notice';
import type { Interview, InterviewForm } from '@shared/hiring/model/interview';
import { log } from '../../platform/logger';
import type { AuthorizedCaller } from '../../platform/http/caller';
import type { ApplicationInterview, InterviewItem } from '../../store/hiring/interviews/interview-item';
import { following } from '../../store/hiring/interviews/interview-writes';
import { assertOpen, slotsAhead } from './interview-rules';
import { interviewView } from './interview-views';
import { requireMeetingService } from './meeting-services';
import type { Deps } from './ports';
import { loadAuthorizedApplication, loadAuthorizedInterview } from './load-authorized-interview';

type Propose = { caller: AuthorizedCaller; applicationId: string; form: InterviewForm };

export const loadInterviewers = async (
  { people }: Pick<Deps, 'people'>,
  { interviewers }: Pick<InterviewForm, 'interviewers'>,
  { organizationId, organizerId }: { organizationId: string; organizerId: string },
  field: string,
): Promise<string[]> => {
  const wanted = [...new Set(interviewers)].filter((userId) => userId !== organizerId);
  if (wanted.length === 0) return [];
  const team = new Set((await people.memberships(organizationId)).map(({ userId }) => userId));
  if (wanted.every((userId) => team.has(userId))) return wanted;
  throw new AppError('INVALID_REQUEST', undefined, { fields: { [field]: notice('interviewerUnknown') } });
};

type Means = Pick<InterviewForm, 'type' | 'place' | 'meeting' | 'note' | 'timeZone'>;

/** Keeps the link of a rescheduled meeting. */
export const meansOf = (
  { type, place, meeting, note, timeZone }: Means,
  before: Pick<InterviewItem, 'meeting' | 'place'> | null = null,
) => {
  const made = type === 'external' ? meeting : null;
  const link = made !== null && before?.meeting === made ? before.place : '';
  return { type, meeting: made, place: type === 'video' || made !== null ? link : place, note, timeZone };
};

/** Records proposed times as the promised answer. The interview does not depend on it. */
export const noteAnswer = async (
  { promises }: Pick<Deps, 'promises'>,
  { applicationId, createdAt }: Pick<ApplicationInterview, 'applicationId' | 'createdAt'>,
): Promise<void> => {
  try {
    await promises.answered(applicationId, createdAt);
  } catch (error) {
    log.error('an answer was not noted', error, { applicationId });
  }
};

type About = Pick<InterviewItem, 'applicationId' | 'jobId' | 'jobTitle' | 'organizationId' | 'professionalId'>;
type Proposal<A extends About> = { caller: AuthorizedCaller; form: InterviewForm; about: A };

export const newProposal = async <A extends About>(
  deps: Pick<Deps, 'people' | 'connections' | 'clock'>,
  { caller: { userId: organizerId }, form, about }: Proposal<A>,
): Promise<InterviewItem & A> => {
  const { organizationId } = about;
  const now = deps.clock.now();
  const slots = slotsAhead(form.slots, now);
  const interviewerIds = await loadInterviewers(deps, form, { organizationId, organizerId }, 'interviewers');
  await requireMeetingService(deps, { meeting: form.meeting, organizationId, field: 'meeting' });
  const at = now.toISOString();
  return {
    ...meansOf(form),
    ...about,
    ...{ organizerId, interviewerIds, slots },
    interviewId: deps.clock.newId('int'),
    status: 'proposed',
    proposedBy: 'employer',
    startsAt: null,
    endsAt: null,
    reason: '',
    sequence: 0,
    selfScheduling: null,
    createdAt: at,
    updatedAt: at,
    version: 1,
    change: 'proposed',
    changedBy: organizerId,
    leftOut: [],
    closedWithApplication: false,
    closedWithJob: false,
  };
};

export const proposeInterview = async (deps: Deps, { caller, applicationId, form }: Propose): Promise<Interview> => {
  const application = await loadAuthorizedApplication(deps, caller, applicationId);
  if (!isOpen(application.status)) throw new AppError('ILLEGAL_TRANSITION');
  const { jobId, jobTitle, organizationId, professionalId } = application;
  const about = { applicationId, jobId, jobTitle, organizationId, professionalId };
  const interview = await newProposal(deps, { caller, form, about });
  await deps.interviews.propose(interview);
  await noteAnswer(deps, interview);
  return interviewView(deps, interview);
};

type Reschedule = {
  caller: AuthorizedCaller;
  interviewId: string;
  interview: InterviewForm;
  reason: string;
  version: number;
};

/** Changes times, type, or people. The confirmed time stays valid until another is chosen. */
export const rescheduleInterview = async (
  deps: Deps,
  { caller, interviewId, interview: form, reason, version }: Reschedule,
): Promise<Interview> => {
  const before = await loadAuthorizedInterview(deps, caller, interviewId);
  assertOpen(before, version);
  const now = deps.clock.now();
  const slots = slotsAhead(form.slots, now, 'interview.slots');
  const interviewerIds = await loadInterviewers(deps, form, before, 'interview.interviewers');
  const { meeting } = form;
  const { organizationId } = before;
  await requireMeetingService(deps, { meeting, organizationId, field: 'interview.meeting' }, before.meeting);
  const after = following(before, now, {
    ...meansOf(form, before),
    ...{ interviewerIds, slots, reason, status: 'proposed', proposedBy: 'employer', selfScheduling: null },
    change: 'rescheduled',
    changedBy: caller.userId,
    leftOut: before.startsAt === null ? [] : before.interviewerIds.filter((userId) => !interviewerIds.includes(userId)),
  });
  await deps.interviews.change(before, after, null);
  return interviewView(deps, after);
};

type Suggest = {
  caller: AuthorizedCaller;
  interviewId: string;
  slots: InterviewForm['slots'];
  reason: string;
  version: number;
};

export const suggestInterviewTimes = async (
  deps: Deps,
  { caller, interviewId, slots, reason, version }: Suggest,
): Promise<Interview> => {
  const before = await loadAuthorizedInterview(deps, caller, interviewId);
  assertOpen(before, version);
  const now = deps.clock.now();
  const after = following(before, now, {
    slots: slotsAhead(slots, now),
    reason,
    status: 'proposed',
    proposedBy: 'professional',
    selfScheduling: null,
    change: 'suggested',
    changedBy: caller.userId,
  });
  await deps.interviews.change(before, after, null);
  return interviewView(deps, after);
};
