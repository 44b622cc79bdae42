import { contracts } from '@shared/core/api/contracts';
import type { Route } from '@shared/core/api/route';
import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import { publicJobRoutes } from '@shared/connect/api/v1/jobs.routes';
import { timesheetRoutes } from '@shared/work/api/timesheets.routes';
import { limits } from '@shared/limits';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  exampleLanguages,
  exampleOf,
  keyVariable,
  urlVariable,
  type ExampleLanguage,
} from '@/connect/screens/developers/examples';
import { sampleAnswers, sampleRefusal } from '@/connect/screens/developers/sample-answers';
import { publicReference } from '../../../scripts/lib/openapi/reference';
import { secretOf } from '../../support/connect/api-keys';
import { api } from '../../support/client';
import { clearToStart } from '../../support/people/compliance';
import { hire, offered } from '../../support/hire';
import { propose } from '../../support/hiring/interviews';
import { apply, createJob, dayFromNow, jobDraft, registerApplicant, registerTeam } from '../../support/marketplace';
import type { Employer } from '../../support/people';
import { handedInWeek } from '../../support/permissions/hiring-rows';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();
const run = promisify(execFile);

const reference = publicReference();
const routes = new Map(Object.values(contracts).flatMap((area) => Object.entries<Route>(area)));

type Variables = Record<string, string>;
let admin: Employer;
let directory: string;
let common: Variables;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'developer-examples-'));
  ({ admin } = await registerTeam(stack));
  common = { [urlVariable]: stack.gateway, [keyVariable]: await secretOf(admin) };
});
afterAll(() => rm(directory, { recursive: true, force: true }));

/** A new application by a new person to a new job. */
const newApplication = async (job: Parameters<typeof createJob>[1] = {}) => {
  const professional = await registerApplicant();
  const { jobId } = await createJob(admin, job);
  return { professional, ...(await apply(professional, jobId)) };
};

const newTimesheet = async (): Promise<Variables> => {
  const { professional, applicationId } = await newApplication({ numberOfOpenings: 2 });
  const today = dayFromNow(0);
  const { placementId } = await hire(admin, professional, applicationId, { startOn: today });
  await clearToStart(admin, placementId);
  const params = { placementId, weekStartsOn: handedInWeek() };
  const body = { timesheet: { lines: [{ day: today, minutes: 480, note: '' }] }, version: 0 };
  await api(timesheetRoutes.saveTimesheet, { params, body }, { token: professional.token });
  await api(timesheetRoutes.submitTimesheet, { params, body: { version: 1 } }, { token: professional.token });
  return { PLACEMENT_ID: placementId, WEEK_STARTS_ON: params.weekStartsOn };
};

/** Records that the examples expect, by path parameter. */
const records: Record<string, () => Promise<Variables>> = {
  jobId: async () => ({ JOB_ID: (await createJob(admin)).jobId }),
  applicationId: async () => ({ APPLICATION_ID: (await newApplication()).applicationId }),
  interviewId: async () => {
    const { applicationId } = await newApplication();
    return { INTERVIEW_ID: (await propose(admin, applicationId)).interviewId };
  },
  offerId: async () => ({ OFFER_ID: (await offered(admin, (await newApplication()).applicationId)).offerId }),
  placementId: newTimesheet,
};

const variablesFor = async (path: string): Promise<Variables> => {
  const [, name] = /\{(\w+)\}/.exec(path) ?? [];
  return { ...common, ...(name && (await records[name]!())) };
};

/** Runs an example, which fails like any command and prints the answer as JSON. */
const around: Record<ExampleLanguage, (example: string) => { file: string; source: string; command: string }> = {
  curl: (example) => ({
    file: 'example.sh',
    source: `curl() { command curl -sS --fail-with-body "$@"; }\n${example}`,
    command: 'bash',
  }),
  typescript: (example) => ({
    file: 'example.mts',
    source: `console.log = (it: unknown) => void process.stdout.write(JSON.stringify(it));\n${example}`,
    command: process.execPath,
  }),
};

