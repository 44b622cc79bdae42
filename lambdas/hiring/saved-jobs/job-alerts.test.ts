import { limits } from '@shared/limits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alertToken } from '../../store/hiring/job-alerts/alert-token';
import { alertsWorld, userId } from './alerts.fixture';
import { createCandidateSearch, createJobAlert, unsubscribeJobAlert, updateJobAlert } from './job-alerts';
import { sendDueAlerts } from './send-due-alerts';

const always = (): boolean => true;
const immediate = { name: 'ICU', frequency: 'immediate', search: { q: 'icu' } } as const;

const withAlert = async (alert: Parameters<typeof createJobAlert>[1]['alert'] = immediate) => {
  const world = alertsWorld();
  const { jobAlertId } = await createJobAlert(world.deps, { userId, alert });
  return { ...world, jobAlertId, run: () => sendDueAlerts(world.send, always), key: { userId, jobAlertId } };
};
const idsOf = (deliveries: { jobIds: string[] }[]): string[] => deliveries.flatMap(({ jobIds }) => jobIds);

describe('an alert', () => {
  it('finds jobs published after its creation, once', async () => {
    const { publish, pass, run, deliveries, stored, jobAlertId } = await withAlert();
    publish('before', '2026-11-21T07:59:59.000Z');
    pass(5);
    publish('first');
    expect(await run()).toMatchObject({ sent: 1 });
    pass(5);
    expect(await run()).toMatchObject({ sent: 0, quiet: 1 });
    expect(idsOf(deliveries())).toEqual(['first']);
    expect(stored(jobAlertId).lastSentAt).toBe('2026-11-21T08:05:00.000Z');
  });

  it('finds jobs indexed after the search that should have found them', async () => {
    const { publish, pass, run, deliveries } = await withAlert();
    pass(5);
    publish('first');
    await run();
    publish('late', '2026-11-21T08:04:59.000Z');
    pass(5);
    await run();
    expect(idsOf(deliveries())).toEqual(['first', 'late']);
  });

  it('lists up to the limit and says that there are more', async () => {
    const { publish, pass, run, deliveries } = await withAlert();
    pass(5);
    for (let n = 0; n < limits.jobsPerAlertEmail + 5; n += 1) publish(`job${n}`);
    await run();
    expect(deliveries()).toHaveLength(1);
    expect(deliveries()[0]?.jobIds).toHaveLength(limits.jobsPerAlertEmail);
    expect(deliveries()[0]?.more).toBe(true);
  });

  it('is sent once by two concurrent runs', async () => {
    const { publish, pass, run, deliveries } = await withAlert();
    pass(5);
    publish('first');
    const results = await Promise.all([run(), run()]);
    expect(results.map(({ sent }) => sent).sort()).toEqual([0, 1]);
    expect(results.map(({ taken }) => taken).sort()).toEqual([0, 1]);
    expect(deliveries()).toHaveLength(1);
  });

  it('waits for its hour when it is daily', async () => {
    const { publish, pass, run, deliveries } = await withAlert({ ...immediate, frequency: 'daily' });
    publish('job', '2026-11-21T08:00:01.000Z');
    pass(60);
    expect(await run()).toEqual({ sent: 0, quiet: 0, taken: 0, failed: 0 });
    pass(121);
    expect(await run()).toMatchObject({ sent: 1 });
    expect(deliveries()).toHaveLength(1);
  });

  it('never emails a posting twice, however late the run or the index', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ wait: fc.integer({ min: 1, max: 30 }), jobs: fc.integer({ min: 0, max: 14 }) }), {
          maxLength: 12,
        }),
        async (steps) => {
          const { publish, pass, run, deliveries } = await withAlert();
          let count = 0;
          for (const { wait, jobs } of steps) {
            pass(wait);
            for (let n = 0; n < jobs; n += 1) publish(`job${(count += 1)}`);
            await run();
          }
          const ids = idsOf(deliveries());
          expect(new Set(ids).size).toBe(ids.length);
        },
      ),
      { numRuns: 50 },
    ));

  it('stays due after a failure and does not block others', async () => {
    const { send, deps, pass, publish, deliveries } = await withAlert();
    await createJobAlert(deps, { userId, alert: { ...immediate, search: { q: 'broken' } } });
    pass(5);
    publish('job');
    const jobs: typeof send.jobs = {
      publishedSince: (owner, filters, ...rest) =>
        filters.q === 'broken' ? Promise.reject(new Error('down')) : send.jobs.publishedSince(owner, filters, ...rest),
    };
    expect(await sendDueAlerts({ ...send, jobs }, always)).toMatchObject({ sent: 1, failed: 1 });
    expect(await sendDueAlerts(send, always)).toMatchObject({ sent: 1 });
    expect(deliveries()).toHaveLength(2);
  });

  it('stops between pages when the time is up', async () => {
    const { send } = await withAlert();
    let pages = 0;
    const due: typeof send.due = {
      ...send.due,
      page: async () => {
        pages += 1;
        return { alerts: [], next: { pk: 'more' } };
      },
    };
    await sendDueAlerts({ ...send, due }, () => pages < 3);
    expect(pages).toBe(3);
  });
});

