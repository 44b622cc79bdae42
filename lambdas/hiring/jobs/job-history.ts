import type { JobDraft, JobHistoryEntry } from '@shared/hiring/model/job';
import type { AuthorizedCaller } from '../../platform/http/caller';
import type { Clock } from '../../platform/clock';
import { personName } from '../../store/organizations/organizations/member-names';
import type { JobItem } from '../../store/hiring/jobs/job-item';
import type { Deps } from './ports';
import type { HistoryRecord } from '../../store/hiring/jobs/ports';
import type { Page } from '../../platform/table/page';
import { loadAuthorizedJob } from './load-authorized-job';

type What = Pick<HistoryRecord, 'kind' | 'by'> & Partial<HistoryRecord>;

export const historyRecord = (clock: Clock, at: Date, what: What): HistoryRecord => ({
  id: clock.newId('his'),
  at: at.toISOString(),
  fields: [],
  from: null,
  to: null,
  assignee: null,
  ...what,
});

export const changedFields = (before: JobItem, after: JobDraft): (keyof JobDraft)[] =>
  (Object.keys(after) as (keyof JobDraft)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );

type Query = { caller: AuthorizedCaller; jobId: string; cursor?: string | undefined };

export const getJobHistory = async (deps: Deps, { caller, jobId, cursor }: Query): Promise<Page<JobHistoryEntry>> => {
  await loadAuthorizedJob(deps, caller, jobId);
  const { items, nextCursor } = await deps.history.list(jobId, cursor);
  const named = items.flatMap(({ by, assignee }) => [by, assignee]).filter((userId) => userId !== null);
  const people = await deps.people.find(named);
  const nameOf = (userId: string | null) => (userId === null ? null : personName(people, userId));
  return {
    items: items.map(({ by, assignee, ...entry }) => ({ ...entry, actor: nameOf(by), assignee: nameOf(assignee) })),
    nextCursor,
  };
};
