import { accountRoutes } from '@shared/accounts/api/accounts.routes';
import { deadLetterRoutes } from '@shared/trust/api/dead-letters.routes';
import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import { notificationRoutes } from '@shared/messages/api/notifications.routes';
import { organizationVerificationRoutes } from '@shared/organizations/api/organization-verifications.routes';
import { portfolioRoutes } from '@shared/people/api/portfolio.routes';
import { searchRoutes } from '@shared/find/api/search.routes';
import errorTexts from '@shared/locales/en/errors.json';
import { currentTerms } from '@shared/legal/documents';
import { maxReceiveCount } from '@shared/platform/functions';
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { png } from '@lambdas/platform/files/images.fake';
import type { Dependency } from '../../scripts/local/faults/faults';
import { recordedNumbers } from '../../emulators/nppes/recorded';
import type { ReceivedPush } from '../../emulators/push/push-page';
import { api } from './client';
import { createJob, jobDraft, registerTeam, type Team } from './marketplace';
import { mailsTo, registerEmployer, registerStaff, uniqueEmail, type Employer, type Person } from './people';
import type { TestStack } from './stack';

/** `said`: a refusal's code and text, otherwise what the caller sees. */
export type Outcome = { status: number; said?: unknown };

export type Attempt = {
  /** Acts with the fault, and returns what the caller is told. */
  act(): Promise<Outcome>;
  /** Repeats the action after `act`, without the fault, as people do after an error. */
  again?(): Promise<Outcome>;
  /** Checks that nothing is half done, duplicated, or lost. */
  check(outcome: Outcome): Promise<void>;
};

/** Expected answers while one call fails, and while all do. `most`: calls that a consumer's attempts survive. */
export type Subject = {
  dependency: Dependency;
  passing: Outcome;
  lasting: Outcome;
  most?: number;
  prepare(): Promise<Attempt>;
};

const refused: Outcome = { status: 500, said: `INTERNAL: ${errorTexts.INTERNAL}` };

export type Cast = { stack: TestStack; employer: Employer; team: Team; staff: Person };

const as = ({ token }: Pick<Person, 'token'>) => ({ token });
const outcome = ({ status, body }: { status: number; body: { code?: unknown; error?: string } }): Outcome => ({
  status,
  ...(status >= 400 && { said: `${String(body.code)}: ${body.error}` }),
});

export const openCast = async (stack: TestStack): Promise<Cast> => {
  const employer = await registerEmployer();
  const [team, staff] = [await registerTeam(stack), await registerStaff('support')];
  return { stack, employer, team, staff };
};

export const titlesOf = async (employer: Employer): Promise<string[]> => {
  const titles: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await api(
      searchRoutes.listManagedJobs,
      { query: cursor === undefined ? {} : { cursor } },
      as(employer),
    );
    titles.push(...page.body.items.map(({ title }) => title));
    cursor = page.body.nextCursor ?? undefined;
  } while (cursor);
  return titles;
};

const table = ({ employer }: Cast): Subject => ({
  dependency: 'table',
  passing: { status: 201 },
  lasting: refused,
  async prepare() {
    const job = jobDraft();
    const idempotencyKey = randomUUID();
    const post = () =>
      api(jobRoutes.createJob, { body: { job, status: 'draft' } }, { ...as(employer), idempotencyKey });
    return {
      act: async () => outcome(await post()),
      // The key of an aborted request is free again once that request can't run anymore.
      async again() {
        await expect.poll(async () => (await post()).status).toBe(201);
        return outcome(await post());
      },
      async check() {
        expect((await titlesOf(employer)).filter((title) => title === job.title)).toHaveLength(1);
      },
    };
  },
});

const pool = (): Subject => ({
  dependency: 'pool',
  passing: { status: 200 },
  lasting: refused,
  async prepare() {
    const email = uniqueEmail('faults');
    const body = {
      email,
      userType: 'doctor' as const,
      password: `Str0ng-${randomUUID().slice(0, 12)}`,
      firstName: 'Robin',
      lastName: 'Example',
      phone: '+1 202 555 0143',
      acceptedTerms: currentTerms,
    };
    const register = async () => outcome(await api(accountRoutes.register, { body }));
    return {
      act: register,
      again: register,
      async check() {
        expect((await mailsTo(email)).some(({ code }) => code !== null)).toBe(true);
      },
    };
  },
});

const mail = (): Subject => ({ ...pool(), dependency: 'mail' });

const storage = ({ stack, team: { member } }: Cast): Subject => ({
  dependency: 'storage',
  passing: { status: 200 },
  lasting: refused,
  async prepare() {
    const announced = { contentType: 'image/png', size: 1000 } as const;
    const { url, fields, uploadId } = (await api(portfolioRoutes.requestImageUpload, { body: announced }, as(member)))
      .body;
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new Blob([new Uint8Array(png(64, 64))]), 'photo');
    expect((await fetch(url, { method: 'POST', body: form, headers: { origin: stack.gateway } })).status).toBe(204);
    const photo = async () => (await api(accountRoutes.getMe, {}, as(member))).body.photo_url;
    const set = async () => outcome(await api(portfolioRoutes.setPhoto, { body: { uploadId } }, as(member)));
    return {
      act: set,
      again: set,
      async check() {
        const path = await photo();
        expect((await fetch(`${stack.gateway}${path}`)).status).toBe(200);
      },
    };
  },
});

