import type { DomainEvent } from '@shared/core/model/event';
import { describe, expect, it, vi } from 'vitest';
import { jobDocument, jobIdOf, organizationIdOf } from '../../../../test/support/hiring/job-documents';
import type { JobDocument, JobIndexChange } from '../../../search-index/port';
import { indexPostings } from './index-changed-jobs';

const stored = new Map<string, JobDocument>([[jobIdOf(1), jobDocument(1)]]);

const deps = () => {
  const applied: JobIndexChange[][] = [];
  return {
    applied,
    documents: {
      find: async (jobId: string) => stored.get(jobId) ?? null,
      ofOrganization: async function* () {
        yield [jobDocument(1), jobDocument(2)];
        yield [jobDocument(3)];
      },
    },
    index: { apply: vi.fn(async (changes: readonly JobIndexChange[]) => void applied.push([...changes])) },
  };
};

const event = (type: string, data: Record<string, string>): DomainEvent =>
  ({ id: `${type}:1`, type, occurredAt: '2026-11-21T12:00:00.000Z', data }) as DomainEvent;
const jobEvent = (type: string, number: number): DomainEvent =>
  event(type, { jobId: jobIdOf(number), organizationId: organizationIdOf(1) });

const react = async (given: DomainEvent) => {
  const made = deps();
  for (const { run } of indexPostings(made, given)) await run();
  return made.applied;
};

describe('the index', () => {
  it('is told what a posting is now', async () => {
    expect(await react(jobEvent('job.changed', 1))).toEqual([[{ kind: 'put', document: jobDocument(1) }]]);
  });

  it('learns whether candidates wait too long for their answers', async () => {
    expect(await react(jobEvent('job.waiting_changed', 1))).toEqual([[{ kind: 'put', document: jobDocument(1) }]]);
  });

  it('is told that a posting is gone, whatever the event said', async () => {
    expect(await react(jobEvent('job.changed', 2))).toEqual([[{ kind: 'remove', id: jobIdOf(2) }]]);
    expect(await react(jobEvent('job.removed', 2))).toEqual([[{ kind: 'remove', id: jobIdOf(2) }]]);
  });

  it('takes every posting of an organisation that changed, page by page', async () => {
    const applied = await react(event('organization.changed', { organizationId: organizationIdOf(1) }));
    expect(applied.map((changes) => changes.length)).toEqual([2, 1]);
  });

  it('has nothing to do with other events', async () => {
    expect(indexPostings(deps(), jobEvent('job.assigned', 1))).toEqual([]);
  });
});
