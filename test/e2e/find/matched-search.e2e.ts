import { paths } from '@shared/paths';
import { entryId, registerApplicant } from '../../support/marketplace';
import { expectCount, newWord, untilFound, untilSuggested } from '../hiring/job-steps';
import {
  createJob,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  newEmployer,
  signInAs,
  test,
} from '../support';

test('a nurse searches jobs she qualifies for, and picks a suggestion on a phone', async ({ page }) => {
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
  await untilFound(word, 3);
  await untilSuggested('regist', 'rn');
  await page.goto(`${paths.jobs}?q=${word}`);
  await expectCount(page, '2 jobs');
  await expect(page.getByLabel('Sort by')).toHaveValue('match');
  await expect(page.getByRole('img', { name: /% match$/ }).first()).toBeVisible();
  await expectNoAxeViolations(page, 'a search with matches');

  await page.setViewportSize({ width: 360, height: 740 });
  // The phone layout has a separate search box.
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
