import { AppError } from '@shared/errors';
import type { ReceivedApplication } from '@shared/hiring/model/application';
import type { ThanksReason } from '@shared/hiring/model/answer-vocabulary';
import type { ApplicationStatus } from '@shared/core/model/enumerations';
import type { AuthorizedCaller } from '../../../platform/http/caller';
import { refusalOf } from '../../../platform/http/english';
import { log } from '../../../platform/logger';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict';
import type { ApplicationItem } from '../../../store/hiring/applications/application-item';
import { requireVisible } from '../../../store/hiring/jobs/job-item';
import { receivedApplications } from '../application-views';
import { checkReason, moveApplication } from './move-application';
import type { Deps } from '../ports';

type Row = { applicationId: string; version: number };
export type RowsOfJob = { caller: AuthorizedCaller; jobId: string; applications: readonly Row[] };
type Command = RowsOfJob & { status: ApplicationStatus; reason: string; closing: ThanksReason | null };
type Result = {
  applicationId: string;
  application: ReceivedApplication | null;
  error: { code: string; message: string } | null;
};
export type Results = { results: Result[] };
type Changed = Omit<Result, 'application'> & { application: ApplicationItem | null };

type Step = (row: Row, read: () => Promise<ApplicationItem>) => Promise<ApplicationItem>;

/** Parallel changes; more would contend for the organization's counters. */
const atOnce = 4;

const refused = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  log.error('an application of many could not be changed', error);
  return new AppError('INTERNAL');
};

export const forEachApplication = async (
  deps: Pick<Deps, 'applications' | 'lists' | 'people'>,
  { caller, jobId, applications }: RowsOfJob,
  step: Step,
): Promise<Results> => {
  requireVisible(caller, await deps.applications.job(jobId));
  const rows = [...new Map(applications.map((row) => [row.applicationId, row])).values()];
  const found = await deps.lists.byId(rows.map(({ applicationId }) => applicationId));

  const reading = (applicationId: string) => async (): Promise<ApplicationItem> => {
    const application = found.get(applicationId) ?? (await deps.lists.byId([applicationId])).get(applicationId);
    found.delete(applicationId);
    if (application?.jobId !== jobId) throw new AppError('NOT_FOUND');
    return application;
  };

  const resultOf = async (row: Row): Promise<Changed> => {
    const { applicationId } = row;
    try {
      return { applicationId, application: await step(row, reading(applicationId)), error: null };
    } catch (error) {
      const { code, error: message } = refusalOf(refused(error));
      return { applicationId, application: null, error: { code, message } };
    }
  };

  const changed: Changed[] = [];
  for (let start = 0; start < rows.length; start += atOnce) {
    changed.push(...(await Promise.all(rows.slice(start, start + atOnce).map(resultOf))));
  }
  const shown = await receivedApplications(
    deps,
    changed.flatMap(({ application }) => application ?? []),
  );
  const byId = new Map(shown.map((application) => [application.applicationId, application]));
  return { results: changed.map((it) => ({ ...it, application: byId.get(it.applicationId) ?? null })) };
};

export const changeApplications = async (deps: Deps, command: Command): Promise<Results> => {
  const { caller, status, reason, closing } = command;
  if (status === 'rejected' || closing) checkReason('new', command);
  return forEachApplication(deps, command, (row, read) =>
    retryOnConflict(async () => {
      const current = await read();
      if (await isDone(deps, command, row, current)) return current;
      const { version } = row;
      return moveApplication(deps, current, {
        side: 'employer',
        userId: caller.userId,
        status,
        reason,
        closing,
        version,
      });
    }),
  );
};

/** Returns whether an earlier request already made this move, but its response was lost. */
const isDone = async (
  deps: Deps,
  { caller, status }: Command,
  { applicationId, version }: Row,
  current: ApplicationItem,
): Promise<boolean> => {
  if (current.status !== status || current.version !== version + 1) return false;
  const last = (await deps.applications.get(applicationId))?.timeline.at(-1);
  return last?.by === caller.userId && !last.undo;
};
