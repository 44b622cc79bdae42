import { limits } from '@shared/limits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JobItem } from '../../../store/hiring/jobs/job-item';
import type { StoredImport, SystemRef } from '../../../store/connect/recruiting-systems/ports';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { importJobs, type ImportDeps } from './import-jobs';
import { differingFields, fittingFields, type SourceJob } from './source-job';

const ref: SystemRef = { organizationId: 'org_1', provider: 'greenhouse', accountId: '9' };

const source = (externalId: string, changes: Partial<SourceJob['fields']> = {}): SourceJob => ({
  externalId,
  reference: `REQ-${externalId}`,
  fields: { title: 'ICU Nurse', location: 'Chicago, IL', numberOfOpenings: 1, description: 'Nights.', ...changes },
});

const world = () => {
  const imports = new Map<string, StoredImport>();
  const jobs = new Map<string, JobItem>();
  let ids = 0;
  let poster: string | null = 'admin';
  const deps: ImportDeps = {
    imports: {
      get: async (_ref, externalId) => imports.get(externalId) ?? null,
      list: async () => [...imports.values()],
      add: async (imported) => !imports.has(imported.externalId) && !!imports.set(imported.externalId, imported),
      save: async (before, change) => {
        if (imports.get(before.externalId)?.revision !== before.revision) return null;
        const after = { ...before, ...change, revision: before.revision + 1 };
        imports.set(before.externalId, after);
        return after;
      },
    },
    jobs: {
      get: async (jobId) => jobs.get(jobId) ?? null,
      create: async (job) => void jobs.set(job.jobId, job),
      change: async (before, after) => {
        if (jobs.get(before.jobId)?.version !== before.version) throw new ConcurrentModificationError();
        jobs.set(after.jobId, after);
      },
    },
    clock: { now: () => new Date('2026-11-26T08:00:00Z'), newId: (prefix) => `${prefix}_${(ids += 1)}` },
    poster: async () => poster,
  };
  const jobOf = (externalId: string): JobItem => jobs.get(imports.get(externalId)!.jobId)!;
  return {
    deps,
    jobs,
    imports,
    jobOf,
    run: (...sources: SourceJob[]) => importJobs(deps, { ref, connectedBy: 'admin' }, sources),
    edit: (externalId: string, changes: Partial<JobItem>) => {
      const job = jobOf(externalId);
      jobs.set(job.jobId, { ...job, ...changes, version: job.version + 1 });
    },
    leave: () => (poster = null),
    differences: (externalId: string) => differingFields(jobOf(externalId), imports.get(externalId)!),
  };
};

describe('importing jobs', () => {
  it('creates one draft for each, with its source', async () => {
    const { run, jobs, jobOf } = world();
    expect(await run(source('1'), source('2'))).toBe(true);
    await run(source('1'), source('2'));
    expect(jobs.size).toBe(2);
    expect(jobOf('1')).toMatchObject({
      status: 'draft',
      title: 'ICU Nurse',
      postedBy: 'admin',
      source: { provider: 'greenhouse', externalId: '1', reference: 'REQ-1' },
    });
  });

  it('creates the draft of a stopped worker with the same ID', async () => {
    const { deps, run, jobs, imports } = world();
    const create = deps.jobs.create;
    deps.jobs.create = () => Promise.reject(new Error('stopped'));
    await expect(run(source('1'))).rejects.toThrow('stopped');
    deps.jobs.create = create;
    const { jobId } = imports.get('1')!;
    await run(source('1'));
    expect([...jobs.keys()]).toEqual([jobId]);
  });

  it('updates a draft that no one edited', async () => {
    const { run, jobOf, differences } = world();
    await run(source('1'));
    await run(source('1', { title: 'ICU Nurse, Nights' }));
    await run(source('1', { title: 'ICU Nurse, Days' }));
    expect(jobOf('1')).toMatchObject({ title: 'ICU Nurse, Days', version: 3 });
    expect(differences('1')).toEqual([]);
  });

  it('shows a change as a difference once someone edited or published the job', async () => {
    const { run, edit, jobOf, differences } = world();
    await run(source('1'), source('2'));
    edit('1', { description: 'Our own words.' });
    edit('2', { status: 'active' });
    await run(source('1', { title: 'ICU Nurse II' }), source('2', { numberOfOpenings: 3 }));
    expect(jobOf('1').title).toBe('ICU Nurse');
    expect([differences('1'), differences('2')]).toEqual([['title'], ['numberOfOpenings']]);
    await run(source('1'), source('2'));
    expect([differences('1'), differences('2')]).toEqual([[], []]);
  });

  it("doesn't create a deleted draft again", async () => {
    const { run, jobs } = world();
    await run(source('1'));
    jobs.clear();
    await run(source('1', { title: 'Changed' }));
    expect(jobs.size).toBe(0);
  });

  it('marks jobs that closed at the source, and reopens them', async () => {
    const { run, imports } = world();
    await run(source('1'));
    await run();
    expect(imports.get('1')!.openThere).toBe(false);
    await run(source('1'));
    expect(imports.get('1')!.openThere).toBe(true);
  });

  it('is split into turns when there are many', async () => {
    const { run, jobs } = world();
    const many = Array.from({ length: limits.importedJobsPerTurn + 1 }, (_, index) => source(String(index)));
    expect(await run(...many)).toBe(false);
    expect(jobs.size).toBe(limits.importedJobsPerTurn);
    expect(await run(...many)).toBe(true);
    expect(jobs.size).toBe(limits.importedJobsPerTurn + 1);
  });

  it('imports nothing for a team that is closing or has no one to post', async () => {
    const { run, jobs, leave } = world();
    leave();
    expect(await run(source('1'))).toBe(true);
    expect(jobs.size).toBe(0);
  });

  it('accepts any text that a system may send', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 400 }),
        fc.string({ unit: 'binary', maxLength: 5200 }),
        fc.integer(),
        (title, description, openings) => {
          const fields = fittingFields({ title, location: title, numberOfOpenings: openings, description });
          expect(fields.title.length).toBeLessThanOrEqual(limits.jobTitleLength);
          expect(fittingFields(fields)).toEqual(fields);
        },
      ),
      { numRuns: 30, examples: [['!\t\u0000\t!', '', 1]] },
    );
  });
});
