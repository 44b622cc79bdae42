import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { chromiumMissing, ensureTestBrowser } from './lib/chromium';
import { runCommand } from './lib/run-command';
import { writeCatalogTypes } from './locales/write-catalog-types';
import { runTasks, type Task } from './lib/tests/schedule';
import { describeFailedTest, failedInPlaywright, failedInVitest } from './lib/tests/failed-tests';
import { countPlaywright, countVitest, readReport, settle, type Counts, type Reported } from './lib/tests/test-counts';

// npm test: all checks of the repository from a fresh clone after npm ci, with one total.

type Section = {
  name: string;
  command: string[];
  cores: number;
  after?: string[];
  env?: Record<string, string>;
  /** Without a report, a section counts as a single check. */
  report?: () => Promise<Reported>;
};
type Outcome = { name: string; seconds: number; counts: Counts; output: string; failed: Reported['failed'] };

/** Files in another order, for test:repeat. */
const { TEST_SHUFFLE: seed } = process.env;

const reports = await mkdtemp(join(tmpdir(), 'wardline-test-'));

const vitest = (
  name: string,
  { cores, workers = cores, projects = [name] }: { cores: number; workers?: number; projects?: string[] },
): Section => {
  const report = join(reports, `${name}.json`);
  return {
    name,
    cores,
    command: [
      'vitest',
      'run',
      ...projects.map((project) => `--project=${project}`),
      `--maxWorkers=${workers}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...(seed ? ['--sequence.shuffle.files', `--sequence.seed=${seed}`] : []),
      // Only for this run: a plugin's result can depend on more than a module's source.
      '--experimental.fsModuleCache',
      `--experimental.fsModuleCachePath=${join(reports, 'modules')}`,
    ],
    report: () => readReport(report, countVitest, failedInVitest),
  };
};

const playwright = (name: string, { cores, env }: { cores: number; env?: Record<string, string> }): Section => {
  const report = join(reports, `${name}.json`);
  return {
    name,
    cores,
    after: ['build'],
    command: ['npm', 'run', '--silent', 'test:e2e', '--', '--built'],
    env: { ...env, E2E_REPORT: report },
    report: () => readReport(report, countPlaywright, failedInPlaywright),
  };
};

/** Garbage collection takes a quarter of the type checkers' time. Without it, they use 8 GB instead of 7. */
const typeChecker = totalmem() > 16 * 1024 ** 3 ? { GOGC: 'off' } : {};

// Longest first, so both cores end together; the browser tests of the whole site need both.
const sections: Section[] = [
  // A third of their time is waiting.
  vitest('integration', { cores: 2, workers: 3, projects: ['integration', 'own-stack'] }),
  vitest('unit', { cores: 1 }),
  vitest('web', { cores: 1, projects: ['web', 'web-mocks'] }),
  vitest('sim', { cores: 1, projects: ['sim', 'own-world'] }),
  { name: 'lint', cores: 1, command: ['npm', 'run', '--silent', 'lint'], env: typeChecker },
  vitest('infra', { cores: 1 }),
  { name: 'types', cores: 1, command: ['npm', 'run', '--silent', 'test:types'], env: typeChecker },
  { name: 'build', cores: 1, command: ['vite', 'build', '--logLevel', 'warn'], env: { PSEUDO_LOCALES: 'on' } },
  { name: 'imports', cores: 1, command: ['npm', 'run', '--silent', 'test:imports'] },
  { name: 'format', cores: 1, command: ['oxfmt', '--check'] },
  // Uses a stack that sells plans.
  playwright('e2e-billing', { cores: 1, env: { BILLING: 'stripe' } }),
  playwright('e2e', { cores: 2 }),
];

const wanted = process.argv.slice(2);

const missingPrerequisites = async (): Promise<string[]> => {
  const problems = wanted
    .filter((name) => !sections.some((it) => it.name === name))
    .map((name) => `There is no section "${name}": ${sections.map((it) => it.name).join(', ')}.`);
  if (!process.version.startsWith('v24.')) {
    problems.push(
      `Node ${process.version} runs this; the tests need Node 24, which "npm ci" installs: use "npm test".`,
    );
  }
  try {
    process.env['CHROMIUM_PATH'] = await ensureTestBrowser();
  } catch (error) {
    problems.push(error instanceof Error ? error.message : chromiumMissing);
  }
  return problems;
};

const summary = ({ passed, failed }: Counts): string => `${passed} passed, ${failed} failed`;

const printOutcome = ({ name, seconds, counts, output }: Outcome): void => {
  const mark = counts.failed > 0 ? 'FAILED' : 'ok';
  console.info(`==== ${name.padEnd(12)} ${mark.padEnd(7)} ${summary(counts)} (${seconds.toFixed(1)} s)`);
  if (counts.failed > 0) console.info(`${output.trimEnd()}\n==== end of ${name}`);
};

const runSection = async (section: Section): Promise<Outcome> => {
  const env = { FORCE_COLOR: '0', NO_COLOR: '1', ...section.env };
  const { exitCode, output, seconds } = await runCommand(section.command, { env });
  const reported = await section.report?.();
  const counts = settle(reported?.counts ?? null, exitCode);
  return { name: section.name, seconds, counts, output, failed: reported?.failed ?? [] };
};

const total = (outcomes: readonly Outcome[]): Counts =>
  outcomes.reduce((sum, { counts }) => ({ passed: sum.passed + counts.passed, failed: sum.failed + counts.failed }), {
    passed: 0,
    failed: 0,
  });

const finish = async (counts: Counts): Promise<void> => {
  await rm(reports, { recursive: true, force: true });
  process.exitCode = counts.failed > 0 ? 1 : 0;
  console.info(summary(counts));
};

const problems = await missingPrerequisites();
if (problems.length > 0) {
  console.error(problems.join('\n'));
  await finish({ passed: 0, failed: problems.length });
} else {
  writeCatalogTypes();
  const started = performance.now();
  const outcomes: Outcome[] = [];
  const chosen = wanted.length > 0 ? sections.filter(({ name }) => wanted.includes(name)) : sections;
  const tasks = chosen.map((section): Task => ({
    name: section.name,
    cores: section.cores,
    after: (section.after ?? []).filter((name) => chosen.some((other) => other.name === name)),
    run: async () => {
      const outcome = await runSection(section);
      outcomes.push(outcome);
      printOutcome(outcome);
    },
  }));
  console.info(`Running ${chosen.map(({ name }) => name).join(', ')}.`);
  await runTasks(tasks, Math.max(2, Math.min(availableParallelism(), 4)));
  const minutes = (performance.now() - started) / 60_000;
  for (const { failed } of outcomes) for (const test of failed) console.info(describeFailedTest(test));
  console.info(`==== all ${chosen.length} sections in ${minutes.toFixed(1)} min`);
  await finish(total(outcomes));
}
