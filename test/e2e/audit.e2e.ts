import { paths } from '@shared/paths';
import { gatewayAddress } from '../support/client';
import { registerEmployer } from '../support/people';
import { createJob, expect, expectNoAxeViolations, expectNoSidewaysScroll, signInAs, test } from './support';

const local = (path: string) => fetch(`${gatewayAddress()}/_local/${path}`, { method: 'POST' });

test('an admin reads who changed what, and the browser checks the lines', async ({ page }) => {
  const employer = await registerEmployer({ firstName: 'Margaret', lastName: 'Ellison' });
  const { title } = await createJob(employer, {}, 'draft');
  await local('drain');
  await local('schedules/checkpoint-audit');

  await signInAs(page, employer);
  await page.goto(paths.auditLog);
  const row = page.getByRole('row').filter({ hasText: 'Added a job' });
  await expect(row).toContainText('Margaret Ellison');
  await expect(row).toContainText(title);
  await expect(page.getByText(/^Not altered since/)).toBeVisible();
  await expectNoAxeViolations(page);

  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Added a job' }).click();
  await expect(page.getByRole('dialog').getByText('createJob')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Show This Record Only' }).click();
  await expect(page.getByRole('button', { name: 'Added the company profile' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Added a job' })).toBeVisible();
});
