import { limits } from '@shared/limits';
import type { SourceFields } from '@shared/connect/model/recruiting-system';
import type { Clock } from '../../../platform/clock';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { detectLanguage } from '../../../platform/text/detect-language';
import type { JobItem } from '../../../store/hiring/jobs/job-item';
import type { HistoryRecord, JobRepository } from '../../../store/hiring/jobs/ports';
import type { ImportedJobs, StoredImport, SystemRef } from '../../../store/connect/recruiting-systems/ports';
import { toDraft, fitting, sameFields, type InitialFields, type SourceJob } from './source-job';

export type ImportDeps = {
  imports: ImportedJobs;
  jobs: Pick<JobRepository, 'get' | 'create' | 'change'>;
  clock: Clock;
  /** Poster for the organization: the person who connected the system, or an administrator. Null without one. */
  poster(organizationId: string, connectedBy: string): Promise<string | null>;
};

const record = (clock: Clock, at: string, what: Pick<HistoryRecord, 'kind' | 'fields' | 'to'>): HistoryRecord => ({
  id: clock.newId('his'),
  at,
  by: null,
  from: null,
  assignee: null,
  ...what,
});

type Draft = { imported: StoredImport; initial: InitialFields; postedBy: string };

const newDraft = async ({ imported, initial, postedBy }: Draft, at: string): Promise<JobItem> => {
  const { fields, provider, externalId, reference, jobId, organizationId } = imported;
  return {
    ...toDraft(fields, initial),
    language: await detectLanguage(fields.description, 'en'),
    jobId,
    organizationId,
    postedBy,
    assignedTo: null,
    status: 'draft',
    applicationCount: 0,
    hires: 0,
    daysToFill: 0,
    createdAt: at,
    updatedAt: at,
    publishedAt: null,
    statusChange: null,
    version: 1,
    source: { provider, externalId, reference },
  };
};

/** A worker that stopped in between left an import without a job; the next one creates it with the same ID. */
const makeDraft = async (deps: ImportDeps, draft: Draft): Promise<void> => {
  const { imported } = draft;
  const at = deps.clock.now().toISOString();
  if (!(await deps.jobs.get(imported.jobId))) {
    const job = await newDraft(draft, at);
    await deps.jobs.create(job, record(deps.clock, at, { kind: 'created', fields: [], to: 'draft' }), null);
  }
  await deps.imports.save(imported, { version: 1 });
};

const add = async (deps: ImportDeps, ref: SystemRef, source: Required<SourceJob>, postedBy: string): Promise<void> => {
  const imported: StoredImport = {
    ...ref,
    externalId: source.externalId,
    reference: source.reference,
    jobId: deps.clock.newId('job'),
    version: 0,
    base: source.fields,
    fields: source.fields,
    openThere: true,
    changedAt: deps.clock.now().toISOString(),
    revision: 1,
  };
  if (await deps.imports.add(imported)) await makeDraft(deps, { imported, initial: source.initial, postedBy });
};

const isUntouched = (job: JobItem | null, { version }: StoredImport): job is JobItem =>
  job?.status === 'draft' && job.version === version;

/** Returns null if a person edited it in the meantime. */
const applied = async (deps: ImportDeps, before: JobItem, fields: SourceFields): Promise<number | null> => {
  const at = deps.clock.now().toISOString();
  const version = before.version + 1;
  const language = await detectLanguage(fields.description, before.language ?? 'en');
  const after: JobItem = { ...before, ...fields, language, version, updatedAt: at };
  const changed = (Object.keys(fields) as (keyof SourceFields)[]).filter((name) => before[name] !== fields[name]);
  try {
    await deps.jobs.change(before, after, record(deps.clock, at, { kind: 'edited', fields: changed, to: null }), null);
    return version;
  } catch (error) {
    if (error instanceof ConcurrentModificationError) return null;
    throw error;
  }
};

/** Updates an untouched draft; otherwise the change waits for the team. */
const follow = async (deps: ImportDeps, before: StoredImport, source: SourceJob): Promise<boolean> => {
  const isSame = sameFields(before.fields, source.fields);
  if (isSame && before.openThere && before.reference === source.reference) return false;
  const job = await deps.jobs.get(before.jobId);
  const { reference, fields } = source;
  const change = { reference, fields, openThere: true, changedAt: deps.clock.now().toISOString() };
  const version = !isSame && isUntouched(job, before) ? await applied(deps, job, fields) : null;
  await deps.imports.save(before, version === null ? change : { ...change, base: fields, version });
  return true;
};

/**
 * Creates drafts of new jobs, applies changes, and marks jobs that closed at the source. Returns false if
 * there is more to do: it continues from stored state, so it can be repeated at any point.
 */
export const importJobs = async (
  deps: ImportDeps,
  { ref, connectedBy }: { ref: SystemRef; connectedBy: string },
  given: readonly SourceJob[],
): Promise<boolean> => {
  const postedBy = await deps.poster(ref.organizationId, connectedBy);
  if (postedBy === null) return true;
  const stored = new Map((await deps.imports.list(ref)).map((it) => [it.externalId, it] as const));
  const sources = given.map(fitting);
  let changes = 0;
  for (const source of sources) {
    if (changes >= limits.importedJobsPerTurn) return false;
    const before = stored.get(source.externalId);
    if (before === undefined) await add(deps, ref, source, postedBy);
    else if (before.version === 0) await makeDraft(deps, { imported: before, initial: source.initial, postedBy });
    const isNew = before === undefined || before.version === 0;
    if (isNew || (await follow(deps, before, source))) changes += 1;
  }
  const open = new Set(sources.map(({ externalId }) => externalId));
  for (const imported of stored.values()) {
    if (open.has(imported.externalId) || !imported.openThere) continue;
    await deps.imports.save(imported, { openThere: false, changedAt: deps.clock.now().toISOString() });
  }
  return true;
};
