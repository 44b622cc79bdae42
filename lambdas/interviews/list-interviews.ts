import type { Interview } from '@shared/model/interview';
import { organizationOf, type AuthorizedCaller } from '../runtime/caller';
import type { StoredInterview } from '../runtime/stored-interview';
import { interviewView, interviewViews } from './interview-views';
import type { Deps, Page, When } from './ports';
import { reachApplication, reachInterview } from './reach-interview';

type List = { caller: AuthorizedCaller; when: When; cursor?: string | undefined };

const listFor = ({ interviews, clock }: Deps, { caller, when, cursor }: List): Promise<Page<StoredInterview>> => {
  const query = { when, cursor, now: clock.now().toISOString() };
  if (caller.scope === 'own') return interviews.ofProfessional(caller.userId, query);
  const organizationId = organizationOf(caller);
  return caller.scope === 'organization'
    ? interviews.ofOrganization(organizationId, query)
    : interviews.ofMember({ userId: caller.userId, organizationId }, query);
};

export const listInterviews = async (deps: Deps, list: List): Promise<Page<Interview>> => {
  const page = await listFor(deps, list);
  return { ...page, items: await interviewViews(deps, page.items) };
};

export const listApplicationInterviews = async (
  deps: Deps,
  { caller, applicationId }: { caller: AuthorizedCaller; applicationId: string },
): Promise<{ items: Interview[] }> => {
  await reachApplication(deps, caller, applicationId);
  return { items: await interviewViews(deps, await deps.interviews.ofApplication(applicationId)) };
};

export const getInterview = async (
  deps: Deps,
  { caller, interviewId }: { caller: AuthorizedCaller; interviewId: string },
): Promise<Interview> => interviewView(deps, await reachInterview(deps, caller, interviewId));
