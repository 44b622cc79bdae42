import { AppError } from '@shared/errors';
import { isRecruitingSystem, type IntegrationProvider } from '@shared/connect/integrations/vocabulary';
import type { ExportedHire, ImportedJob, SyncResult } from '@shared/connect/model/recruiting-system';
import { syncProblems } from '@shared/connect/model/recruiting-system-vocabulary';
import type { Page } from '../../../platform/table/page';
import type { Owner, StoredIntegration } from '../../../store/connect/integrations/ports';
import type { JobItem } from '../../../store/hiring/jobs/job-item';
import { personName } from '../../../store/organizations/organizations/member-names';
import type { StoredImport, SystemRef } from '../../../store/connect/recruiting-systems/ports';
import type { RecruitingDeps } from './ports';
import { differingFields } from './source-job';
import { systemOf } from './system-of';
import { hireTask, jobsTask, syncSubject } from './tasks';

export type Of = { owner: Owner; provider: IntegrationProvider };
type Query = Of & { cursor?: string | undefined };

export const connectedSystem = async (
  { integrations }: Pick<RecruitingDeps, 'integrations'>,
  { owner, provider }: Of,
): Promise<{ integration: StoredIntegration; ref: SystemRef }> => {
  const found = isRecruitingSystem(provider) ? await integrations.get({ owner, provider }) : null;
  const ref = found && systemOf(found);
  if (!found || !ref) throw new AppError('NOT_FOUND');
  return { integration: found, ref };
};

export const importedJob = (imported: StoredImport, job: JobItem | null): ImportedJob => {
  const { externalId, reference, fields, jobId, openThere, changedAt, revision } = imported;
  return {
    externalId,
    reference,
    title: fields.title,
    jobId,
    job: job && { title: job.title, status: job.status, version: job.version },
    openThere,
    changedAt,
    revision,
    differences: (job ? differingFields(job, imported) : []).map((field) => ({
      field,
      ours: String(job![field]),
      theirs: String(fields[field]),
    })),
  };
};

const lastSync = async ({ links }: RecruitingDeps, integrationId: string): Promise<SyncResult | null> => {
  const link = await links.get(integrationId, syncSubject);
  const problem = syncProblems.find((it) => it === link?.data['problem']) ?? null;
  return link && { at: link.written, problem };
};

export const listImports = async (
  deps: RecruitingDeps,
  { cursor, ...of }: Query,
): Promise<Page<ImportedJob> & { lastSync: SyncResult | null }> => {
  const { integration, ref } = await connectedSystem(deps, of);
  const [page, sync] = await Promise.all([deps.importPages(ref, cursor), lastSync(deps, integration.integrationId)]);
  const made = page.items.filter(({ version }) => version > 0);
  const jobs = await deps.jobsOf(made.map(({ jobId }) => jobId));
  return {
    items: made.map((imported) => importedJob(imported, jobs.get(imported.jobId) ?? null)),
    nextCursor: page.nextCursor,
    lastSync: sync,
  };
};

export const listHires = async (deps: RecruitingDeps, { cursor, ...of }: Query): Promise<Page<ExportedHire>> => {
  const { ref } = await connectedSystem(deps, of);
  const { items, nextCursor } = await deps.hirePages(ref, cursor);
  const [jobs, people] = await Promise.all([
    deps.jobsOf(items.map(({ jobId }) => jobId)),
    deps.people.find(items.map(({ professionalId }) => professionalId)),
  ]);
  const nameOf = (userId: string): string => {
    const { first_name, last_name } = personName(people, userId);
    return `${first_name} ${last_name}`.trim();
  };
  return {
    items: items.map(({ applicationId, jobId, professionalId, state, at }) => ({
      applicationId,
      jobId,
      jobTitle: jobs.get(jobId)?.title ?? '',
      professionalId,
      name: nameOf(professionalId),
      state,
      at,
    })),
    nextCursor,
  };
};

/** A hire with an unclear result isn't sent again: a person has to check. */
const mayTryAgain = ['waiting', 'refused', 'rejected_there'];

export const syncSystem = async (deps: RecruitingDeps, of: Of): Promise<{ startedAt: string }> => {
  const { integration, ref } = await connectedSystem(deps, of);
  await deps.counts.count('recruitingSyncs', { organization: ref.organizationId });
  const startedAt = deps.clock.now().toISOString();
  for (const { state, offerId } of await deps.hires.list(ref)) {
    if (mayTryAgain.includes(state)) await deps.queueTask(integration, hireTask(offerId));
  }
  await deps.queueTask(integration, jobsTask);
  return { startedAt };
};
