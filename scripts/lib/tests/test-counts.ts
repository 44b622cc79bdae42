import { readFile } from 'node:fs/promises';
import type { FailedTest } from './failed-tests';

export type Counts = { passed: number; failed: number };
export type Reported = { counts: Counts; failed: FailedTest[] };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
};

/** A file that fails to load has no failed test of its own. */
export const countVitest = ({ numPassedTests, numFailedTests, testResults }: VitestReport): Counts => {
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((it) => it.status === 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + brokenFiles.length };
};

export const countPlaywright = ({ stats, errors }: PlaywrightReport): Counts => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + (stats.unexpected === 0 ? errors.length : 0),
});

/** A runner that fails without a failed test counts as one failure. */
export const settle = (counts: Counts | null, exitCode: number): Counts => {
  if (!counts) return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const silent = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0);
  return silent ? { ...counts, failed: 1 } : counts;
};

/** A runner that ends early leaves no report: nothing passed. */
export const readReport = async <T, F>(
  file: string,
  count: (report: T) => Counts,
  failures: (report: F) => FailedTest[],
): Promise<Reported> => {
  try {
    const report = JSON.parse(await readFile(file, 'utf8')) as T & F;
    return { counts: count(report), failed: failures(report) };
  } catch {
    return { counts: { passed: 0, failed: 0 }, failed: [] };
  }
};
