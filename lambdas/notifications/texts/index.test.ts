import { languages } from '@shared/text/language';
import { subscriptions } from '@shared/platform/subscriptions';
import { describe, expect, it } from 'vitest';
import type { Effect } from '../../events/ports';
import { keyedHash } from '../../platform/crypto/keyed-hash';
import { readIn } from '../../platform/text/read-text';
import { deliverEmail } from '../deliver-email';
import { deliverInApp } from '../deliver-in-app';
import { deliveryFakes } from '../delivery.fake';
import { derivedSubscriptions } from '../subscriptions';
import type { TextChannel } from '../text';
import { eventsWith, resolveTexts } from './index';
import { readTextsOf } from './samples/read-texts.fake';
import { samples } from './samples/samples.fake';

const siteUrl = 'https://wardline.test';
const context = { siteUrl, hash: keyedHash(() => Promise.resolve(Buffer.from('key'))) };

it('has subscriptions that match the table; otherwise run `npm run subscriptions`', () => {
  expect(subscriptions).toEqual(derivedSubscriptions());
});

describe('the table of texts', () => {
  it.each(samples)('$name has recipients, each with a text', async ({ event, reader }) => {
    const { users, address } = await readTextsOf(reader, event);
    expect(users.length + (address ? 1 : 0)).toBeGreaterThan(0);
    for (const { inApp, email, sms } of users) {
      expect(inApp ?? email).not.toBeNull();
      if (inApp) expect(inApp).toMatchObject({ title: /\S/, content: /\S/, actionUrl: /^\// });
      if (email) expect(await email(context)).toMatchObject({ subject: /\S/ });
      if (sms !== null) expect(sms).toMatch(/\S/);
    }
  });

  it.each(['inApp', 'email', 'sms'] as const)('has a text for %s for every event that declares it', async (channel) => {
    const used = new Set<string>();
    for (const { event, reader } of samples) {
      const { users, address } = await resolveTexts(reader, event);
      const has: Record<TextChannel, boolean> = {
        inApp: users.some(({ inApp }) => inApp !== null),
        email: address !== null || users.some(({ email }) => email !== null),
        sms: users.some(({ sms }) => sms !== null),
      };
      if (has[channel]) used.add(event.type);
    }
    expect([...used].sort()).toEqual([...eventsWith(channel)].sort());
  });

  it('has no text for events that notify no one', async () => {
    const event = { id: 'e', type: 'profile.changed', occurredAt: '2026-11-20T09:00:00.000Z', data: { userId: 'pro' } };
    expect(await resolveTexts(samples[0]!.reader, event as never)).toEqual({ users: [], address: null });
  });
});

describe.each(languages)('a notification in %s', (language) => {
  it.each(samples)('$name has no gaps, and reads the same after it was stored', async ({ event, reader }) => {
    const { users } = await resolveTexts(reader, event);
    for (const { inApp, sms } of users) {
      const read = await readIn(language, { inApp, sms });
      expect(JSON.stringify(Object.values({ ...read.inApp, sms: read.sms }))).not.toMatch(
        /[{}]|undefined|\[object|Invalid Date|NaN/,
      );
      const stored: unknown = JSON.parse(JSON.stringify({ inApp, sms }));
      expect(await readIn(language, stored)).toEqual(read);
    }
  });
});

describe('an event that is delivered again', () => {
  it.each(samples)('$name notifies and emails each recipient once', async ({ event, reader }) => {
    const [stored, sent]: [string[], string[]] = [[], []];
    const deps = {
      ...deliveryFakes({}, event.occurredAt),
      ...context,
      reader,
      notifications: { put: async ({ userId }: { userId: string }) => void stored.push(userId) },
      mailer: { send: async ({ to }: { to: string }) => void sent.push(to) },
    };
    const done = new Set<string>();
    const runOnce = async (consumer: string, { id, run }: Effect) => {
      if (!done.has(`${consumer}#${id}`)) await run();
      done.add(`${consumer}#${id}`);
    };
    const { users, address } = await resolveTexts(reader, event);
    for (let delivery = 0; delivery < 2; delivery += 1) {
      for (const effect of await deliverInApp(deps, event)) await runOnce('notify', effect);
      for (const effect of await deliverEmail(deps, event)) await runOnce('send-mail', effect);
    }
    expect(stored).toEqual(users.filter(({ inApp }) => inApp).map(({ userId }) => userId));
    expect(sent).toEqual([
      ...users.filter(({ email }) => email).map(({ userId }) => `${userId}@example.test`),
      ...(address ? [address.to] : []),
    ]);
  });
});
