import { canFollow } from '@shared/hiring/rules/application-status';
import { AppError } from '@shared/errors';
import { actors, inAuditContext } from '../../../platform/audit/context';
import type { Clock } from '../../../platform/clock';
import { memberCaller, type AuthorizedCaller } from '../../../platform/http/caller';
import type { Callers } from '../../../platform/http/ports';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict';
import type { ApplicationItem } from '../../../store/hiring/applications/application-item';
import type { ApplicationRepository } from '../../../store/hiring/applications/ports';
import { heldFrom } from '../../../store/hiring/applications/undone-move';

export type ShortlistDeps = {
  applications: Pick<ApplicationRepository, 'get' | 'isResponsible' | 'move'>;
  callers: Pick<Callers, 'read'>;
  clock: Pick<Clock, 'now'>;
};
/** `past`: another decision was made before. `refused`: the member lacks the right, or there is no such application. */
export type Shortlisted = 'done' | 'already' | 'past' | 'refused';
type Press = { userId: string; organizationId: string; applicationId: string };

const reaches = async (
  { applications }: ShortlistDeps,
  { scope, userId }: AuthorizedCaller,
  { jobId }: ApplicationItem,
): Promise<boolean> =>
  scope === 'organization' || (scope === 'assigned' && (await applications.isResponsible(userId, jobId)));

const move = async (deps: ShortlistDeps, caller: AuthorizedCaller, press: Press): Promise<Shortlisted> => {
  const application = (await deps.applications.get(press.applicationId))?.application;
  if (application?.organizationId !== press.organizationId || !(await reaches(deps, caller, application))) {
    return 'refused';
  }
  if (application.status === 'shortlisted') return 'already';
  if (!canFollow(application.status, 'shortlisted')) return 'past';
  const now = deps.clock.now();
  const { userId: by } = caller;
  await deps.applications.move(application, {
    ...{ status: 'shortlisted', updatedAt: now.toISOString(), reason: '', by },
    heldUntil: heldFrom(now),
  });
  return 'done';
};

/** Acts with the member's current rights, and as the member in the audit log. */
export const shortlist = async (deps: ShortlistDeps, press: Press): Promise<Shortlisted> => {
  const stamp = { actor: actors.person(press.userId), op: 'changeApplicationStatus' };
  try {
    const caller = await memberCaller(press, 'changeApplicationStatus', deps.callers);
    return await inAuditContext({ stamp: async () => stamp, keepsDeletion: () => false }, () =>
      retryOnConflict(() => move(deps, caller, press)),
    );
  } catch (error) {
    if (error instanceof AppError) return 'refused';
    throw error;
  }
};
