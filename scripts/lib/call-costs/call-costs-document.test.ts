import { costOf } from '@shared/core/api/route';
import { apiFunctions, gatewayFunctions } from '@shared/platform/functions';
import { functionTimeoutSeconds } from '@shared/platform/timing';
import { isCounted, callWindowSeconds } from '@shared/core/limits/call-limits';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { ceilings } from './ceilings';
import { operations, callCostsFile, callCostsText } from './call-costs-document';

describe('docs/call-costs.md', () => {
  it('matches the contracts: run "npm run openapi" after changing one', async () => {
    expect(await readFile(callCostsFile, 'utf8')).toBe(await callCostsText());
  });

  it('names every operation', async () => {
    const words = new Set((await callCostsText()).match(/\w+/g));
    const names = Object.values(apiFunctions).flatMap(({ routes }) => Object.keys(routes));
    expect(names.filter((name) => !words.has(name))).toEqual([]);
  });

  it('says what limits everything that can be created', () => {
    const creating = operations.filter(({ route }) => costOf(route) === 'create').map(({ name }) => name);
    expect(Object.keys(ceilings).sort()).toEqual(creating.sort());
  });

  it('counts no call in a read-only function or without an account', () => {
    for (const [name, { routes, uses }] of Object.entries(gatewayFunctions)) {
      const counted = Object.values(routes).filter((route) => isCounted(costOf(route)));
      if (counted.length > 0) expect(uses, name).toContain('tableWrite');
      for (const { access, path } of counted) expect(['public', 'publishableKey'], path).not.toContain(access);
    }
  });
});

it('has a window no shorter than the longest call', () => {
  expect(callWindowSeconds).toBeGreaterThanOrEqual(functionTimeoutSeconds);
});
