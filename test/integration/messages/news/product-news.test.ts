import { notificationRoutes } from '@shared/messages/api/notifications.routes';
import { siteStateRoutes } from '@shared/trust/api/site-state.routes';
import { newestNews } from '@shared/news';
import { DeleteCommand } from '@lambdas/platform/table/commands';
import { openTable } from '@lambdas/platform/table/table';
import { keys } from '@lambdas/store/keys';
import { beforeAll, expect, it } from 'vitest';
import { api } from '../../../support/client';
import {
  notifiedAtAnyTime,
  registerProfessional,
  registerStaff,
  saveNotificationSettings,
  type Person,
} from '../../../support/people';
import { sharedStack } from '../../../support/stack';

const stack = await sharedStack();
const as = ({ token }: Person) => ({ token });
const turn = (person: Person, emailMarketing: boolean) => saveNotificationSettings(person, { emailMarketing });
const newsTo = async ({ email }: Person) =>
  (await stack.mails(email)).filter(({ text }) => text.includes('/help/whats-new'));

let owner: Person;
const next = async () => (await api(siteStateRoutes.getNextNewsMail, {}, as(owner))).body;
const send = (version: number) => {
  const body = { number: newestNews.number, reason: 'Monthly news', version };
  return api(siteStateRoutes.sendNewsMail, { body }, as(owner));
};

beforeAll(async () => {
  owner = await registerStaff('owner');
  const table = openTable();
  await table.client.send(new DeleteCommand({ TableName: table.name, Key: keys.newsMail() }));
});

it('product news goes once to people who opted in, until they stop it with one click', async () => {
  const [asked, never, changed] = [
    await registerProfessional(),
    await registerProfessional(),
    await registerProfessional(),
  ];
  const before = (await next()).readers.count;
  for (const person of [asked, changed]) await turn(person, true);
  await turn(changed, false);
  expect(await next()).toMatchObject({ readers: { count: before + 1 }, last: null, nextAt: null, isSent: false });

  const sent = await Promise.all([send(0), send(0)]);
  expect(sent.map(({ status }) => status).sort()).toEqual([200, 409]);
  await Promise.all([stack.runSchedule('send-digests'), stack.runSchedule('send-digests')]);
  await stack.runSchedule('send-digests');
  const [mail, ...more] = await newsTo(asked);
  expect([more, await newsTo(never), await newsTo(changed)]).toEqual([[], [], []]);
  expect(await next()).toMatchObject({ isSent: true, last: { version: 1, reason: 'Monthly news' } });
  expect((await next()).nextAt).not.toBeNull();
  expect((await send(1)).body).toMatchObject({ code: 'ILLEGAL_TRANSITION' });

  const address = /^<(.*)>$/.exec(mail?.headers?.['list-unsubscribe'] ?? '')?.[1] ?? '';
  expect(
    (await fetch(address, { method: 'POST', body: new URLSearchParams('List-Unsubscribe=One-Click') })).status,
  ).toBe(200);
  const { settings } = (await api(notificationRoutes.getNotificationSettings, {}, as(asked))).body;
  expect(settings).toEqual({ ...notifiedAtAnyTime, emailMarketing: false });
  expect((await next()).readers.count).toBe(before);
});
