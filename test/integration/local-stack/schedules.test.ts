import { scheduledFunctions } from '@shared/platform/scheduled-functions';
import { afterAll, describe, expect, it } from 'vitest';
import { startTestStack } from '../../support/stack';

// A separate stack: other tests alter the audit log.
const stack = await startTestStack();
afterAll(() => stack.stop());
const names = Object.keys(scheduledFunctions) as (keyof typeof scheduledFunctions)[];

type State = { name: string; everyMinutes: number; lastRunAt: string | null; nextRunAt: string | null };
const states = async (): Promise<State[]> =>
  (await (await fetch(`${stack.gateway}/_local/schedules.json`)).json()) as State[];

describe('scheduled functions', () => {
  it.each(names)('%s runs on request', async (name) => {
    await stack.runSchedule(name);
    expect((await states()).find((it) => it.name === name)).toMatchObject({
      everyMinutes: scheduledFunctions[name].everyMinutes,
      lastRunAt: expect.any(String) as string,
      lastError: null,
      // Tests never wait for the clock.
      nextRunAt: null,
    });
  });

  it('are listed on a page with a button each', async () => {
    const page = await (await fetch(`${stack.gateway}/_local/schedules`)).text();
    for (const name of names) expect(page).toContain(`action="/_local/schedules/${name}"`);
    const pressed = await fetch(`${stack.gateway}/_local/schedules/${names[0]!}`, {
      method: 'POST',
      headers: { accept: 'text/html' },
      redirect: 'manual',
    });
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, '/_local/schedules']);
  });

  it('are invoked by their known names only', async () => {
    for (const name of ['nothing', 'constructor', '']) {
      const response = await fetch(`${stack.gateway}/_local/schedules/${name}`, { method: 'POST' });
      expect(response.status).toBe(404);
    }
  });
});
