import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

// Failures for the end of a log, where they are found first, even if the log is cut.

/** `page`: accessibility tree of a browser test's page. */
export type FailedTest = { title: string; message: string; page?: string };

export type VitestFailures = {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[];
  }[];
};

export const failedInVitest = ({ testResults }: VitestFailures): FailedTest[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => ({ title: `${name} › ${test.fullName}`, message: test.failureMessages?.join('\n') ?? '' }));
    // A file that fails to load has no failed test of its own.
    return status === 'failed' && failed.length === 0 ? [{ title: name, message: message ?? '' }] : failed;
  });

type Attachments = JSONReportSuite['specs'][number]['tests'][number]['results'][number]['attachments'];

/** From the page's main content on, which is more useful than its frame. */
const shownPage = (attachments: Attachments): string | undefined => {
  const file = attachments.find(({ name }) => name === 'error-context')?.path;
  return file && /^ *- main .*$(?:\n(?!```).*$)*/m.exec(readFileSync(file, 'utf8'))?.[0];
};

const failedInSuite = ({ specs, suites = [] }: JSONReportSuite): FailedTest[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      const results = tests.flatMap((it) => it.results);
      const errors = results.flatMap((it) => it.errors);
      const page = shownPage(results.flatMap((it) => it.attachments));
      return {
        title: `${file}:${line} › ${title}`,
        message: errors.map(({ message }) => message).join('\n'),
        ...(page && { page }),
      };
    }),
  ...suites.flatMap(failedInSuite),
];

export const failedInPlaywright = ({ suites, errors }: Pick<JSONReport, 'suites' | 'errors'>): FailedTest[] => [
  ...suites.flatMap(failedInSuite),
  ...errors.map(({ message }) => ({ title: 'outside of any test', message: message ?? '' })),
];

const maxLines = { message: 25, page: 100 };

export const describeFailedTest = ({ title, message, page }: FailedTest): string => {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, maxLines.message);
  if (page) lines.push('Page:', ...page.split('\n').slice(0, maxLines.page));
  return [`FAILED ${title}`, ...lines.map((line) => `    ${line}`)].join('\n');
};
