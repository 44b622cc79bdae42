import { paths, pathTo } from '@shared/paths';
import { createJob, expect, expectNoAxeViolations, newEmployer, signInAs, test } from '../support';

test('a job text gets lists and formatting by button and keyboard, and loses them again', async ({ page }) => {
  const employer = await newEmployer();
  const job = await createJob(employer);
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
});
