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

describe('the job index', () => {
  it('gets the current state of a posting', async () => {
    expect(await react(jobEvent('job.changed', 1))).toEqual([[{ kind: 'put', document: jobDocument(1) }]]);
  });

  it('is updated when candidates wait too long for an answer', async () => {
    expect(await react(jobEvent('job.waiting_changed', 1))).toEqual([[{ kind: 'put', document: jobDocument(1) }]]);
  });

  it('removes a deleted posting whatever the event says', async () => {
    expect(await react(jobEvent('job.changed', 2))).toEqual([[{ kind: 'remove', id: jobIdOf(2) }]]);
    expect(await react(jobEvent('job.removed', 2))).toEqual([[{ kind: 'remove', id: jobIdOf(2) }]]);
  });

  it('updates every posting of a changed organization, page by page', async () => {
    const applied = await react(event('organization.changed', { organizationId: organizationIdOf(1) }));
    expect(applied.map((changes) => changes.length)).toEqual([2, 1]);
  });

  it('ignores other events', async () => {
    expect(indexPostings(deps(), jobEvent('job.assigned', 1))).toEqual([]);
  });
});
