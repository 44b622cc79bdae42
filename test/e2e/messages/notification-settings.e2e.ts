import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import { messages } from '@shared/text/english.fixture';
import { paths } from '@shared/paths';
import type { ReceivedPush } from '../../../emulators/push/push-page';
import { api, gatewayAddress } from '../../support/client';
import { createJob, expect, expectNoAxeViolations, newEmployer, signInAs, test } from '../support';

// Push needs the worker.
test.use({ serviceWorkers: 'allow' });

test('saved settings control push, toasts and the bell', async ({ page }) => {
  const employer = await newEmployer();
  // Headless browsers never allow push: fakes the permission and uses the local stack's subscription.
  const reply = await fetch(`${gatewayAddress()}/_local/push/subscriptions`, { method: 'POST' });
  const subscription = (await reply.json()) as { endpoint: string; keys: Record<string, string> };
  await page.addInitScript((made) => {
    const fake = { endpoint: made.endpoint, options: {}, toJSON: () => made, unsubscribe: () => Promise.resolve(true) };
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = () => Promise.resolve('granted');
    let current: unknown = null;
    PushManager.prototype.subscribe = () => Promise.resolve((current = fake) as unknown as PushSubscription);
    PushManager.prototype.getSubscription = () => Promise.resolve(current as PushSubscription | null);
  }, subscription);
  await signInAs(page, employer);
  await page.goto(paths.notificationSettings);

  await page.getByRole('button', { name: 'Turn On' }).click();
  await expect(page.getByRole('button', { name: 'Turn Off' })).toBeVisible();
  await page.getByRole('switch', { name: 'Product news' }).check();
  await page.getByLabel('Email frequency').selectOption('weekly');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText(messages.notificationSettingsSaved)).toBeVisible();
  await expectNoAxeViolations(page);

  const { jobId, title } = await createJob(employer);
  const assigned = await api(
    jobRoutes.assignJob,
    { body: { jobId, assigneeId: employer.userId } },
    { token: employer.token },
  );
  expect(assigned.status).toBe(200);
  await expect(page.getByRole('status').getByText("You've been assigned a job")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  await expect(async () => {
    const pushes = (await (await fetch(`${gatewayAddress()}/_local/push.json`)).json()) as ReceivedPush[];
    const mine = pushes.filter(({ subscriptionId }) => subscription.endpoint.endsWith(subscriptionId));
    expect(mine.map(({ message }) => String(message['body']))).toEqual([expect.stringContaining(title)]);
  }).toPass();
});
