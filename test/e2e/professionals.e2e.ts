import { profileRoutes } from '@shared/api/profiles.routes';
import { messages } from '@shared/text/english.fixture';
import { doctorsView, paths, pathTo } from '@shared/paths';
import { api } from '../support/client';
import { license, registerApplicant } from '../support/marketplace';
import { setMemberPrivacy } from '../support/privacy';
import { expectCount, newWord, openUntilFound, withTypo } from './job-steps';
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
} from './support';

const searchFor = (word: string): string => `${paths.doctors}?q=${word}`;
const profileOf = ({ userId }: Person): string => pathTo(paths.doctorProfile, { userId });

const setVisibility = async (person: Person, visibility: 'private' | 'anonymous'): Promise<void> => {
  const body = { visibility, contactInfoVisible: true, showOnlineStatus: false };
  const saved = await api(profileRoutes.saveProfilePrivacy, { body }, { token: person.token });
  expect(saved.status).toBe(200);
};

test('an employer narrows a search, looks closer, keeps someone and finds them again', async ({ page }) => {
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
  await setMemberPrivacy(employer, { activityTracking: true });
  const title = `${word} attending`;
  await createJob(employer, { title, specialty: 'Critical Care' });
  await signInAs(page, employer);
  await openUntilFound(page, searchFor(withTypo(word)), '2 professionals');

  await test.step('filters with counts, all of it in the address', async () => {
    await page.getByLabel('Location').selectOption({ label: 'Austin, TX (1)' });
    await expectCount(page, '1 professional');
    await page.getByRole('button', { name: 'Experience', exact: true }).click();
    await page.getByRole('checkbox', { name: /^5-10 years/ }).check();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Licensed in', exact: true }).click();
    await page.getByRole('combobox', { name: 'Licensed in' }).selectOption('Massachusetts');
    await expect(page).toHaveURL(/location=Austin%2C\+TX&experience=5-10&licensedIn=MA/);
    await expectCount(page, '1 professional');
    await page.getByLabel('Sort by').selectOption('Lowest Rate');
    await page.reload();
    await expectCount(page, '1 professional');
    await expect(page.getByRole('button', { name: 'Remove filter: Licensed in Massachusetts' })).toBeVisible();
    await expectNoAxeViolations(page, 'a filtered search for professionals');
  });

  await test.step('how she fits a job, beside the list, and the whole profile', async () => {
    await page.getByLabel('For which job?').selectOption({ label: title });
    const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Ada Rivera' }) });
    await expect(row.getByRole('img', { name: /^\d+% match$/ })).toBeVisible();
    await row.getByRole('link', { name: 'Ada Rivera' }).click();
    await expect(page).toHaveURL(new RegExp(`professional=${ada.userId}`));
    const pane = page.getByRole('region', { name: 'Professional profile' });
    await expect(pane.getByText('$120 - $180')).not.toHaveCount(0);
    await expect(pane.getByRole('heading', { name: `Can do ${title}` })).toBeVisible();
    await expectNoAxeViolations(page, 'a profile beside the list');
    await pane.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, messages.professionalSaved)).toBeVisible();
    await pane.getByRole('link', { name: 'Ada Rivera' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ada Rivera' })).toBeVisible();
    await page.getByRole('tab', { name: 'Experience' }).click();
    await expect(page.getByText('City Hospital, Boston, MA')).toBeVisible();
    await expect(page.getByText('MA-99213')).toHaveCount(0);
  });

  await test.step('saved and viewed', async () => {
    await page.goto(`${paths.doctors}?${doctorsView.parameter}=${doctorsView.recent}`);
    await expect(page.getByRole('link', { name: 'Ada Rivera', exact: true })).toBeVisible();
    await page.goto(`${paths.doctors}?${doctorsView.parameter}=${doctorsView.saved}`);
    await page.getByRole('button', { name: 'Remove Ada Rivera from your saved professionals' }).click();
    await expect(page.getByRole('heading', { name: 'No saved professionals yet' })).toBeVisible();
    const views = await api(profileRoutes.getProfileViews, {}, { token: ada.token });
    expect(views.body.total).toBe(1);
  });
});

test('a visitor on a phone sees the public part; private profiles are not there', async ({ page }) => {
  const word = newWord();
  const [open, hidden, anonymous] = await Promise.all([
    registerApplicant({ firstName: 'Ada', lastName: 'Rivera' }, { title: `${word} nurse` }),
    registerApplicant({ firstName: 'Priya', lastName: 'Shah' }, { title: `${word} midwife` }),
    registerApplicant({ firstName: 'Max', lastName: 'Okafor' }, { title: `${word} surgeon` }),
  ]);
  await Promise.all([setVisibility(hidden, 'private'), setVisibility(anonymous, 'anonymous')]);
  await page.setViewportSize({ width: 360, height: 740 });
  await openUntilFound(page, searchFor(word), '2 professionals');
  await expect(page.getByRole('link', { name: 'Ada R.' })).toBeVisible();
  await expect(page.getByText(/per hour/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet.getByText(/Ratings come from reviews after a placement/)).toBeVisible();
  await expectNoAxeViolations(page, 'the filters for professionals on a phone');
  await sheet.getByRole('button', { name: 'Show 2 results' }).click();
  await expectNoSidewaysScroll(page, 'professionals on a phone');

  await page.goto(profileOf(open));
  await expect(page.getByRole('heading', { level: 1, name: 'Ada R.' })).toBeVisible();
  await page.getByRole('tab', { name: 'Experience' }).click();
  await expect(page.getByRole('heading', { level: 3, name: 'Attending' })).toBeVisible();
  await expect(page.getByText('City Hospital')).toHaveCount(0);
  await page.goto(profileOf(anonymous));
  await expect(page.getByRole('heading', { level: 1, name: /^M\. ?O\.$/ })).toBeVisible();
  await expect(page.getByText(/prefers to stay anonymous/)).toBeVisible();
  await page.goto(profileOf(hidden));
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
});
