import type { Locator, Page } from '@playwright/test';
import { webhookRoutes } from '@shared/api/webhooks.routes';
import { publicJobRoutes } from '@shared/api/v1/jobs.routes';
import { keyPrefix } from '@shared/model/api-key-vocabulary';
import { paths } from '@shared/paths';
import { randomUUID } from 'node:crypto';
import type { Behavior, ReceivedWebhook } from '../../scripts/local/webhooks/inbox';
import { inboxPath, webhooksPath } from '../../scripts/local/webhooks/webhooks-path';
import { api, gatewayAddress } from '../support/client';
import {
  createJob,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  newEmployer,
  signInAs,
  test,
  watchErrors,
  type Employer,
} from './support';

const openIntegrations = async (page: Page): Promise<Employer> => {
  const employer = await newEmployer();
  await signInAs(page, employer);
  await page.goto(paths.integrations);
  await expect(page.getByRole('heading', { name: 'API Keys', exact: true })).toBeVisible();
  return employer;
};

/** What another system gets with the key. */
const jobsWith = async (token: string) => {
  const { status, body } = await api(publicJobRoutes.v1ListJobs, { query: {} }, { token });
  return status === 200 ? body.items.map(({ title }) => title) : status;
};

test('a key is generated, used, changed, and revoked', async ({ page }) => {
  const errors = watchErrors(page);
  const { title } = await createJob(await openIntegrations(page));
  await page.getByRole('button', { name: 'Generate New Key' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Generate Key' }).click();
  await expect(dialog.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Name').fill('Payroll export');
  await expectNoAxeViolations(page, 'the dialog of a new key');
  await dialog.getByRole('button', { name: 'Generate Key' }).dblclick();
  const secret = (await dialog.getByTestId('api-key').textContent()) ?? '';
  expect(secret.startsWith(keyPrefix)).toBe(true);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(`${secret.slice(0, 20)}…`)).toHaveCount(1);
  expect(await jobsWith(secret)).toEqual([title]);

  await page.getByRole('button', { name: 'Edit Payroll export' }).click();
  await dialog.getByLabel('Name').fill('Payroll');
  await dialog.getByRole('checkbox', { name: 'Jobs: read' }).uncheck();
  await dialog.getByLabel('Allowed addresses').fill('10.0.0.0/33');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('Allowed addresses')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Allowed addresses').fill('10.0.0.0/8');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Edit Payroll', exact: true })).toBeVisible();
  expect(await jobsWith(secret)).toBe(403);

  await page.getByRole('button', { name: 'Revoke Payroll', exact: true }).click();
  await expect(dialog.getByText('Are you sure you want to revoke this API key?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('No API keys yet')).toBeVisible();
  expect(await jobsWith(secret)).toBe(401);
  // The 400 of the wrong range is what the browser logs.
  expect(errors.filter((error) => !error.includes('400'))).toEqual([]);
});

const receiver = (): string => `${gatewayAddress()}${webhooksPath}`;
const setInbox = async (inbox: string, change: { behavior?: Behavior; secret?: string }): Promise<void> => {
  await fetch(receiver(), { method: 'POST', body: new URLSearchParams({ inbox, ...change }) });
};
const receivedIn = async (inbox: string): Promise<ReceivedWebhook[]> =>
  (await (await fetch(`${receiver()}/received.json?inbox=${inbox}`)).json()) as ReceivedWebhook[];
/** Whether each request was signed with the secret that the inbox knows. */
const checksIn = async (inbox: string) => (await receivedIn(inbox)).map(({ verified }) => verified);

const addWebhook = async (page: Page, inbox: string): Promise<void> => {
  await page.getByRole('button', { name: 'Add Webhook' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Start from a template').selectOption({ label: 'Application Status Updates' });
  await dialog.getByLabel('Address').fill(`${gatewayAddress()}${inboxPath}${inbox}`);
  await dialog.getByRole('button', { name: 'Save Webhook' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Application Status Updates' })).toBeVisible();
};

const sendTest = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Send a Test Event' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
};

const secretOn = async (page: Page): Promise<string> => {
  const part: Locator = page.getByRole('region', { name: 'Signing secret' });
  await part.getByRole('button', { name: 'Show Secret' }).click();
  return (await part.getByText(/^whsec_/).textContent()) ?? '';
};

test('a webhook gets test events, sends again, changes its secret, replays, and pauses', async ({ page }) => {
  const employer = await openIntegrations(page);
  const inbox = `inbox-${randomUUID().slice(0, 8)}`;
  await addWebhook(page, inbox);
  const { items } = (await api(webhookRoutes.listWebhooks, {}, { token: employer.token })).body;
  expect(items).toHaveLength(1);
  await setInbox(inbox, { secret: await secretOn(page) });

  const deliveries = page.getByRole('list', { name: 'Deliveries' });
  await setInbox(inbox, { behavior: 'fail' });
  await sendTest(page);
  await expect.poll(() => checksIn(inbox)).toEqual([true]);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(deliveries.getByText('500')).toBeVisible();

  await setInbox(inbox, { behavior: 'accept' });
  await deliveries.getByRole('button').first().click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByText('500 after', { exact: false }).first()).toBeVisible();
  await panel.getByRole('button', { name: 'Send Again' }).click();
  await expect(panel.getByText('204 after', { exact: false })).toBeVisible();
  await expectNoAxeViolations(page, 'a delivery');
  await page.keyboard.press('Escape');
  expect(await checksIn(inbox)).toEqual([true, true]);

  const secret = page.getByRole('region', { name: 'Signing secret' });
  const dialog = page.getByRole('dialog');
  await secret.getByRole('button', { name: 'Rotate' }).click();
  await dialog.getByRole('button', { name: 'Rotate' }).click();
  await expect(secret.getByText(/^The earlier secret signs until/)).toBeVisible();
  await sendTest(page);
  await expect.poll(() => checksIn(inbox)).toEqual([true, true, true]);
  await setInbox(inbox, { secret: await secretOn(page) });
  await sendTest(page);
  await expect.poll(() => checksIn(inbox)).toEqual([true, true, true, true]);

  await page.getByRole('button', { name: 'Replay a Time Range' }).click();
  await dialog.getByLabel('From').fill('2026-11-25T10:00');
  await dialog.getByLabel('To').fill('2026-11-25T09:00');
  await dialog.getByRole('button', { name: 'Replay' }).click();
  await expect(dialog.getByLabel('To')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('To').fill('2026-11-25T11:00');
  await dialog.getByRole('button', { name: 'Replay' }).click();
  await expect(page.getByText('Replay started')).toBeVisible();

  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText(/^Events are logged but not sent/)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('the page for developers fits a phone and leads to its parts', async ({ page }) => {
  const errors = watchErrors(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.developers);
  await page.getByText('On this page', { exact: true }).click();
  await page.getByRole('link', { name: 'Create a job' }).click();
  const section = page.getByRole('region', { name: 'Create a job' });
  await expect(section.getByRole('heading', { name: 'Create a job' })).toBeInViewport();
  await section.getByRole('button', { name: 'TypeScript' }).click();
  await expect(section.getByText('await fetch(', { exact: false })).toBeVisible();
  await expectNoSidewaysScroll(page, 'the page for developers');
  const document = await page.request.get('/developers/openapi.json');
  expect(((await document.json()) as { info: { version: string } }).info.version).toBe('1');
  expect(errors).toEqual([]);
});
