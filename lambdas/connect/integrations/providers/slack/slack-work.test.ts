import { beforeEach, describe, expect, it } from 'vitest';
import type { Membership } from '@shared/accounts/model/account';
import type { ApplicationItem } from '../../../../store/hiring/applications/application-item';
import type { IntegrationLink, IntegrationLinks } from '../../../../store/connect/integrations/ports';
import { ConcurrentModificationError } from '../../../../platform/table/retry-on-conflict';
import { engineFake, grantFake } from '../../engine/engine.fake';
import { runConnection } from '../../engine/run-connection';
import { VendorProblem } from '../../engine/vendor-problem';
import type { VendorRequest } from '../../ports';
import { createSlackWork } from './slack-work';

type Sent = { url: string; body: string };

const application = {
  applicationId: 'app_1',
  jobId: 'job_1',
  organizationId: 'org_1',
  jobTitle: 'Night nurse',
  status: 'new',
  candidate: { firstName: 'Winifred', title: 'Nurse', experience: 7 },
} as unknown as ApplicationItem;

const linksFake = () => {
  const kept = new Map<string, IntegrationLink>();
  const links: IntegrationLinks = {
    get: async (_id, subject) => kept.get(subject) ?? null,
    put: async (_id, link) => void kept.set(link.subject, link),
    remove: async (_id, subject) => void kept.delete(subject),
    list: async () => [...kept.values()],
  };
  return { links, kept };
};

const open = async () => {
  const engine = engineFake();
  const { links, kept } = linksFake();
  const sent: Sent[] = [];
  const replies: (number | VendorProblem)[] = [];
  let current = application;
  let conflicts = 0;
  let membership = { organizationId: 'org_1', role: 'manager' } as Membership;
  await engine.connect();
  const grant = grantFake({ extra: { webhookUrl: 'https://hooks.slack.com/services/T1/B1/x' } });
  const { get } = engine.run.integrations;
  engine.run.integrations.get = async (ref) => {
    const found = await get(ref);
    return found && { ...found, provider: 'slack', grant: found.grant && grant };
  };
  const work = createSlackWork({
    integrations: engine.run.integrations,
    links,
    hash: async (purpose, value) => Buffer.from(`${purpose}${value}`).toString('base64url').slice(0, 20),
    clock: engine.run.clock,
    siteUrl: 'https://site.test',
    languageOf: async () => 'en',
    news: {
      application: async () => current,
      interview: async () => null,
      offer: async () => null,
      timesheet: async () => null,
    },
    applications: {
      get: async () => ({ application: current, content: {} as never, timeline: [], notes: [] }),
      isResponsible: async () => false,
      async move(_application, { status }) {
        if (conflicts > 0) {
          conflicts -= 1;
          throw new ConcurrentModificationError();
        }
        current = { ...current, status };
      },
    },
    callers: {
      read: async () => ({ membership, sessions: null, staff: null, restriction: null, leavesAt: null }),
    },
  });
  engine.run.workOf = () => work;
  engine.run.httpFor = () => ({
    async send({ url, json }: VendorRequest) {
      const reply = replies.shift() ?? 200;
      if (typeof reply !== 'number') throw reply;
      if (reply === 200) sent.push({ url, body: JSON.stringify(json) });
      return { status: reply, body: 'ok' };
    },
  });
  return {
    engine,
    kept,
    sent,
    replies,
    links,
    run: () => runConnection(engine.run, { ...engine.ref, provider: 'slack' }, () => true),
    be: (changes: Partial<ApplicationItem>) => {
      current = { ...current, ...changes };
    },
    join: (changes: Partial<Membership>) => {
      membership = { ...membership, ...changes };
    },
    conflict: (times: number) => {
      conflicts = times;
    },
    status: () => current.status,
  };
};

const news = { kind: 'news', subject: 'applications#app_1', data: { about: 'applications', applicationId: 'app_1' } };
const press = (at: string) => ({
  kind: 'press',
  subject: 'U1#1',
  data: {
    press: 'shortlist',
    value: 'app_1',
    slackUserId: 'U1',
    name: 'robin',
    answer: 'actions/T1/1/x',
    pressedAt: at,
  },
});
const linked = (userId: string): IntegrationLink => ({
  subject: 'member#U1',
  externalId: 'U1',
  written: '',
  data: { userId },
});

let slack: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
  slack = await open();
});
const pressed = async (): Promise<void> => {
  await slack.engine.queue(press(slack.engine.after(0)));
  await slack.run();
};

