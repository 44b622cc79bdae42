import { describe, expect, it } from 'vitest';
import type { JobItem } from '../../../store/hiring/jobs/job-item';
import type { OfferItem } from '../../../store/hiring/offers/offer-item';
import type { StoredHire, StoredImport, SystemRef } from '../../../store/connect/recruiting-systems/ports';
import { VendorProblem } from '../engine/vendor-problem';
import { sendHire } from '../providers/greenhouse/greenhouse-hires';
import type { ConnectedVendor, VendorRequest } from '../ports';
import { exportHire, type ExportDeps } from './export-hire';

const ref: SystemRef = { organizationId: 'org_1', provider: 'greenhouse', accountId: '9' };

type Answer = { status: number; body: unknown } | VendorProblem;

const world = ({ shares = true, jobId = 'job_1' } = {}) => {
  let stored: StoredHire | null = null;
  const calls: VendorRequest[] = [];
  const answers: Record<string, Answer> = {
    'candidate.create': { status: 201, body: { candidate: { id: 5 }, application: { id: 6 } } },
    'application.get': { status: 200, body: [{ id: 6, status: 'in_process' }] },
    'openings.list': { status: 200, body: [{ id: 801 }, { id: 802 }] },
    'application.hire': { status: 204, body: null },
    'note.create': { status: 201, body: { id: 7 } },
  };
  const vendor: ConnectedVendor = {
    async call(request) {
      calls.push(request);
      const answer = answers[request.operation] ?? { status: 200, body: [] };
      if (answer instanceof VendorProblem) throw answer;
      return answer;
    },
  };
  const deps: ExportDeps = {
    hires: {
      get: async () => stored,
      list: async () => (stored ? [stored] : []),
      add: async (hire) => (stored ??= hire),
      save: async (hire, change) => (stored = { ...hire, ...change }),
    },
    imports: { get: async () => ({ jobId }) as StoredImport } as unknown as ExportDeps['imports'],
    disclosures: { handOver: async () => [shares], isRevoked: async () => !shares },
    offer: async () =>
      ({
        offerId: 'ofr_1',
        status: 'accepted',
        organizationId: 'org_1',
        applicationId: 'app_1',
        jobId: 'job_1',
        professional: { userId: 'person' },
        terms: { startOn: '2026-12-14' },
      }) as OfferItem,
    job: async () =>
      ({
        jobId: 'job_1',
        language: 'en',
        source: { provider: 'greenhouse', externalId: '64', reference: 'R' },
      }) as JobItem,
    person: async () => ({
      firstName: 'Robin',
      lastName: 'Example',
      email: 'robin@example.test',
      phone: '+12025550143',
    }),
    clock: { now: () => new Date('2026-11-26T08:00:00Z') },
    siteUrl: 'https://wardline.test',
  };
  return {
    answers,
    calls,
    state: () => stored?.state,
    sent: (operation: string) => calls.find((it) => it.operation === operation)?.json,
    run: () => exportHire(deps, { ref, offerId: 'ofr_1', vendor, send: sendHire }),
  };
};

const times = (calls: readonly VendorRequest[], operation: string): number =>
  calls.filter((it) => it.operation === operation).length;

describe('sending a hire to Greenhouse', () => {
  it('creates candidate and application in one call, then notes and hires with an opening', async () => {
    const { run, state, sent } = world();
    await run();
    expect(state()).toBe('sent');
    expect(sent('candidate.create')).toEqual({
      first_name: 'Robin',
      last_name: 'Example',
      email_addresses: [{ value: 'robin@example.test', type: 'personal' }],
      phone_numbers: [{ value: '+12025550143', type: 'mobile' }],
      application: { job_id: 64 },
    });
    expect(sent('note.create')).toMatchObject({ candidate_id: 5, application_id: 6, note_type: 'NOTE' });
    expect(sent('application.hire')).toEqual({ start_date: '2026-12-14', opening_id: 801 });
  });

  it('continues where an earlier try stopped', async () => {
    const { run, state, answers, calls } = world();
    answers['application.hire'] = new VendorProblem('server_error', 503);
    await expect(run()).rejects.toThrow('server_error');
    expect(state()).toBe('waiting');
    answers['application.hire'] = { status: 204, body: null };
    await run();
    expect([state(), times(calls, 'candidate.create')]).toEqual(['sent', 1]);
    await run();
    expect(times(calls, 'application.hire')).toBe(2);
  });

  it("doesn't hire twice when the answer was lost", async () => {
    const { run, state, answers, calls } = world();
    answers['application.get'] = { status: 200, body: [{ id: 6, status: 'hired' }] };
    await run();
    expect([state(), times(calls, 'application.hire')]).toEqual(['sent', 0]);
  });

  it('leaves a candidate without contact details to a person when no answer came', async () => {
    const { run, state, answers, calls, sent } = world({ shares: false });
    answers['candidate.create'] = new VendorProblem('timeout');
    await expect(run()).rejects.toThrow('timeout');
    await run();
    expect([state(), times(calls, 'candidate.create')]).toEqual(['unclear', 1]);
    expect(JSON.stringify(sent('candidate.create'))).not.toMatch(/robin@|555/);
  });

  it('reports a refusal', async () => {
    const { run, state, answers } = world();
    answers['candidate.create'] = new VendorProblem('refused', 422);
    await run();
    expect(state()).toBe('refused');
  });

  it('sends nothing for a job of another account', async () => {
    const { run, calls } = world({ jobId: 'job_2' });
    await run();
    expect(calls).toEqual([]);
  });
});
