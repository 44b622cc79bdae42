import { isOpen } from '@shared/hiring/rules/application-status';
import { anywhereBetween } from '@shared/messages/rules/schedule-times';
import type { CandidateApplication, Interview } from '@shared/hiring/model/interview';
import { organizationOf, type AuthorizedCaller } from '../../platform/http/caller';
import { fullName } from '../../store/people/profiles/display-names';
import type { InterviewItem } from '../../store/hiring/interviews/interview-item';
import { interviewView, interviewViews } from './interview-views';
import type { Deps } from './ports';
import type { Page } from '../../platform/table/page';
import type { InterviewWindow, When } from '../../store/hiring/interviews/ports';
import { loadAuthorizedApplication, loadAuthorizedInterview } from './load-authorized-interview';

type List = { caller: AuthorizedCaller; when: When; cursor?: string | undefined };

type ListDeps = Pick<Deps, 'interviews' | 'people' | 'organizations' | 'clock'>;

const listFor = ({ interviews, clock }: ListDeps, { caller, when, cursor }: List): Promise<Page<InterviewItem>> => {
  const query = { when, cursor, now: clock.now().toISOString() };
  if (caller.scope === 'own') return interviews.ofProfessional(caller.userId, query);
  const organizationId = organizationOf(caller);
  return caller.scope === 'organization'
    ? interviews.ofOrganization(organizationId, query)
    : interviews.ofMember({ userId: caller.userId, organizationId }, query);
};

export const listInterviews = async (deps: ListDeps, list: List): Promise<Page<Interview>> => {
  const page = await listFor(deps, list);
  return { ...page, items: await interviewViews(deps, page.items) };
};

const daysOf = (
  { between }: Pick<Deps, 'between'>,
  caller: AuthorizedCaller,
  days: { from: string; to: string },
): Promise<InterviewWindow> => {
  const stretch = anywhereBetween(days.from, days.to);
  if (caller.scope === 'own') return between.ofProfessional(caller.userId, stretch);
  const organizationId = organizationOf(caller);
  return caller.scope === 'organization'
    ? between.ofOrganization(organizationId, stretch)
    : between.ofMember({ userId: caller.userId, organizationId }, stretch);
};

/** Lists what touches these days in any time zone; the client assigns days in its own zone. */
export const listInterviewDays = async (
  deps: Deps,
  { caller, ...days }: { caller: AuthorizedCaller; from: string; to: string },
): Promise<{ items: Interview[]; isComplete: boolean }> => {
  const { items, isComplete } = await daysOf(deps, caller, days);
  return { items: await interviewViews(deps, items), isComplete };
};

export const listApplicationInterviews = async (
  deps: Deps,
  { caller, applicationId }: { caller: AuthorizedCaller; applicationId: string },
): Promise<{ items: Interview[] }> => {
  await loadAuthorizedApplication(deps, caller, applicationId);
  return { items: await interviewViews(deps, await deps.interviews.ofApplication(applicationId)) };
};

export const getInterview = async (
  deps: ListDeps,
  { caller, interviewId }: { caller: AuthorizedCaller; interviewId: string },
): Promise<Interview> => interviewView(deps, await loadAuthorizedInterview(deps, caller, interviewId));

export const listCandidateApplications = async (
  deps: Deps,
  { caller, userId }: { caller: AuthorizedCaller; userId: string },
): Promise<{ items: CandidateApplication[] }> => {
  const all = await deps.interviews.applicationsOf(userId, organizationOf(caller));
  const open = all.filter(({ status }) => isOpen(status));
  const reached = await Promise.all(
    open.map(
      async ({ jobId }) => caller.scope === 'organization' || deps.interviews.isResponsible(caller.userId, jobId),
    ),
  );
  return {
    items: open
      .filter((_, index) => reached[index])
      .map(({ candidate, ...application }) => ({ ...application, candidate: fullName(candidate) })),
  };
};