const search = ({ stack, employer }: Cast): Subject => ({
  dependency: 'search',
  passing: { status: 200, said: true },
  // The reader continues with its cached data, or builds it from the table.
  lasting: { status: 200, said: true },
  async prepare() {
    const { title } = await createJob(employer);
    await stack.drain();
    // Readers load the new snapshot at their next search.
    await stack.runSchedule('snapshot-search');
    const found = async () => {
      const { status, body } = await api(searchRoutes.searchJobs, { query: { q: title } });
      return { status, said: body.items.some((job) => job.title === title) };
    };
    return {
      act: found,
      async check(outcome) {
        expect(outcome.said).toBe(true);
      },
    };
  },
});

const notices = async (person: Person, title: string): Promise<number> => {
  const { body } = await api(notificationRoutes.listNotifications, { query: {} }, as(person));
  return body.items.filter((notice) => JSON.stringify(notice).includes(title)).length;
};

const assign = async ({ team }: Cast): Promise<string> => {
  const job = await createJob(team.member, {}, 'draft');
  const body = { jobId: job.jobId, assigneeId: team.manager.userId };
  expect((await api(jobRoutes.assignJob, { body }, as(team.admin))).status).toBe(200);
  return job.title;
};

const bus = (cast: Cast): Subject => ({
  dependency: 'bus',
  passing: { status: 200 },
  lasting: { status: 200 },
  async prepare() {
    let title = '';
    await cast.stack.drain();
    const before = await cast.stack.deadLetters();
    return {
      async act() {
        title = await assign(cast);
        return { status: 200 };
      },
      async check() {
        await cast.stack.drain();
        expect(await notices(cast.team.manager, title)).toBe(1);
        expect(await cast.stack.deadLetters()).toHaveLength(before.length);
      },
    };
  },
});

const queue = ({ staff }: Cast): Subject => ({
  dependency: 'queue',
  passing: { status: 200 },
  lasting: refused,
  async prepare() {
    const list = async () => outcome(await api(deadLetterRoutes.listDeadLetters, {}, as(staff)));
    return { act: list, again: list, check: async () => undefined };
  },
});

const push = (cast: Cast): Subject => ({
  dependency: 'push',
  passing: { status: 200 },
  lasting: { status: 200 },
  most: maxReceiveCount - 1,
  async prepare() {
    const { stack, team } = cast;
    const reply = await fetch(`${stack.gateway}/_local/push/subscriptions`, { method: 'POST' });
    const body = (await reply.json()) as { endpoint: string; keys: { p256dh: string; auth: string } };
    await api(notificationRoutes.savePushSubscription, { body }, as(team.manager));
    let title = '';
    return {
      async act() {
        title = await assign(cast);
        return { status: 200 };
      },
      async check() {
        await stack.drain();
        const all = (await (await fetch(`${stack.gateway}/_local/push.json`)).json()) as ReceivedPush[];
        const own = all.filter(({ subscriptionId }) => body.endpoint.endsWith(subscriptionId));
        const tags = own
          .filter(({ message }) => String(message['body']).includes(title))
          .map(({ message }) => message['tag']);
        // A repeated one replaces the first on the screen, because it has the same tag.
        expect(new Set(tags).size).toBe(1);
        expect(await notices(team.manager, title)).toBe(1);
        await api(notificationRoutes.removePushSubscription, { body: { endpoint: body.endpoint } }, as(team.manager));
      },
    };
  },
});

const registry = (): Subject => ({
  dependency: 'registry',
  passing: { status: 200, said: 'other_name' },
  lasting: { status: 200, said: 'unavailable' },
  async prepare() {
    const body = { npi: recordedNumbers.organization };
    const checkBy = async (employer: Employer): Promise<Outcome> => {
      const reply = await api(organizationVerificationRoutes.checkOrganizationNpi, { body }, as(employer));
      return { status: reply.status, said: reply.body.npi?.outcome };
    };
    // A successful call keeps the circuit closed, which three consecutive failures would open.
    await checkBy(await registerEmployer({ verified: false }));
    const employer = await registerEmployer({ verified: false });
    return {
      act: () => checkBy(employer),
      check: async () => undefined,
    };
  },
});

export const subjectsOf = (cast: Cast) => ({
  table: table(cast),
  pool: pool(),
  mail: mail(),
  storage: storage(cast),
  search: search(cast),
  bus: bus(cast),
  queue: queue(cast),
  push: push(cast),
  registry: registry(),
});
