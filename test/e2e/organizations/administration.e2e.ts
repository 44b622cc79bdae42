import { randomUUID } from 'node:crypto';
import { publicJobRoutes } from '@shared/connect/api/v1/jobs.routes';
import { webhookRoutes } from '@shared/connect/api/webhooks.routes';
import { keyPrefix } from '@shared/connect/model/api-key-vocabulary';
import { organizationEnd, paths, pathTo } from '@shared/paths';
import { inboxPath } from '../../../scripts/local/webhooks/webhooks-path';
import { api, gatewayAddress } from '../../support/client';
import { follow } from '../all-pages';
import {
  createJob,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  newEmployer,
  signInAs,
  test,
  type Employer,
} from '../support';

const local = (path: string) => fetch(`${gatewayAddress()}/_local/${path}`, { method: 'POST' });

/** Calls the API with the key, as another system does. */
const jobsWith = async (token: string) =>
  (await api(publicJobRoutes.v1ListJobs, { query: {} }, { token })).body.items.map(({ title }) => title);

const newWebhook = async ({ token }: Employer): Promise<string> => {
  const url = `${gatewayAddress()}${inboxPath}inbox-${randomUUID().slice(0, 8)}`;
  const body = { name: 'Application Status Updates', url, events: ['application' as const] };
  const created = await api(webhookRoutes.createWebhook, { body }, { token });
  expect(created.status, JSON.stringify(created.body)).toBe(201);
  return created.body.webhookId;
};

test('an administrator creates a key, inspects a delivery and the log, and closes the organization', async ({
  page,
}) => {
  const admin = await newEmployer({ firstName: 'Margaret', lastName: 'Ellison' });
  const [{ title }, webhookId] = await Promise.all([createJob(admin), newWebhook(admin)]);
  await local('drain');
  await local('schedules/checkpoint-audit');
  await signInAs(page, admin);
  const dialog = page.getByRole('dialog');

  await test.step('a key is shown once, and works', async () => {
    await page.goto(paths.integrations);
    await page.getByRole('button', { name: 'Generate New Key' }).click();
    await dialog.getByLabel('Name').fill('Payroll export');
    await expectNoAxeViolations(page, 'the dialog of a new key');
    await dialog.getByRole('button', { name: 'Generate Key' }).dblclick();
    const secret = (await dialog.getByTestId('api-key').textContent()) ?? '';
    expect(secret.startsWith(keyPrefix)).toBe(true);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText(`${secret.slice(0, 20)}…`)).toHaveCount(1);
    expect(await jobsWith(secret)).toEqual([title]);
  });

  await test.step('a test event of a webhook is sent, and again', async () => {
    await follow(page, pathTo(paths.webhook, { webhookId }));
    await page.getByRole('button', { name: 'Send a Test Event' }).click();
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(dialog).toBeHidden();
    const deliveries = page.getByRole('list', { name: 'Deliveries' });
    await expect(deliveries.getByText('204', { exact: true })).toBeVisible();
    await deliveries.getByRole('button').first().click();
    await dialog.getByRole('button', { name: 'Send Again' }).click();
    await expect(dialog.getByText('204 after', { exact: false })).toHaveCount(2);
    await expectNoAxeViolations(page, 'a delivery');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('the browser checks the lines of the log', async () => {
    await follow(page, paths.auditLog);
    const row = page.getByRole('row').filter({ hasText: 'Added a job' });
    await expect(row).toContainText('Margaret Ellison');
    await expect(row).toContainText(title);
    await expect(page.getByText(/^Not altered since/)).toBeVisible();
    await page.setViewportSize({ width: 360, height: 800 });
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Added a job' }).click();
    await expect(dialog.getByText('createJob')).toBeVisible();
    await expectNoAxeViolations(page, 'a line of the log');
    await page.getByRole('button', { name: 'Show This Record Only' }).click();
    await expect(page.getByRole('button', { name: 'Added the company profile' })).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('closing takes two confirmations and the password', async () => {
    await follow(page, organizationEnd);
    await page.getByRole('button', { name: 'Close Organization' }).click();
    const first = page.getByRole('dialog', { name: `Close ${admin.organization}?` });
    await expect(first).toBeVisible();
    await expectNoAxeViolations(page, 'what closing ends');
    await first.getByRole('button', { name: 'Continue' }).click();
    const second = page.getByRole('dialog', { name: 'Are you absolutely sure?' });
    await second.getByLabel(/^Current password/).fill(admin.password);
    await second.getByRole('button', { name: 'Close Organization' }).click();
    const banner = page.getByRole('complementary', { name: 'Organization being closed' });
    await expect(banner).toContainText(`${admin.organization} closes on`);
    await expectNoAxeViolations(page, 'a closing that runs');
    await page.getByRole('button', { name: 'Keep Organization' }).click();
    const question = page.getByRole('dialog', { name: `Keep ${admin.organization}?` });
    await question.getByRole('button', { name: 'Keep Organization' }).click();
    await expect(banner).toHaveCount(0);
  });
});
