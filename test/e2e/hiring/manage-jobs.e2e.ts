import { paths } from '@shared/paths';
import {
  createJob,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  newEmployer,
  signInAs,
  test,
} from '../support';

test('selected jobs show their actions on desktop and phone', async ({ page }) => {
  const employer = await newEmployer();
  const titles = ['First ward', 'Second ward', 'Third ward'];
  for (const title of titles) await createJob(employer, { title });
  await signInAs(page, employer);
  // Employers see their own jobs; candidates' view is one click away.
  await page.goto(paths.jobs);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Team Job Postings');
  // The list is sorted newest first.
  await page.getByRole('checkbox', { name: 'Select Third ward' }).check();
  await page.getByRole('checkbox', { name: 'Select First ward' }).click({ modifiers: ['Shift'] });
  await expect(page.getByRole('group', { name: 'Selected jobs' }).getByText('3 selected')).toBeVisible();
  await expectNoAxeViolations(page, 'the list with ticked rows');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page, 'the list with ticked rows on a phone');
  await expectNoAxeViolations(page, 'the list with ticked rows on a phone');
});
