import type { Standing } from '@shared/hiring/rules/application-status';
import { limits } from '@shared/limits';
import type { ReceivedApplication } from '@shared/hiring/model/application';
import type { ApplicationStatus } from '@shared/core/model/enumerations';
import type { ApiResult } from '@/lib/api/api';
import { canMoveInBulk } from './status-transitions';
import { sayRefused } from '@/lib/i18n/notices';

export type BulkResult = ApiResult<'changeApplications'>['results'][number];
export type BulkRow = Pick<ReceivedApplication, 'applicationId' | 'jobId' | 'version'> & Standing;
export type BulkPart = { jobId: string; applications: { applicationId: string; version: number }[] };
export type Failure = { applicationId: string; message: string };

export const splitByPossible = <T extends BulkRow>(
  rows: readonly T[],
  to: ApplicationStatus,
): { possible: T[]; impossible: T[] } => ({
  possible: rows.filter((row) => canMoveInBulk(row, to)),
  impossible: rows.filter((row) => !canMoveInBulk(row, to)),
});

export const partsOf = (rows: readonly Omit<BulkRow, keyof Standing>[]): BulkPart[] => {
  const byJob = new Map<string, BulkPart['applications']>();
  for (const { jobId, applicationId, version } of rows)
    byJob.set(jobId, [...(byJob.get(jobId) ?? []), { applicationId, version }]);
  return [...byJob].flatMap(([jobId, applications]) => {
    const size = limits.applicationsPerBulkAction;
    const count = Math.ceil(applications.length / size);
    return Array.from({ length: count }, (_, part) => ({
      jobId,
      applications: applications.slice(part * size, (part + 1) * size),
    }));
  });
};

type Send = (part: BulkPart) => Promise<readonly BulkResult[]>;
export type Progress = { done: number; of: number };

/** Sends chunks in sequence; a chunk that gets no response fails as a whole and does not stop the rest. */
export const runParts = async (
  parts: readonly BulkPart[],
  send: Send,
  onProgress: (progress: Progress) => void,
): Promise<{ changed: ReceivedApplication[]; failed: Failure[] }> => {
  const of = parts.reduce((sum, { applications }) => sum + applications.length, 0);
  const changed: ReceivedApplication[] = [];
  const failed: Failure[] = [];
  onProgress({ done: 0, of });
  let done = 0;
  for (const part of parts) {
    try {
      for (const { applicationId, application, error } of await send(part)) {
        if (application) changed.push(application);
        if (error) failed.push({ applicationId, message: sayRefused(error) });
      }
    } catch (error) {
      const { message } = error as Error;
      failed.push(...part.applications.map(({ applicationId }) => ({ applicationId, message })));
    }
    done += part.applications.length;
    onProgress({ done, of });
  }
  return { changed, failed };
};
