import { paths } from '@shared/paths';
import { storageKeys } from '@shared/storage-keys';
import { interviewSoon } from '../support/hiring/interviews';
import { keptRecords } from './offline/kept-records';
import { expect, expectNoAxeViolations, newProfessional, signInAs, test } from './support';

test.use({ serviceWorkers: 'allow' });

test('offline, every page leads to the schedule of the next days', async ({ page, context, world }) => {
  const professional = await newProfessional();
  await interviewSoon(world.employer, professional);
  await signInAs(page, professional);
  await page.goto(paths.references);
  await expect.poll(() => keptRecords(page, storageKeys.agenda, 'entries')).toEqual(['agenda']);

  await context.setOffline(true);
  await page.goto(`${paths.jobs}?q=rn`);
  await expect(page.getByRole('heading', { name: "You're Offline", level: 1 })).toBeVisible();
  await expect(page.getByText(/^Interview · /)).toBeVisible();
  await expectNoAxeViolations(page);

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(`${paths.jobs}?q=rn`);
});