describe('messages', () => {
  it('reflect the current state: none for a withdrawn application', async () => {
    slack.be({ status: 'withdrawn' });
    await slack.engine.queue(news);
    await slack.run();
    expect(slack.sent).toEqual([]);
  });

  it('have no button once the application moved on', async () => {
    slack.be({ status: 'interview_scheduled' });
    await slack.engine.queue(news);
    await slack.run();
    expect(slack.sent[0]?.body).not.toContain('"shortlist"');
    expect(slack.sent[0]?.body).not.toContain('Winifred');
  });

  it.each(['server_error', 'malformed', 'timeout'] as const)('are posted later after %s', async (problem) => {
    slack.replies.push(new VendorProblem(problem));
    await slack.engine.queue(news);
    await slack.run();
    expect(slack.sent).toEqual([]);
    slack.engine.pass(10);
    await slack.run();
    expect(slack.sent).toHaveLength(1);
  });

  it('wait for as long as Slack asks', async () => {
    slack.replies.push(new VendorProblem('too_many_requests', 429, 300));
    await slack.engine.queue(news);
    expect(await slack.run()).toBe('resting');
    slack.engine.pass(301);
    await slack.run();
    expect(slack.sent).toHaveLength(1);
  });

  it.each([403, 404, 410])('wait for a person after %s, when the channel is gone', async (status) => {
    slack.replies.push(status);
    await slack.engine.queue(news);
    expect(await slack.run()).toBe('waiting');
    expect(await slack.engine.state()).toMatchObject({ state: 'needs_reconnect', reason: 'access_ended' });
    expect(slack.engine.tasks()).toHaveLength(1);
  });
});

describe('a press of Shortlist', () => {
  it('offers a link to the account first', async () => {
    await pressed();
    expect(slack.status()).toBe('new');
    expect(slack.sent[0]?.url).toBe('https://hooks.slack.com/actions/T1/1/x');
    expect(slack.sent[0]?.body).toContain('/settings/integrations/link/slack?token=');
  });

  it('shortlists for a linked member, and shows it in the channel', async () => {
    slack.kept.set('member#U1', linked('user_1'));
    await pressed();
    expect(slack.status()).toBe('shortlisted');
    expect(JSON.parse(slack.sent[0]!.body)).toMatchObject({ replace_original: true });
    expect(slack.sent[0]?.body).toContain('Shortlisted by <@U1>.');
  });

  it('is retried after a change at the same time', async () => {
    slack.kept.set('member#U1', linked('user_1'));
    slack.conflict(2);
    await pressed();
    expect(slack.status()).toBe('shortlisted');
  });

  it('does not move an application back', async () => {
    slack.kept.set('member#U1', linked('user_1'));
    slack.be({ status: 'offered' });
    await pressed();
    expect(slack.status()).toBe('offered');
    expect(slack.sent[0]?.body).toContain('moved on');
  });

  it.each([
    ['a member without this job', { role: 'member' }],
    ['a member of another organization', { organizationId: 'org_2' }],
    ['a member who owes a second factor', { twoFactorDue: true }],
    ['a member of an organization that closes', { organizationClosesAt: '2026-12-01T00:00:00.000Z' }],
  ] as [string, Partial<Membership>][])('is refused to %s', async (_who, changes) => {
    slack.kept.set('member#U1', linked('user_1'));
    slack.join(changes);
    await pressed();
    expect(slack.status()).toBe('new');
    expect(JSON.parse(slack.sent[0]!.body)).toMatchObject({ response_type: 'ephemeral' });
  });

  it('is confirmed also if the first answer was lost', async () => {
    slack.kept.set('member#U1', linked('user_1'));
    slack.replies.push(new VendorProblem('server_error', 500));
    await pressed();
    slack.engine.pass(10);
    await slack.run();
    expect(slack.status()).toBe('shortlisted');
    expect(slack.sent[0]?.body).toContain('Shortlisted.');
  });

  it('expires after half an hour', async () => {
    slack.kept.set('member#U1', linked('user_1'));
    await slack.engine.queue(press(slack.engine.after(-31 * 60)));
    await slack.run();
    expect([slack.status(), slack.sent, slack.engine.tasks()]).toEqual(['new', [], []]);
  });
});

it('deletes the links of a member who left, and only those', async () => {
  slack.kept.set('member#U1', linked('user_1'));
  slack.kept.set('member#U2', { ...linked('user_2'), subject: 'member#U2' });
  await slack.engine.queue({ kind: 'unlink', subject: 'user_1' });
  await slack.run();
  expect([...slack.kept.keys()]).toEqual(['member#U2']);
});
