import { paths } from '@shared/paths';
import { follow } from '../all-pages';
import { expectCount, newWord, untilFound, withTypo } from '../hiring/job-steps';
import { createJob, expect, expectNoAxeViolations, expectNoSidewaysScroll, newEmployer, test } from '../support';

test('a search with a typo, narrowed by filters, is kept in the address on desktop and phone', async ({ page }) => {
  const employer = await newEmployer();
  const word = newWord();
  await createJob(employer, { title: `${word} physician` });
  await createJob(employer, { title: `${word} locum`, jobType: 'locum', location: 'Austin, TX', urgentHiring: true });
  await createJob(employer, { title: `${word} reader`, location: '', remote: true, specialty: 'Radiology' });
  await untilFound(word, 3);

  await page.goto(paths.jobs);
  const box = page.getByRole('combobox', { name: 'Search jobs' });
  await box.pressSequentially(withTypo(word));
  await expectCount(page, '3 jobs');
  await expect(box).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`q=${withTypo(word)}$`));
  await expect(page.locator('mark').filter({ hasText: new RegExp(word, 'i') })).toHaveCount(3);

  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('checkbox', { name: /^Locum Tenens/ }).check();
  await expect(page).toHaveURL(/jobType=locum/);
  // A filter's own selection does not narrow its counts.
  await expect(page.getByText(/^Full-time\s*2 jobs$/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Show 1 Job' }).click();
  await expectCount(page, '1 job');
  // Scrolls so that no filter is half under the header.
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await expectNoAxeViolations(page, 'a filtered search');
  await page.goBack();
  await expectCount(page, '3 jobs');
  await page.goForward();
  await expectCount(page, '1 job');
  await page.getByRole('button', { name: 'Clear All' }).click();
  await expectCount(page, '3 jobs');

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(sheet.getByRole('button', { name: 'Show 3 Jobs' })).toBeVisible();
  await expectNoAxeViolations(page, 'the filters of a phone');
  await expectNoSidewaysScroll(page, 'the filters of a phone');
});

test('a text is read as profession, shift and place, or finds nothing', async ({ page }) => {
  const employer = await newEmployer();
  const word = newWord();
  const nursing = { professions: ['rn' as const], unit: 'micu' as const, specialty: null, location: 'Austin, Texas' };
  await createJob(employer, { ...nursing, title: `${word} nights`, shift: 'nights' });
  await createJob(employer, { ...nursing, title: `${word} days` });
  await untilFound(word, 2);

  await page.goto(`${paths.jobs}?q=ICU RN nights Austin TX ${word}`);
  await expectCount(page, '1 job');
  await expect(page.getByRole('button', { name: 'Remove filter: Within 50 miles of Austin, TX' })).toBeVisible();
  await expectNoAxeViolations(page, 'a search that was read');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page, 'a search that was read, on a phone');

  await follow(page, `${paths.jobs}?q=${newWord()}&remote=true`);
  await expect(page.getByRole('heading', { name: 'No jobs found' })).toBeVisible();
  await expectNoAxeViolations(page, 'a search that finds nothing');
});