describe('alert settings', () => {
  const settings = { name: 'ICU', frequency: 'immediate', paused: false } as const;

  it('pause an alert, which does not catch up when resumed', async () => {
    const { deps, key, publish, pass, run, deliveries } = await withAlert();
    await updateJobAlert(deps, { ...key, settings: { ...settings, paused: true }, version: 1 });
    publish('meanwhile');
    pass(60);
    expect(await run()).toEqual({ sent: 0, quiet: 0, taken: 0, failed: 0 });
    await updateJobAlert(deps, { ...key, settings, version: 2 });
    pass(1);
    publish('new');
    await run();
    expect(idsOf(deliveries())).toEqual(['new']);
  });

  it('are rejected with a stale version, and not affected by a run', async () => {
    const { deps, key, pass, publish, run, stored } = await withAlert();
    pass(5);
    publish('job');
    await run();
    const changed = await updateJobAlert(deps, { ...key, settings: { ...settings, name: 'Renamed' }, version: 1 });
    expect(changed).toMatchObject({ name: 'Renamed', version: 2, lastSentAt: '2026-11-21T08:05:00.000Z' });
    await expect(updateJobAlert(deps, { ...key, settings, version: 1 })).rejects.toThrow(
      expect.objectContaining({ code: 'STALE_VERSION' }),
    );
    expect(stored(key.jobAlertId).name).toBe('Renamed');
  });
});

describe('unsubscribing', () => {
  it('pauses the alert, and gives the same answer again', async () => {
    const { deps, key, stored } = await withAlert();
    const token = await alertToken(deps.hash, key);
    const first = await unsubscribeJobAlert(deps, token);
    expect(first.name).toBe('ICU');
    expect(await unsubscribeJobAlert(deps, token)).toEqual(first);
    expect(stored(key.jobAlertId)).toMatchObject({ paused: true, version: 2 });
    await deps.alerts.remove(key);
    expect((await unsubscribeJobAlert(deps, token)).message).toBe(first.message);
  });

  it('rejects forged tokens', async () => {
    const { deps, key, stored } = await withAlert();
    const token = await alertToken(deps.hash, key);
    const other = `${userId.replace('0', '1')}.${token.split('.').slice(1).join('.')}`;
    for (const forged of ['', 'x', `${token}x`, token.slice(0, -1), other, `${key.userId}.${key.jobAlertId}.`]) {
      await expect(unsubscribeJobAlert(deps, forged)).rejects.toThrow(
        expect.objectContaining({ code: 'INVALID_TOKEN' }),
      );
    }
    expect(stored(key.jobAlertId).paused).toBe(false);
  });
});

describe('a saved search for professionals', () => {
  const search = { name: 'ICU nurses', frequency: 'daily', search: { profession: 'rn' } } as const;
  const day = 24 * 60;
  const [ann, ben] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'] as const;
  const withSearch = async () => {
    const world = alertsWorld();
    const { jobAlertId } = await createCandidateSearch(world.deps, { userId, alert: search });
    return { ...world, key: { userId, jobAlertId }, run: () => sendDueAlerts(world.send, always) };
  };

  it('sends new and updated people once a day, each person once', async () => {
    const { update, pass, run, deliveries } = await withSearch();
    pass(60);
    update(ann);
    expect(await run()).toMatchObject({ sent: 0 });
    pass(day);
    expect(await run()).toMatchObject({ sent: 1 });
    update(ann);
    pass(day);
    expect(await run()).toMatchObject({ sent: 0, quiet: 1 });
    update(ben);
    pass(day);
    await run();
    expect(deliveries().map(({ userIds, jobIds }) => [...userIds, ...jobIds])).toEqual([[ann], [ben]]);
  });

  it('ends with the link in its email, and is never sent immediately', async () => {
    const { deps, key, update, pass, run, deliveries } = await withSearch();
    const settings = { name: 'Nurses', frequency: 'immediate', paused: false } as const;
    await expect(updateJobAlert(deps, { ...key, settings, version: 1 })).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
    });
    await unsubscribeJobAlert(deps, await alertToken(deps.hash, key));
    update(ann);
    pass(2 * day);
    await run();
    expect(deliveries()).toEqual([]);
  });
});
