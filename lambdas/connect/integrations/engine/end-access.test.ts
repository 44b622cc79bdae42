import { limits } from '@shared/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CallProblem } from '@shared/connect/integrations/vocabulary';
import type { Grant } from '../../../store/connect/integrations/ports';
import type { ProviderAdapter } from '../ports';
import { engineFake } from './engine.fake';
import { runConnection } from './run-connection';
import { VendorProblem } from './vendor-problem';

let fake: ReturnType<typeof engineFake>;
let revoked: Grant[];
let problems: VendorProblem[];
const failsWith = (problem: CallProblem, retryAfter: number | null = null) =>
  problems.push(new VendorProblem(problem, null, retryAfter));
const run = () => runConnection(fake.run, fake.ref, () => true);

beforeEach(async () => {
  fake = engineFake();
  revoked = [];
  problems = [];
  const revoke: ProviderAdapter['revoke'] = async (_vendor, grant) => {
    revoked.push(grant);
    const problem = problems.shift();
    if (problem) throw problem;
  };
  fake.run.adapterOf = () => ({ revoke }) as ProviderAdapter;
  await fake.connect();
});

describe('the access of a leaving owner', () => {
  it('ends at the provider and is destroyed here; pending tasks are dropped', async () => {
    const done: string[] = [];
    fake.handle('thing', async (_context, { subject }) => void done.push(subject));
    await fake.queue({ kind: 'thing', subject: 'one' });
    await fake.leave();
    expect(await run()).toBe('left');
    expect(revoked.map(({ refreshToken }) => refreshToken)).toEqual(['refresh']);
    expect(await fake.state()).toMatchObject({ endedAs: 'confirmed', grant: null });
    expect(done).toEqual([]);
  });

  it('is ended again after the provider was down', async () => {
    failsWith('server_error');
    failsWith('timeout');
    await fake.leave();
    for (let tries = 0; tries < 2; tries += 1) {
      expect(await run()).toBe('resting');
      expect(await fake.state()).toMatchObject({ endedAs: null, refreshUntil: null });
      expect(fake.work()?.dueAt).toBe(fake.after(limits.accessEndingRetrySeconds));
      fake.pass(limits.accessEndingRetrySeconds);
    }
    expect(await run()).toBe('left');
    expect(revoked).toHaveLength(3);
    expect(await fake.state()).toMatchObject({ endedAs: 'confirmed', grant: null });
  });

  it('is ended later when the provider asks to wait', async () => {
    failsWith('too_many_requests', 3600);
    await fake.leave();
    await run();
    expect(fake.work()?.dueAt).toBe(fake.after(3600));
  });

  it('counts as over when the provider says so', async () => {
    failsWith('access_ended');
    await fake.leave();
    expect(await run()).toBe('left');
    expect(await fake.state()).toMatchObject({ endedAs: 'over', grant: null });
  });

  it('is destroyed here and recorded as unconfirmed where the provider has no way to end it', async () => {
    failsWith('refused');
    await fake.leave();
    await run();
    expect(await fake.state()).toMatchObject({ endedAs: 'unconfirmed', grant: null });
  });

  it('is destroyed here where the stage no longer has a client', async () => {
    fake.run.clients = { get: () => null };
    await fake.leave();
    await run();
    expect([revoked.length, await fake.state()]).toMatchObject([0, { endedAs: 'unconfirmed', grant: null }]);
  });

  it('ends once, however often the worker runs', async () => {
    await fake.leave();
    await Promise.all([run(), run()]);
    await fake.leave();
    await run();
    expect(revoked).toHaveLength(1);
  });

  it('is not revoked while another worker renews it, because the renewed access would stay', async () => {
    fake.change({ refreshUntil: fake.after(limits.refreshLeaseSeconds) });
    await fake.leave();
    expect(await run()).toBe('resting');
    expect(revoked).toEqual([]);
    fake.pass(limits.refreshLeaseSeconds + 1);
    expect(await run()).toBe('left');
    expect(revoked).toHaveLength(1);
  });

  it('needs no call when it ended before', async () => {
    fake.change({ grant: null, state: 'needs_reconnect', reason: 'access_ended' });
    await fake.leave();
    expect(await run()).toBe('left');
    expect([revoked.length, await fake.state()]).toMatchObject([0, { endedAs: 'over' }]);
  });
});