const answerOf = async (language: ExampleLanguage, example: string, variables: Variables): Promise<unknown> => {
  const { file, source, command } = around[language](example);
  await writeFile(join(directory, file), source);
  const env = { PATH: process.env['PATH'], ...variables };
  return JSON.parse((await run(command, [file], { cwd: directory, env })).stdout);
};

describe.each(reference.map((operation) => [operation.name, operation] as const))('%s', (name, operation) => {
  const { response } = routes.get(name)!;

  it.each(exampleLanguages)('answers the example in %s', async (language) => {
    const answer = await answerOf(language, exampleOf(operation, language), await variablesFor(operation.path));
    expect(response.parse(answer)).toEqual(answer);
  });
});

/** Paths of everything in an answer. */
const pathsIn = (value: unknown, prefix = ''): string[] => {
  if (Array.isArray(value)) return value.flatMap((it) => pathsIn(it, `${prefix}[]`));
  if (typeof value !== 'object' || value === null) return [prefix];
  return Object.entries(value).flatMap(([name, it]) => pathsIn(it, prefix === '' ? name : `${prefix}.${name}`));
};

const withParents = (path: string): string[] => {
  const parts = path.split('.');
  return parts.map((_, index) => parts.slice(0, index + 1).join('.')).flatMap((it) => [it, it.replace(/\[\]$/, '')]);
};

describe.each(reference.map((operation) => [operation.name, operation] as const))(
  'the answer of %s',
  (name, operation) => {
    const { response } = routes.get(name)!;

    it('is one that the contract allows', () => {
      expect(response.parse(sampleAnswers[name])).toEqual(sampleAnswers[name]);
    });

    it('has every field that always comes, and the page explains every field that it has', () => {
      const shown = new Set(pathsIn(sampleAnswers[name]).flatMap(withParents));
      const named = operation.answer.map((field) => field.name);
      const always = operation.answer.filter(
        (it) => it.required && !/\[\]\./.test(it.name.replace(/^items\[\]\./, '')),
      );
      expect(always.map((it) => it.name).filter((it) => !shown.has(it))).toEqual([]);
      const data = /(^|\.)data\./;
      expect([...shown].filter((it) => !named.includes(it.replace(/\[\]$/, '')) && !data.test(it))).toEqual([]);
    });
  },
);

it('refuses as the page shows', async () => {
  const body = { job: { title: 'ICU nurse', salaryMinCents: 2, salaryMaxCents: 1 }, status: 'draft' as const };
  const { status, body: refused } = await api(publicJobRoutes.v1CreateJob, { body }, { token: common[keyVariable]! });
  expect([status, refused]).toEqual([400, sampleRefusal]);
});

describe('programs of the overview', () => {
  const snippets = '../../../web/src/connect/screens/developers/snippets/';
  const runSnippet = async (name: string): Promise<string[]> => {
    const source = await readFile(new URL(`${snippets}${name}.ts`, import.meta.url), 'utf8');
    await writeFile(join(directory, `${name}.mts`), source);
    const env = { PATH: process.env['PATH'], ...common };
    const { stdout } = await run(process.execPath, [`${name}.mts`], { cwd: directory, env });
    return stdout.split('\n').filter(Boolean);
  };

  it('list every job of every page', async () => {
    const wanted = limits.apiPageSize + 2;
    const { token } = admin;
    const before = (await runSnippet('all-jobs')).length;
    for (let made = before; made < wanted; made += 1) {
      const body = { job: jobDraft(), status: 'draft' as const };
      expect((await api(jobRoutes.createJob, { body }, { token })).status).toBe(201);
    }
    const lines = await runSnippet('all-jobs');
    expect(new Set(lines).size).toBe(Math.max(before, wanted));
  });

  it('read the event log from where they stopped', async () => {
    await createJob(admin);
    await stack.drain();
    const numbers = (await runSnippet('catch-up')).map((line) => Number(line.split(' ')[0]));
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    expect(await runSnippet('catch-up')).toEqual([]);
    await createJob(admin);
    await stack.drain();
    const [next] = await runSnippet('catch-up');
    expect(Number(next!.split(' ')[0])).toBe(numbers.length + 1);
  });
});
