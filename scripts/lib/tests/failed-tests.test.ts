import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { describeFailedTest, failedInPlaywright, failedInVitest } from './failed-tests';

it('lists failed tests and files that failed to load', () => {
  const passed = { status: 'passed', fullName: 'adds', failureMessages: [] };
  const failed = { status: 'failed', fullName: 'subtracts', failureMessages: ['expected 1 to be 2'] };
  expect(
    failedInVitest({
      testResults: [
        { name: 'a.test.ts', status: 'failed', assertionResults: [passed, failed] },
        { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
        { name: 'c.test.ts', status: 'passed', assertionResults: [passed] },
      ],
    }),
  ).toEqual([
    { title: 'a.test.ts › subtracts', message: 'expected 1 to be 2' },
    { title: 'b.test.ts', message: 'no such module' },
  ]);
});

it('lists failed browser tests in nested suites, and errors outside them', () => {
  const spec = (title: string, ok: boolean, message?: string) =>
    ({
      title,
      ok,
      file: 'a.e2e.ts',
      line: 7,
      tests: [{ results: [{ errors: message ? [{ message }] : [], attachments: [] }] }],
    }) as never;
  const nested = { title: 'inner', specs: [spec('opens', false, 'Timed out')] } as never;
  const suites = [{ title: 'outer', specs: [spec('closes', true)], suites: [nested] }] as never;
  expect(failedInPlaywright({ suites, errors: [{ message: 'no site' }] })).toEqual([
    { title: 'a.e2e.ts:7 › opens', message: 'Timed out' },
    { title: 'outside of any test', message: 'no site' },
  ]);
});

it('shows the page content of a failed browser test', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wardline-failed-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'error-context.md');
  const snapshot = '- banner [ref=e1]\n- main [ref=e2]:\n  - heading "Queues" [ref=e3]';
  await writeFile(path, `# Page snapshot\n\n\`\`\`yaml\n${snapshot}\n\`\`\`\n\n# Test source\n`);
  const attachments = [{ name: 'error-context', path, contentType: 'text/markdown' }];
  const results = [{ errors: [{ message: 'Timed out' }], attachments }];
  const spec = { title: 'opens', ok: false, file: 'a.e2e.ts', line: 7, tests: [{ results }] };
  const [failed] = failedInPlaywright({ suites: [{ title: 'all', specs: [spec] }] as never, errors: [] });
  expect(describeFailedTest(failed!)).toBe(
    [
      'FAILED a.e2e.ts:7 › opens',
      '    Timed out',
      '    Page:',
      '    - main [ref=e2]:',
      '      - heading "Queues" [ref=e3]',
    ].join('\n'),
  );
});

it('shortens a message and removes colors', () => {
  const message = `\u001b[31mexpected\u001b[39m\n${'line\n'.repeat(100)}`;
  const lines = describeFailedTest({ title: 'a.test.ts › adds', message }).split('\n');
  expect(lines).toHaveLength(26);
  expect(lines.slice(0, 2)).toEqual(['FAILED a.test.ts › adds', '    expected']);
});
