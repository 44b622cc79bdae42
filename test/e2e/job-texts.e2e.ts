import { jobRoutes } from '@shared/api/jobs.routes';
import { paths, pathTo } from '@shared/paths';
import { api } from '../support/client';
import { toast, uniqueTitle } from './marketplace-steps';
import { createJob, expect, expectNoAxeViolations, newEmployer, signInAs, test } from './support';

test('a job text gets its lists and marks by button and key, and shows them everywhere', async ({ page, browser }) => {
  const employer = await newEmployer();
  const job = await createJob(employer, { title: uniqueTitle('Night nurse') });
  await signInAs(page, employer);
  await page.goto(pathTo(paths.editJob, { jobId: job.jobId }));
  const text = page.getByLabel('Description');
  const tools = page.getByRole('toolbar', { name: 'Text formatting' }).first();

  await text.fill('Six beds\nTwo nurses');
  await text.press('ControlOrMeta+a');
  await tools.getByRole('button', { name: 'Bulleted list' }).click();
  await expect(text).toHaveValue('- Six beds\n- Two nurses');
  await text.press('ControlOrMeta+z');
  await expect(text).toHaveValue('Six beds\nTwo nurses');
  await text.press('ControlOrMeta+a');
  await tools.getByRole('button', { name: 'Bulleted list' }).click();
  await text.press('ControlOrMeta+b');
  await expect(text).toHaveValue('- **Six beds**\n- **Two nurses**');

  await page.getByRole('button', { name: 'Preview', exact: true }).first().click();
  await expect(page.getByRole('main').locator('li strong').first()).toHaveText('Six beds');
  await expectNoAxeViolations(page, 'the preview of a text');
  await page.locator('label', { hasText: /^Description/ }).click();
  await expect(text).toBeFocused();
  await text.press('End');
  await text.pressSequentially(' on one ward');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Changes saved')).toBeVisible();

  const stored = await api(jobRoutes.getManagedJob, { params: { jobId: job.jobId } }, { token: employer.token });
  expect(stored.body.description).toBe('- **Six beds**\n- **Two nurses** on one ward');
  const visitor = await browser.newPage();
  await visitor.goto(pathTo(paths.job, { jobId: job.jobId }));
  await expect(visitor.getByRole('listitem').filter({ hasText: 'Two nurses on one ward' })).toBeVisible();
  await expect(visitor.locator('meta[property="og:description"]')).toHaveAttribute(
    'content',
    /• Six beds • Two nurses/,
  );
  await visitor.close();
});
