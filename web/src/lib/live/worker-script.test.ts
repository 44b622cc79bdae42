import { workerPolicy } from '@shared/platform/security-headers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Rules = { createScriptURL(url: string): string };

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.unstubAllGlobals());

const load = async () => import('./worker-script');

it('claims the policy’s name once and allows only the worker', async () => {
  const made: [string, Rules][] = [];
  const createPolicy = (name: string, rules: Rules) => {
    made.push([name, rules]);
    return { createScriptURL: (url: string) => `trusted ${rules.createScriptURL(url)}` };
  };
  vi.stubGlobal('trustedTypes', { createPolicy });
  const { worker, workerScript } = await load();
  expect([workerScript(), workerScript()]).toEqual([`trusted ${worker}`, `trusted ${worker}`]);
  expect(made.map(([name]) => name)).toEqual([workerPolicy]);
  expect(() => made[0]![1].createScriptURL('/other.js')).toThrow(TypeError);
});

it('is the plain address where the browser lacks trusted types', async () => {
  const { worker, workerScript } = await load();
  expect(workerScript()).toBe(worker);
});
