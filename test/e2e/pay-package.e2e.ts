import type { Page } from '@playwright/test';
import type { JobDraft } from '@shared/model/job';
import { paths, pathTo } from '@shared/paths';
import { toast, uniqueTitle } from './marketplace-steps';
import { createJob, expect, newEmployer, signInAs, test } from './support';

const travel: Partial<JobDraft> = {
  professions: ['rn'],
  specialty: null,
  unit: 'icu',
  jobType: 'contract',
  assignment: 'travel',
  location: 'Austin, TX',
  shift: 'nights',
  pattern: '3x12',
  hoursPerShift: 12,
  shiftsPerWeek: 3,
  requiredCertifications: ['bls', 'acls'],
  minUnitYears: 2,
  salaryMinCents: null,
  salaryMaxCents: null,
};

const openDraft = async (page: Page, draft: Partial<JobDraft>): Promise<string> => {
  const employer = await newEmployer();
  const { jobId } = await createJob(employer, draft, 'draft');
  await signInAs(page, employer);
  await page.goto(pathTo(paths.editJob, { jobId }));
  return jobId;
};
const publish = (page: Page) => page.getByRole('button', { name: 'Post Job' }).click();

test('a travel contract adds up its week for the employer and for candidates', async ({ page, browser }) => {
  const title = uniqueTitle('ICU travel nurse');
  const jobId = await openDraft(page, { ...travel, title });
  await page.getByLabel('Base rate per hour').fill('7');
  await page.getByLabel('Meals per week').fill('462');
  await page.getByLabel('Lodging per week').fill('1050');
  await page.getByLabel('Completion bonus').fill('1000');
  await publish(page);
  await expect(page.getByText('The minimum wage at this location is $7.25 an hour')).toBeVisible();

  await page.getByLabel('Base rate per hour').fill('28');
  const total = page.getByRole('region', { name: 'Weekly total' });
  await expect(total).toContainText('36 h × $28');
  await expect(total).toContainText('$2,520');
  await publish(page);
  await expect(toast(page, 'Job posted')).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(pathTo(paths.job, { jobId }));
  const main = visitor.getByRole('main');
  await expect(main.getByText('$2,520 per week').first()).toBeVisible();
  await expect(main.getByText('$70 per hour blended')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Pay package' })).toBeVisible();
  await expect(main.getByText(/tax-free only with a tax home/)).toBeVisible();
  await visitor.context().close();
});
