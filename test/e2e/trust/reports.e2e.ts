import { messages } from '@shared/text/english.fixture';
import { paths, pathTo } from '@shared/paths';
import { createJob, registerApplicant } from '../../support/marketplace';
import { registerEmployer, registerStaff } from '../../support/people';
import { follow } from '../all-pages';
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, signInAs, test } from '../support';

test('a nurse reports a job, a moderator warns its employer, and the nurse is told', async ({ browser, page }) => {
  const [employer, nurse, moderator] = await Promise.all([
    registerEmployer(),
    registerApplicant(),
    registerStaff('trust'),
  ]);
  const { jobId, title } = await createJob(employer);

  await signInAs(page, nurse);
  await page.goto(pathTo(paths.jobDetail, { jobId }));
  await page.getByRole('button', { name: 'Report' }).click();
  await page.getByLabel("What's wrong?").selectOption('money');
  await page.getByRole('button', { name: 'Send Report' }).click();
  await expect(page.getByText(messages.reportReceived)).toBeVisible();
  await follow(page, paths.myReports);
  await expect(page.getByText('In review')).toBeVisible();
  await expectNoAxeViolations(page);

  const staff = await (await browser.newContext()).newPage();
  await signInAs(staff, moderator);
  await staff.goto(paths.reportCases);
  await expect(staff.getByRole('link', { name: title })).toBeVisible();
  await expectNoAxeViolations(staff);
  await staff.getByRole('link', { name: title }).click();
  await expect(staff).toHaveURL(/rpt_/);
  const reportCase = staff.url();
  await staff.getByRole('radio', { name: /^Warn/ }).check();
  await staff.getByLabel(/Statement of reasons/).fill('The job asks nurses for a deposit.');
  await expectNoAxeViolations(staff);
  await staff.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(staff);
  await staff.getByRole('button', { name: 'Send Warning' }).click();
  // The next case opens, or the queue without this case.
  await expect(staff).not.toHaveURL(reportCase);
  await expect(staff.getByRole('link', { name: title })).toHaveCount(0);
  await staff.context().close();

  await page.reload();
  await expect(page.getByText('Action taken')).toBeVisible();
});
