import { AppError } from '@shared/errors';
import type { ReceivedApplication } from '@shared/model/application';
import type { ApplicationStatus } from '@shared/model/enumerations';
import type { AuthorizedCaller } from '../runtime/caller';
import { log } from '../runtime/logger';
import { retryStale } from '../runtime/retry-stale';
import type { StoredApplication } from '../runtime/stored-application';
import { withinReach } from '../runtime/stored-job';
import { receivedApplication } from './application-views';
import { checkReason, moveApplication } from './move-application';
import type { Deps } from './ports';

type Row = { applicationId: string; version: number };
type Command = {
  caller: AuthorizedCaller;
  jobId: string;
  applications: readonly Row[];
  status: ApplicationStatus;
  reason: string;
};
type Result = {
  applicationId: string;
  application: ReceivedApplication | null;
  error: { code: string; message: string } | null;
};

/** Moves at once: more would only wait for each other at the organisation's counters. */
const atOnce = 4;

const refused = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  log.error('an application of many could not be moved', error);
  return new AppError('INTERNAL');
};

/** Moves applications of one job. One that cannot be moved says so and keeps none of the others from moving. */
export const changeApplications = async (deps: Deps, command: Command): Promise<{ results: Result[] }> => {
  withinReach(command.caller, await deps.applications.job(command.jobId));
  checkReason(command.status, command.reason);
  const rows = [...new Map(command.applications.map((row) => [row.applicationId, row])).values()];
  const found = await deps.lists.byId(rows.map(({ applicationId }) => applicationId));
  const results: Result[] = [];
  for (let start = 0; start < rows.length; start += atOnce) {
    const some = rows.slice(start, start + atOnce);
    results.push(...(await Promise.all(some.map((row) => resultOf(deps, command, row, found.get(row.applicationId))))));
  }
  return { results };
};

const resultOf = async (
  deps: Deps,
  command: Command,
  row: Row,
  read: StoredApplication | undefined,
): Promise<Result> => {
  const { applicationId } = row;
  try {
    const application = receivedApplication(await movedRow(deps, command, row, read));
    return { applicationId, application, error: null };
  } catch (error) {
    const { code, message } = refused(error);
    return { applicationId, application: null, error: { code, message } };
  }
};

const movedRow = (
  deps: Deps,
  command: Command,
  { applicationId, version }: Row,
  read: StoredApplication | undefined,
): Promise<StoredApplication> => {
  const { caller, jobId, status, reason } = command;
  let application = read;
  return retryStale(async () => {
    application ??= (await deps.lists.byId([applicationId])).get(applicationId);
    const current = application;
    application = undefined;
    if (current?.jobId !== jobId) throw new AppError('NOT_FOUND');
    if (await isDone(deps, command, { applicationId, version }, current)) return current;
    return moveApplication(deps, current, { side: 'employer', userId: caller.userId, status, reason, version });
  });
};

/** Whether this very move was made already, by a request whose answer was lost. */
const isDone = async (
  deps: Deps,
  { caller, status }: Command,
  { applicationId, version }: Row,
  current: StoredApplication,
): Promise<boolean> => {
  if (current.status !== status || current.version !== version + 1) return false;
  const whole = await deps.applications.get(applicationId);
  return whole?.timeline.at(-1)?.by === caller.userId;
};
