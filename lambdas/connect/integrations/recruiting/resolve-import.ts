import { AppError } from '@shared/errors';
import type { ImportedJob } from '@shared/connect/model/recruiting-system';
import type { DifferenceChoice } from '@shared/connect/model/recruiting-system-vocabulary';
import type { SignedInCaller } from '../../../platform/http/caller';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { detectLanguage } from '../../../platform/text/detect-language';
import type { JobItem } from '../../../store/hiring/jobs/job-item';
import type { StoredImport } from '../../../store/connect/recruiting-systems/ports';
import type { RecruitingDeps } from './ports';
import { connectedSystem, importedJob, type Of } from './recruiting-lists';
import { differingFields } from './source-job';

type Command = Of & {
  caller: SignedInCaller;
  externalId: string;
  choice: DifferenceChoice;
  revision: number;
  version: number;
};

const withTheirs = async (before: JobItem, imported: StoredImport, at: string): Promise<JobItem> => {
  const taken = Object.fromEntries(differingFields(before, imported).map((field) => [field, imported.fields[field]]));
  const after: JobItem = { ...before, ...taken, version: before.version + 1, updatedAt: at };
  return { ...after, language: await detectLanguage(after.description, before.language ?? 'en') };
};

/** Only drafts accept the system's values: people edit public jobs, and see what the rules require. */
const takeOver = async (
  deps: RecruitingDeps,
  before: JobItem,
  imported: StoredImport,
  by: string,
): Promise<JobItem> => {
  if (before.status !== 'draft') throw new AppError('STALE_VERSION');
  const at = deps.clock.now().toISOString();
  const after = await withTheirs(before, imported, at);
  const record = {
    id: deps.clock.newId('his'),
    at,
    kind: 'edited' as const,
    by,
    fields: differingFields(before, imported),
    from: null,
    to: null,
    assignee: null,
  };
  try {
    await deps.jobs.change(before, after, record, null);
    return after;
  } catch (error) {
    if (error instanceof ConcurrentModificationError) throw new AppError('STALE_VERSION');
    throw error;
  }
};

/** Stores a decision that applies until the system changes again. */
export const resolveImport = async (
  deps: RecruitingDeps,
  { caller, externalId, choice, revision, version, ...of }: Command,
): Promise<ImportedJob> => {
  const { ref } = await connectedSystem(deps, of);
  const imported = await deps.imports.get(ref, externalId);
  const job = imported && (await deps.jobs.get(imported.jobId));
  if (!imported || !job) throw new AppError('NOT_FOUND');
  if (imported.revision !== revision || job.version !== version) throw new AppError('STALE_VERSION');
  const after = choice === 'theirs' ? await takeOver(deps, job, imported, caller.userId) : job;
  const saved = await deps.imports.save(imported, { base: imported.fields });
  if (!saved) throw new AppError('STALE_VERSION');
  return importedJob(saved, after);
};
