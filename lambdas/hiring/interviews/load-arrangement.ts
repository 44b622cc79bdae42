import { AppError } from '@shared/errors';
import type { Addressee } from '@shared/hiring/model/interview';
import { organizationOf, type AuthorizedCaller } from '../../platform/http/caller';
import type { InterviewItem } from '../../store/hiring/interviews/interview-item';
import { isOver } from '../../store/hiring/interviews/interview-writes';
import { loadAuthorizedApplication, loadAuthorizedInterview } from './load-authorized-interview';
import type { Deps } from './ports';
import { assertMayCall } from './propose-call';

type Asked = { caller: AuthorizedCaller; to: Addressee; except?: string | undefined };

type Arrangement = {
  professionalId: string;
  organizationId: string;
  location: string;
  moved: InterviewItem | null;
};

const ofCall = async (
  deps: Pick<Deps, 'interviews' | 'calls'>,
  { caller, except }: Asked,
  professionalId: string,
): Promise<Arrangement> => {
  const moved = except === undefined ? null : await loadAuthorizedInterview(deps, caller, except);
  if (moved === null) {
    const organizationId = organizationOf(caller);
    await assertMayCall(deps, { organizationId, organizerId: caller.userId, professionalId });
    return { professionalId, organizationId, location: '', moved };
  }
  if (moved.applicationId !== null || moved.professionalId !== professionalId || isOver(moved))
    throw new AppError('NOT_FOUND');
  return { professionalId, organizationId: moved.organizationId, location: '', moved };
};

/** Requires the right to propose or move it, because it reveals when the other side is busy. */
export const loadArrangement = async (deps: Pick<Deps, 'interviews' | 'calls'>, asked: Asked): Promise<Arrangement> => {
  const { caller, to, except } = asked;
  if ('professionalId' in to) return ofCall(deps, asked, to.professionalId);
  const application = await loadAuthorizedApplication(deps, caller, to.applicationId);
  const moved = except === undefined ? null : await deps.interviews.get(except);
  return { ...application, moved: moved?.applicationId === to.applicationId ? moved : null };
};
