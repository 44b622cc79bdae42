import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { stripVTControlCharacters } from 'node:util';

// What failed, for the end of a log: there it is found first, and survives a log that is cut.

export type FailedTest = { title: string; message: string };

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

const failedInSuite = ({ specs, suites = [] }: JSONReportSuite): FailedTest[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => ({
      title: `${file}:${line} › ${title}`,
      message: tests
        .flatMap(({ results }) => results)
        .flatMap(({ errors }) => errors)
        .map(({ message }) => message)
        .join('\n'),
    })),
  ...suites.flatMap(failedInSuite),
];

export const failedInPlaywright = ({ suites, errors }: Pick<JSONReport, 'suites' | 'errors'>): FailedTest[] => [
  ...suites.flatMap(failedInSuite),
  ...errors.map(({ message }) => ({ title: 'outside of any test', message: message ?? '' })),
];

const maxLines = 25;

export const describeFailedTest = ({ title, message }: FailedTest): string => {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, maxLines);
  return [`FAILED ${title}`, ...lines.map((line) => `    ${line}`)].join('\n');
};
