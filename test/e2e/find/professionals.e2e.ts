import { searchRoutes } from '@shared/find/api/search.routes';
import { messages } from '@shared/text/english.fixture';
import { paths } from '@shared/paths';
import { api } from '../../support/client';
import { license, registerApplicant } from '../../support/marketplace';
import { expectCount, newWord } from '../hiring/job-steps';
import { toast } from './marketplace-steps';
import {
  createJob,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  newEmployer,
  signInAs,
  test,
  type Person,
} from '../support';

const searchFor = (word: string): string => `${paths.doctors}?q=${word}`;

/** Search is eventually consistent. */
const untilListed = ({ token }: Person, word: string, total: number): Promise<void> =>
  expect(async () => {
    const found = await api(searchRoutes.searchProfessionals, { query: { q: word } }, { token });
    expect(found.body.total).toBe(total);
  }).toPass();

test('an employer narrows a search, opens a profile, and saves it', async ({ page }) => {
  const word = newWord();
  const [employer, ada] = await Promise.all([
    newEmployer(),
    registerApplicant(
      { firstName: 'Ada', lastName: 'Rivera' },
      { title: `${word} nurse`, specialty: 'Critical Care', experience: 8, location: 'Austin, TX' },
    ),
    registerApplicant(
      { firstName: 'Grace', lastName: 'Kim' },
      { title: `${word} physician`, location: 'Seattle, WA', licenses: [license({ state: 'WA' })] },
    ),
  ]);
  const title = `${word} attending`;
  await createJob(employer, { title, specialty: 'Critical Care' });
  await signInAs(page, employer);
  await untilListed(employer, word, 2);
  await page.goto(searchFor(word));
  await page.getByLabel('Location').selectOption({ label: 'Austin, TX (1)' });
  await expectCount(page, '1 professional');
  await page.getByRole('button', { name: 'Experience', exact: true }).click();
  await page.getByRole('checkbox', { name: /^5-10 years/ }).check();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/location=Austin%2C\+TX&experience=5-10/);
  await expectNoAxeViolations(page, 'a filtered search for professionals');

  await page.getByLabel('For which job?').selectOption({ label: title });
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Ada Rivera' }) });
  await expect(row.getByRole('img', { name: /^\d+% match$/ })).toBeVisible();
  await row.getByRole('link', { name: 'Ada Rivera' }).click();
  await expect(page).toHaveURL(new RegExp(`professional=${ada.userId}`));
  const pane = page.getByRole('region', { name: 'Professional profile' });
  await expect(pane.getByRole('heading', { name: `Can do ${title}` })).toBeVisible();
  await expectNoAxeViolations(page, 'a profile beside the list');
  await pane.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, messages.professionalSaved)).toBeVisible();
  await pane.getByRole('link', { name: 'Ada Rivera' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Rivera' })).toBeVisible();
});

test('a visitor on a phone narrows a search, and reads a profile', async ({ page }) => {
  const word = newWord();
  const [employer] = await Promise.all([
    newEmployer(),
    registerApplicant({ firstName: 'Ada', lastName: 'Rivera' }, { title: `${word} nurse` }),
    registerApplicant({ firstName: 'Grace', lastName: 'Kim' }, { title: `${word} physician` }),
  ]);
  await untilListed(employer, word, 2);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(searchFor(word));
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet.getByText(/Ratings come from reviews after a placement/)).toBeVisible();
  await expectNoAxeViolations(page, 'the filters for professionals on a phone');
  await sheet.getByRole('button', { name: 'Show 2 results' }).click();
  await expectNoSidewaysScroll(page, 'professionals on a phone');
  await page.getByRole('link', { name: 'Ada R.' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ada R.' })).toBeVisible();
});
