import { messages } from '@shared/text/english.fixture';
import { jobsFilter, paths, pathTo } from '@shared/paths';
import { gatewayAddress } from '../support/client';
import { newWord, openUntilFound } from './job-steps';
import { pageOf, toast } from './marketplace-steps';
import {
  createJob,
  expect,
  expectNoAxeViolations,
  mailTo,
  newEmployer,
  newProfessional,
  signInAs,
  test,
} from './support';

const saved = `${paths.jobs}?${jobsFilter.parameter}=${jobsFilter.saved}`;
const alerts = `${paths.jobs}?${jobsFilter.parameter}=${jobsFilter.alerts}`;

test('a job is saved on one device and taken back on another', async ({ page, browser }) => {
  const [employer, professional] = await Promise.all([newEmployer(), newProfessional()]);
  const word = newWord();
  const title = `${word} physician`;
  await createJob(employer, { title });
  await signInAs(page, professional);
  await openUntilFound(page, `${paths.jobs}?q=${word}`, '1 job');
  await page.getByRole('button', { name: `Save ${title}` }).click();
  await expect(toast(page, messages.jobSaved)).toBeVisible();

  const other = await pageOf(browser, professional);
  await other.goto(saved);
  await expect(other.getByRole('link', { name: title, exact: true })).toBeVisible();
  await expectNoAxeViolations(other, 'saved jobs');
  const remove = other.getByRole('button', { name: `Remove ${title} from your saved jobs` });
  await remove.click();
  await expect(other.getByText(messages.jobUnsaved)).toBeVisible();
  await expect(other.getByRole('link', { name: title, exact: true })).toHaveCount(0);
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(other.getByRole('link', { name: title, exact: true })).toBeVisible();
  await remove.click();
  await expect(other.getByRole('heading', { name: 'No saved jobs yet' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('button', { name: `Save ${title}` })).toBeVisible();
});

test('saving leads a visitor to the sign-in and back, where the job is saved; employers browse', async ({
  page,
  browser,
}) => {
  const [employer, professional] = await Promise.all([newEmployer(), newProfessional()]);
  await page.goto(saved);
  await expect(page).toHaveURL(/\/login\?next=/);
  const word = newWord();
  await createJob(employer, { title: `${word} physician` });
  await openUntilFound(page, `${paths.jobs}?q=${word}`, '1 job');
  await page.getByRole('link', { name: `Sign in to save ${word} physician` }).click();
  await page.getByLabel('Email address').fill(professional.email);
  await page.getByLabel(/^Password/).fill(professional.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(`${paths.jobs}?q=${word}`);
  await expect(toast(page, messages.jobSaved)).toBeVisible();
  await expect(page.getByRole('button', { name: `Remove ${word} physician from your saved jobs` })).toBeVisible();

  const employerPage = await pageOf(browser, employer);
  await employerPage.goto(alerts);
  await expect(employerPage).toHaveURL(paths.jobs);
  await expect(employerPage.getByRole('link', { name: 'Manage Jobs' })).toBeVisible();
});

test('an alert is made from a search, changed, paused and deleted', async ({ page }) => {
  const professional = await newProfessional();
  const word = newWord();
  await signInAs(page, professional);
  await page.goto(`${paths.jobs}?q=${word}&jobType=locum&specialty=critical-care`);
  await page.getByRole('button', { name: 'Create Alert' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Alert' });
  await expect(dialog.getByLabel('Alert name')).toHaveValue(`${word}, Locum Tenens, Critical Care`);
  await expectNoAxeViolations(page, 'a new alert');
  await dialog.getByLabel('Alert name').fill('');
  await dialog.getByRole('button', { name: 'Create Alert' }).click();
  await expect(dialog.getByText(messages.required)).toBeVisible();
  await dialog.getByLabel('Alert name').fill('Nights in intensive care');
  await dialog.getByRole('radio', { name: 'Weekly' }).check();
  await dialog.getByRole('button', { name: 'Create Alert' }).click();
  await expect(toast(page, messages.alertCreated)).toBeVisible();

  await page.goto(alerts);
  await expect(page.getByRole('heading', { name: 'Nights in intensive care' })).toBeVisible();
  await expect(page.getByText(`“${word}” · Locum Tenens · Critical Care`)).toBeVisible();
  await expectNoAxeViolations(page, 'job alerts');
  await page.getByRole('button', { name: 'Edit Nights in intensive care' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit alert' });
  await edit.getByLabel('Alert name').fill('Intensive care');
  await edit.getByRole('radio', { name: 'Daily' }).check();
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Intensive care', exact: true })).toBeVisible();
  const stored = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('switch', { name: 'Send emails for Intensive care' }).uncheck();
  await expect(page.getByText('Paused')).toBeVisible();
  await stored;
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Send emails for Intensive care' })).not.toBeChecked();
  await page.getByRole('link', { name: 'See Jobs' }).click();
  await expect(page).toHaveURL(`${paths.jobs}?q=${word}&jobType=locum&specialty=critical-care`);
  await page.goBack();
  await page.getByRole('button', { name: 'Delete Intensive care' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, messages.alertDeleted)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No job alerts yet' })).toBeVisible();
});

test('an alert writes about a new job, and its e-mail ends it', async ({ page, browser }) => {
  const [employer, professional] = await Promise.all([newEmployer(), newProfessional()]);
  const word = newWord();
  await signInAs(page, professional);
  await page.goto(`${paths.jobs}?q=${word}`);
  await page.getByRole('button', { name: 'Create Alert' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'As soon as a job is published' }).check();
  await dialog.getByRole('button', { name: 'Create Alert' }).click();
  await expect(toast(page, messages.alertCreated)).toBeVisible();

  const job = await createJob(employer, { title: `${word} physician` });
  await openUntilFound(page, `${paths.jobs}?q=${word}`, '1 job');
  const run = await fetch(`${gatewayAddress()}/_local/schedules/send-job-alerts`, { method: 'POST' });
  expect(run.ok).toBe(true);
  const prefix = pathTo(paths.unsubscribeAlert, { token: '' });
  const mail = await mailTo(professional.email, ({ links }) => links.some((link) => link.includes(prefix)));
  expect(mail.text).toContain(job.title);
  const link = new URL(mail.links.find((it) => it.includes(prefix))!).pathname;

  const visitor = await pageOf(browser, null);
  await visitor.goto(link);
  await visitor.getByRole('button', { name: 'Stop Emails' }).click();
  await expect(visitor.getByText(messages.alertUnsubscribed)).toBeVisible();
  await expectNoAxeViolations(visitor, 'an alert that was ended');
  await page.goto(alerts);
  await expect(page.getByText('Paused')).toBeVisible();

  await visitor.goto(`${link.slice(0, -2)}xx`);
  await visitor.getByRole('button', { name: 'Stop Emails' }).click();
  await expect(visitor.getByRole('alert')).toBeVisible();
});
