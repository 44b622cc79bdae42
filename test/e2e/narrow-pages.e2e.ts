import { readFileSync } from 'node:fs';
import { analyticsTab, paths } from '@shared/paths';
import {
  apply,
  createJob,
  expect,
  expectNoSidewaysScroll,
  newEmployer,
  newProfessional,
  signInAs,
  test,
} from './support';

const phone = { width: 360, height: 740 };

const manifest = new URL('../../dist/web/.vite/manifest.json', import.meta.url);
/** The file's name is a hash. */
const bellFile = (JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { file: string }>)[
  'src/app/notification-area.tsx'
]!.file;

test('the home page fits a phone at double text size', async ({ page }) => {
  const employer = await newEmployer({ organization: 'Saint Bartholomew Regional Rehabilitation Hospital' });
  const { jobId } = await createJob(employer, { title: 'Registered Nurse, Cardiovascular Intensive Care, Nights' });
  const person = await newProfessional();
  await apply(person, jobId);
  await signInAs(page, person);
  await page.setViewportSize(phone);
  await page.goto(paths.professionalDashboard);
  await expect(page.getByText('Registered Nurse, Cardiovascular Intensive Care, Nights').first()).toBeVisible();
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expectNoSidewaysScroll(page, 'the home page with large text');
});

test('the bell loads later without shifting buttons under a finger', async ({ page }) => {
  await signInAs(page, await newProfessional({}, { complete: false }));
  await page.setViewportSize(phone);
  const bell = Promise.withResolvers<undefined>();
  await page.route(`**/${bellFile}`, async (route) => {
    await bell.promise;
    await route.continue();
  });
  await page.goto(paths.calendar, { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: 'Add Event' });
  await expect(button).toBeVisible();
  const before = await button.boundingBox();
  await expect(page.getByRole('button', { name: /^Notifications/ })).toHaveCount(0);
  bell.resolve(undefined);
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
  expect((await button.boundingBox())?.x).toBe(before?.x);
});

test('the metrics of sources fit a phone', async ({ page }) => {
  const employer = await newEmployer();
  const { jobId } = await createJob(employer);
  await apply(await newProfessional(), jobId);
  await signInAs(page, employer);
  await page.setViewportSize(phone);
  for (const tab of ['', `?${analyticsTab.parameter}=${analyticsTab.team}`]) {
    await page.goto(`${paths.analytics}${tab}`);
    const tables = page.getByRole('group').filter({ has: page.locator('table') });
    await expect(tables.first()).toBeVisible();
    const excess = await tables.evaluateAll((found) => found.map((it) => it.scrollWidth - it.clientWidth));
    expect(excess.filter((pixels) => pixels > 0)).toEqual([]);
    await expectNoSidewaysScroll(page, 'the analytics');
  }
});

test('a job takes at most three lines in the list on a tablet', async ({ page }) => {
  const employer = await newEmployer();
  await createJob(employer, { title: 'Travel Emergency Department Nurse', department: 'Emergency Medicine' });
  await signInAs(page, employer);
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(paths.manageJobs);
  const row = page.getByRole('row').filter({ hasText: 'Travel Emergency Department Nurse' });
  await expect(row).toBeVisible();
  // A fourth line would make it 91 pixels high.
  await expect.poll(async () => (await row.boundingBox())?.height).toBeLessThan(80);
});
