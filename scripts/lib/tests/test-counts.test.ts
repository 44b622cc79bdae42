import { expect, it } from 'vitest';
import { countPlaywright, countVitest, settle } from './test-counts';

it('counts a file that failed to load as a failure', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
  ];
  expect(countVitest({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({ passed: 2, failed: 2 });
});

it('counts a flaky browser test as failed', () => {
  expect(countPlaywright({ stats: { expected: 3, unexpected: 1, flaky: 1 }, errors: [] })).toEqual({
    passed: 3,
    failed: 2,
  });
});

it('counts an error outside browser tests', () => {
  const report = { stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{ message: 'no site' }] };
  expect(countPlaywright(report)).toEqual({ passed: 0, failed: 1 });
});

it('reports a failure if the runner failed or no test ran', () => {
  expect(settle(null, 0)).toEqual({ passed: 1, failed: 0 });
  expect(settle(null, 2)).toEqual({ passed: 0, failed: 1 });
  expect(settle({ passed: 0, failed: 0 }, 0)).toEqual({ passed: 0, failed: 1 });
  expect(settle({ passed: 7, failed: 0 }, 1)).toEqual({ passed: 7, failed: 1 });
  expect(settle({ passed: 7, failed: 2 }, 1)).toEqual({ passed: 7, failed: 2 });
});
