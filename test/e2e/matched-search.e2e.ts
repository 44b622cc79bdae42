import { paths } from '@shared/paths';
import { entryId, registerApplicant } from '../support/marketplace';
import { expectCount, newWord, openUntilFound } from './job-steps';
import {
  createJob,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  newEmployer,
  signInAs,
  test,
} from './support';

test('a nurse searches jobs she can do, hides one, and takes a suggestion', async ({ page }) => {
  const word = newWord();
  const units = [{ id: entryId('ent'), unit: 'icu' as const, years: 5, lastWorkedOn: null }];
  const [employer, nurse] = await Promise.all([
    newEmployer(),
    registerApplicant({}, { profession: 'rn', specialty: null, units }),
  ]);
  const own = { professions: ['rn' as const], unit: 'icu' as const, specialty: null, remote: true, location: '' };
  await createJob(employer, { ...own, title: `${word} nights` });
  await createJob(employer, { ...own, title: `${word} days` });
  await createJob(employer, { title: `${word} physician`, location: 'Austin, TX' });
  await signInAs(page, nurse);
  await openUntilFound(page, `${paths.jobs}?q=${word}`, '2 jobs');

  await expect(page.getByLabel('Sort by')).toHaveValue('match');
  await expect(page.getByRole('img', { name: /% match$/ }).first()).toBeVisible();
  await expectNoAxeViolations(page, 'a search with matches');
  await page.getByRole('switch', { name: 'Only jobs I can do' }).click();
  await expectCount(page, '3 jobs');
  await expect(page.getByText(/^Not eligible/).first()).toBeVisible();
  await page.reload();
  await expectCount(page, '3 jobs');

  await page.getByRole('button', { name: `More for ${word} days` }).click();
  await page.getByRole('menuitem', { name: 'Not interested' }).click();
  await expectCount(page, '2 jobs');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectCount(page, '3 jobs');

  await page.setViewportSize({ width: 360, height: 740 });
  // The phone's layout has a box of its own.
  await expect(page.locator('[data-page-lines] [data-page-search]')).toBeVisible();
  const box = page.getByRole('combobox', { name: 'Search jobs' });
  await box.fill('regist');
  await expect(page.getByRole('option', { name: /^Registered nurse/ })).toBeVisible();
  await expectNoAxeViolations(page, 'suggestions');
  await expectNoSidewaysScroll(page, 'suggestions on a phone');
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(page).toHaveURL(/profession=rn/);
  await expect(page.getByRole('button', { name: 'Remove filter: Registered nurse (RN)' })).toBeVisible();
});
