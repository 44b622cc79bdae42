import { describe, expect, it } from 'vitest';
import type { ApplicationItem } from '../../../../store/hiring/applications/application-item';
import type { IntegrationLink, StoredIntegration, StoredTask } from '../../../../store/connect/integrations/ports';
import { refusedAt } from '../../channels/refused-messages';
import { VendorProblem } from '../../engine/vendor-problem';
import type { ConnectedVendor, VendorRequest } from '../../ports';
import { greetChannel } from './teams-greeting';
import { createTeamsNews } from './teams-work';

const address = 'https://prod-1.westus.logic.azure.com/workflows/1/triggers/manual/paths/invoke?sig=secret';
const application = {
  ...{ applicationId: 'app_1', jobTitle: 'ICU [Nurse](https://evil.test) **now**', status: 'new' },
  candidate: { firstName: 'Winifred', lastName: 'Hopper', title: 'Cardiologist', experience: 7 },
} as unknown as ApplicationItem;
const task = { kind: 'news', subject: 'x', data: { about: 'applications', applicationId: 'app_1' } };

type Card = {
  attachments: [{ content: { body: { type: string; inlines: { text: string }[] }[]; actions: object[] } }];
};

const open = (replies: (number | VendorProblem)[] = []) => {
  const sent: VendorRequest[] = [];
  const kept = new Map<string, IntegrationLink>();
  let channel: { name: string; address: string } | null = { name: 'Hiring', address };
  const links = {
    get: async (_id: string, subject: string) => kept.get(subject) ?? null,
    put: async (_id: string, link: IntegrationLink) => void kept.set(link.subject, link),
    remove: async (_id: string, subject: string) => void kept.delete(subject),
    list: async () => [...kept.values()],
  };
  const http = {
    async send(request: VendorRequest) {
      sent.push(request);
      const reply = replies.shift() ?? 202;
      if (typeof reply !== 'number') throw reply;
      return { status: reply, body: '' };
    },
  };
  const vendor: ConnectedVendor = {
    call: () => {
      throw new Error('A workflow gets no access of ours.');
    },
  };
  const news = createTeamsNews({
    ...{ links, siteUrl: 'https://site.test', languageOf: async () => 'en', httpFor: () => http },
    clock: { now: () => new Date('2026-11-26T08:00:00.000Z'), newId: (prefix) => `${prefix}_1` },
    channels: { get: async () => channel, put: async () => true, remove: async () => true },
    news: {
      application: async () => application,
      interview: async () => null,
      offer: async () => null,
      timesheet: async () => null,
    },
  });
  const integration = { integrationId: 'itg_1', connectedBy: 'u1' } as StoredIntegration;
  return {
    sent,
    http,
    links,
    run: () => news({ integration, vendor }, task as unknown as StoredTask),
    removeChannel: () => {
      channel = null;
    },
    choose: (chosen: string) =>
      kept.set('messages', { subject: 'messages', externalId: null, written: '', data: { chosen } }),
  };
};
const cardOf = ({ json }: VendorRequest) => (json as Card).attachments[0].content;

describe('a message in a Teams channel', () => {
  it('names the current job, without its markup, and not the candidate', async () => {
    const { run, sent } = open();
    await run();
    const [request] = sent;
    expect([request!.url, request!.headers]).toEqual([address, undefined]);
    const { body, actions } = cardOf(request!);
    expect(body.map(({ type, inlines }) => [type, inlines[0]!.text])).toEqual([
      ['RichTextBlock', `New application for ${application.jobTitle}`],
      ['RichTextBlock', 'Cardiologist · 7 years of experience'],
    ]);
    expect(actions).toEqual([
      { type: 'Action.OpenUrl', title: 'View', url: expect.stringContaining('https://site.test/') as string },
    ]);
    expect(JSON.stringify(request!.json)).not.toMatch(/Winifred|Hopper/);
  });

  it('is not posted without a channel, or if it was not chosen', async () => {
    const { run, sent, choose, removeChannel } = open();
    choose('offers');
    await run();
    choose('applications');
    removeChannel();
    await run();
    expect(sent).toEqual([]);
  });

  it.each([400, 401, 403, 404, 410])(
    'leaves a note when the workflow answers %i, until one is taken',
    async (status) => {
      const { run, links } = open([status]);
      await run();
      expect(await refusedAt(links, 'itg_1')).toBe('2026-11-26T08:00:00.000Z');
      await run();
      expect(await refusedAt(links, 'itg_1')).toBeNull();
    },
  );

  it('is retried after an outage', async () => {
    const { run, links } = open([new VendorProblem('too_many_requests', 429, 5)]);
    await expect(run()).rejects.toMatchObject({ retryAfter: 5 });
    expect(await refusedAt(links, 'itg_1')).toBeNull();
  });

  it('greets in the language of the person who connects the channel', async () => {
    const { http, sent } = open([202, 404]);
    expect(await greetChannel(http, address, 'fr')).toBe(true);
    expect(cardOf(sent[0]!).body[0]!.inlines[0]!.text).toContain('Wardline');
    expect(await greetChannel(http, address, 'en')).toBe(false);
  });
});
