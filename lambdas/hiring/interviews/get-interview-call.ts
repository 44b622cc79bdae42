import { AppError } from '@shared/errors';
import type { InterviewCall } from '@shared/hiring/model/interview';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { callWindow, takingPart } from '../../store/hiring/interviews/interview-item';
import { interviewView } from './interview-views';
import type { Deps } from './ports';
import { loadAuthorizedInterview } from './load-authorized-interview';

/** Works before the room opens too, because the page shows the time. */
export const getInterviewCall = async (
  deps: Deps,
  { caller, interviewId }: { caller: AuthorizedCaller; interviewId: string },
): Promise<InterviewCall> => {
  const interview = await loadAuthorizedInterview(deps, caller, interviewId);
  const open = callWindow(interview);
  if (!open) throw new AppError('ILLEGAL_TRANSITION');
  // Only participants get signals; another team member would wait in an empty room.
  if (!takingPart(interview).includes(caller.userId)) throw new AppError('NOT_FOUND');
  const [{ professional, organizer, interviewers }, iceServers] = await Promise.all([
    interviewView(deps, interview),
    deps.servers.for(caller.userId, open.closesAt),
  ]);
  const everybody = new Map([professional, organizer, ...interviewers].map((person) => [person.userId, person]));
  everybody.delete(caller.userId);
  return { interviewId, iceServers, ...open, others: [...everybody.values()] };
};
