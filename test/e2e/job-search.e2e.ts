import { paths } from '@shared/paths';
import { expectCount, newWord, openUntilFound, withTypo } from './job-steps';
import { createJob, expect, expectNoAxeViolations, expectNoSidewaysScroll, newEmployer, test } from './support';
import { pageOf } from './marketplace-steps';

const searchFor = (word: string): string => `${paths.jobs}?q=${word}`;

test('a search with a typo, narrowed by filters with counts, all of it in the address', async ({ page, browser }) => {
  const employer = await newEmployer();
  const word = newWord();
  await createJob(employer, { title: `${word} physician` });
  await createJob(employer, { title: `${word} locum`, jobType: 'locum', location: 'Austin, TX', urgentHiring: true });
  await createJob(employer, { title: `${word} reader`, location: '', remote: true, specialty: 'Radiology' });
  await openUntilFound(page, searchFor(word), '3 jobs');

  await page.goto(paths.jobs);
  const box = page.getByRole('combobox', { name: 'Search jobs' });
  await box.pressSequentially(withTypo(word));
  await expectCount(page, '3 jobs');
  await expect(box).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`q=${withTypo(word)}$`));
  await expect(page.locator('mark').filter({ hasText: new RegExp(word, 'i') })).toHaveCount(3);

  const openFilters = () => page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const closeFilters = () => sheet.getByRole('button', { name: /^Show \d+ Jobs?$/ }).click();
  await openFilters();
  const locum = page.getByRole('checkbox', { name: /^Locum Tenens/ });
  await expect(page.getByText(/^Locum Tenens\s*1 job$/)).toBeVisible();
  await locum.check();
  await expect(page).toHaveURL(/jobType=locum/);
  // A filter's own selection does not narrow its counts.
  await expect(page.getByText(/^Full-time\s*2 jobs$/)).toBeVisible();
  await sheet.getByLabel('Location').selectOption({ label: 'Austin, TX (1)' });
  await page.getByRole('checkbox', { name: /^Urgent hiring/ }).check();
  await page.getByLabel('Minimum pay in US dollars').fill('50');
  await page.getByLabel('Minimum pay in US dollars').press('Enter');
  await expect(page).toHaveURL(/payMin=50&payUnit=hour/);
  await closeFilters();
  await expectCount(page, '1 job');
  // No filter half under the header.
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await expectNoAxeViolations(page, 'a filtered search');

  await page.reload();
  await expectCount(page, '1 job');
  await expect(page.getByRole('button', { name: 'Remove filter: Austin, TX' })).toBeVisible();
  await openFilters();
  await expect(locum).toBeChecked();
  await expect(page.getByLabel('Minimum pay in US dollars')).toHaveValue('50');
  await closeFilters();

  const shared = await pageOf(browser, null);
  await shared.goto(page.url());
  await expect(shared.getByRole('link', { name: `${word} locum`, exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Clear All' }).click();
  await expectCount(page, '3 jobs');
  await page.goBack();
  await expectCount(page, '1 job');
  await expect(page.getByRole('button', { name: 'Remove filter: Locum Tenens' })).toBeVisible();
  await page.goForward();
  await expectCount(page, '3 jobs');
  await expect(page.getByRole('button', { name: 'Remove filter: Locum Tenens' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(box).toBeFocused();
  await expect(page).toHaveURL(paths.jobs);
});

test('a text is read as profession, shift and place, with its other readings', async ({ page }) => {
  const employer = await newEmployer();
  const word = newWord();
  const nursing = { professions: ['rn' as const], unit: 'micu' as const, specialty: null, location: 'Austin, Texas' };
  await createJob(employer, { ...nursing, title: `${word} nights`, shift: 'nights' });
  await createJob(employer, { ...nursing, title: `${word} days` });
  await createJob(employer, { title: `${word} ward`, location: 'Austin, TX' });
  await openUntilFound(page, searchFor(word), '3 jobs');

  await page.goto(searchFor(`ICU RN nights Austin TX ${word}`));
  await expectCount(page, '1 job');
  await expect(page.getByRole('button', { name: 'Remove filter: Registered nurse (RN)' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove filter: Within 50 miles of Austin, TX' })).toBeVisible();
  await expectNoAxeViolations(page, 'a search that was read');
  await page.getByRole('button', { name: 'Remove filter: Nights' }).click();
  await expectCount(page, '2 jobs');
  await expect(page).toHaveURL(/profession=rn&area=critical_care&city=Austin/);
  await page.reload();
  await expectCount(page, '2 jobs');

  await page.goto(searchFor(`RN evenings ${word}`));
  await expect(page.getByText('No jobs match every filter.')).toBeVisible();
  await expectCount(page, '2 jobs');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page, 'a search that was read, on a phone');

  await page.goto(searchFor(`PA ${word}`));
  await expect(page.getByRole('button', { name: 'Read “PA” as Pennsylvania' })).toBeVisible();
  await page.getByRole('button', { name: 'Search the exact words instead' }).click();
  await expect(page).toHaveURL(/words=true/);
  await page.getByRole('button', { name: 'Remove filter: Exact words' }).click();
  await page.getByRole('button', { name: 'Read “PA” as Pennsylvania' }).click();
  await expect(page).toHaveURL(/state=PA/);
});

test('filters on a phone, nothing found, and a page that is not there any more', async ({ page }) => {
  const employer = await newEmployer();
  const word = newWord();
  await createJob(employer, { title: `${word} physician` });
  await createJob(employer, { title: `${word} nights`, jobType: 'per_diem' });
  await page.setViewportSize({ width: 360, height: 740 });
  await openUntilFound(page, searchFor(word), '2 jobs');

  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('checkbox', { name: /^Per Diem/ }).check();
  await expect(sheet.getByRole('button', { name: 'Show 1 Job' })).toBeVisible();
  await expectNoAxeViolations(page, 'the filters of a phone');
  await expectNoSidewaysScroll(page, 'the filters of a phone');
  await sheet.getByRole('button', { name: 'Show 1 Job' }).click();
  await expect(sheet).toHaveCount(0);
  await expectCount(page, '1 job');
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove filter: Per Diem' }).click();
  await expectCount(page, '2 jobs');

  await page.goto(`${paths.jobs}?q=${newWord()}&remote=true`);
  await expect(page.getByRole('heading', { name: 'No jobs found' })).toBeVisible();
  await expect(page.getByText('Try adjusting your filters to find more jobs')).toBeVisible();
  await expectNoAxeViolations(page, 'a search that finds nothing');
  await page.getByRole('button', { name: 'Clear All Filters' }).click();
  await expect(page).not.toHaveURL(/remote/);
  await page.goto(`${paths.jobs}?cursor=from-long-ago&page=7`);
  await expect(page).toHaveURL(paths.jobs);
  await expect(page.getByRole('heading', { level: 2, name: /jobs?$/ }).first()).toBeVisible();
});

test('pages of results, and back from a job to the same page', async ({ page, browser }) => {
  const employer = await newEmployer();
  const word = newWord();
  for (let index = 1; index <= 27; index += 1) {
    await createJob(employer, { title: `${word} ward ${String(index).padStart(2, '0')}` });
  }
  await openUntilFound(page, `${searchFor(word)}&sort=title`, '27 jobs');
  const pager = page.getByRole('navigation', { name: 'Pages' });
  await expect(page.getByRole('link', { name: `${word} ward 01`, exact: true })).toBeVisible();
  await pager.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('link', { name: `${word} ward 27`, exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: '27 jobs' })).toBeInViewport();
  await expect(page).toHaveURL(/cursor=.*page=2/);

  await page.getByRole('link', { name: `${word} ward 26`, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${word} ward 26` })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Page 2')).toBeVisible();
  await expect(page.getByRole('link', { name: `${word} ward 27`, exact: true })).toBeVisible();
  const secondPage = page.url();
  await page.reload();
  await pager.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByRole('link', { name: `${word} ward 01`, exact: true })).toBeVisible();

  const shared = await pageOf(browser, null);
  await shared.goto(secondPage);
  await expect(shared.getByRole('link', { name: `${word} ward 27`, exact: true })).toBeVisible();
  await shared.getByRole('button', { name: 'First page' }).click();
  await expect(shared.getByRole('link', { name: `${word} ward 01`, exact: true })).toBeVisible();
});
