import { AppError } from '@shared/errors';
import { notice } from '@shared/text/notice';
import type { ApplicationDetail } from '@shared/hiring/model/application';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { jobOwners } from '../../store/hiring/jobs/job-item';
import type { ApplicationItem } from '../../store/hiring/applications/application-item';
import { getApplication } from './get-application';
import type { Deps } from './ports';
import { loadAuthorizedApplication } from './load-authorized-application';

// Ratings and notes are internal to the team, and keep the version, so they don't conflict with moves.

type At = { caller: AuthorizedCaller; applicationId: string };

export const rateApplication = async (
  deps: Deps,
  { rating, ...at }: At & { rating: number | null },
): Promise<ApplicationDetail> => {
  await loadAuthorizedApplication(deps, at.caller, at.applicationId);
  await deps.applications.rate(at.applicationId, rating);
  return getApplication(deps, at);
};

export const addNote = async (
  deps: Deps,
  { text, mentions, ...at }: At & { text: string; mentions: readonly string[] },
): Promise<ApplicationDetail> => {
  const { application } = await loadAuthorizedApplication(deps, at.caller, at.applicationId);
  const mentioned = [...new Set(mentions)].filter((userId) => userId !== at.caller.userId);
  if (!(await allReach(deps, application, mentioned))) {
    throw new AppError('INVALID_REQUEST', undefined, { fields: { mentions: notice('mentionUnknown') } });
  }
  await deps.applications.addNote(application, {
    noteId: deps.clock.newId('not'),
    text,
    mentions: mentioned,
    authorId: at.caller.userId,
    at: deps.clock.now().toISOString(),
  });
  return getApplication(deps, at);
};

export const deleteNote = async (
  deps: Deps,
  { noteId, ...at }: At & { noteId: string },
): Promise<ApplicationDetail> => {
  await loadAuthorizedApplication(deps, at.caller, at.applicationId);
  if (!(await deps.applications.removeNote(at.applicationId, noteId, at.caller.userId))) {
    throw new AppError('NOT_FOUND');
  }
  return getApplication(deps, at);
};

const allReach = async (
  deps: Deps,
  { organizationId, jobId }: ApplicationItem,
  userIds: readonly string[],
): Promise<boolean> => {
  if (userIds.length === 0) return true;
  const [members, job] = await Promise.all([deps.members.find(userIds), deps.applications.job(jobId)]);
  const responsible = job ? jobOwners(job) : [];
  const reaching = members.filter(
    (member) =>
      member.organizationId === organizationId && (member.role !== 'member' || responsible.includes(member.userId)),
  );
  return reaching.length === userIds.length;
};
