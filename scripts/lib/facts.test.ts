import { describe, expect, it } from 'vitest';
import { factsIn, factsReport, isOld, readFacts } from './facts';

const checked = { source: 'https://board.test/rules', checkedOn: '2026-01-01' };
const rows = [
  { ...checked, state: 'PA', compact: 'nlc', confirmed: false },
  { ...checked, state: 'OH', compact: 'nlc', confirmed: true },
  { ...checked, state: null, cents: 7_25 },
];

describe('facts with a source', () => {
  it('are the rows of lists and records, named by their subject', () => {
    const found = factsIn('rules.ts', { rows, terms: { mmr: checked, note: 'Policy' }, days: 3, rule: () => rows });
    expect(found.map(({ name, confirmed }) => [name, confirmed])).toEqual([
      ['nlc PA', false],
      ['nlc OH', true],
      ['federal', true],
      ['mmr', true],
    ]);
  });

  it('are outdated after 180 days', () => {
    expect(isOld(checked, '2026-06-30')).toBe(false);
    expect(isOld(checked, '2026-07-01')).toBe(true);
  });

  it('are listed by source: outdated ones, then unconfirmed ones', () => {
    const facts = factsIn('rules.ts', { rows });
    const line = '  rules.ts, read 2026-01-01: https://board.test/rules\n';
    expect(factsReport(facts, '2026-07-01')).toBe(
      `Not read for more than 180 days: 3\n${line}    nlc PA, nlc OH, federal\n\n` +
        `Not confirmed by a source: 1\n${line}    nlc PA\n\nRows with a source: 3`,
    );
    expect(factsReport(facts, '2026-06-30')).toContain('Not read for more than 180 days: 0\n\n');
  });

  it('are found in every file with sources', async () => {
    const files = new Set((await readFacts()).map(({ file }) => file));
    expect([...files]).toEqual(
      expect.arrayContaining([
        'healthcare/compliance.ts',
        'healthcare/engagement.ts',
        'healthcare/health-records.ts',
        'healthcare/minimum-wages.ts',
        'healthcare/pay-transparency.ts',
        'license-compacts.ts',
      ]),
    );
  });
});
