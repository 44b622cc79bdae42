import { messages } from '@shared/text/english.fixture';
import { paths, pathTo } from '@shared/paths';
import { pdf } from '@lambdas/platform/files/documents.fake';
import { registerEmployer, registerStaff } from '../../support/people';
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, signInAs, test } from '../support';

// The header set by the tests would trigger a CORS preflight that the file store does not know.
test.use({ extraHTTPHeaders: {} });

test('an employer requests verification, and staff decide', async ({ browser, page, world }) => {
  const [employer, reviewer] = await Promise.all([registerEmployer({ verified: false }), registerStaff('trust')]);
  await signInAs(page, employer);
  await page.goto(pathTo(paths.doctorProfile, { userId: world.professional.userId }));
  await page.getByRole('button', { name: /^Invite .*\(verified organizations only\)$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Verify your organization to invite candidates' });
  await expect(dialog).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole('link', { name: 'Verify Your Organization' }).click();
  await expect(page).toHaveURL(paths.organizationVerification);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'license.pdf', mimeType: 'application/pdf', buffer: pdf() });
  await expect(page.getByText('In review')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  const staff = await (await browser.newContext()).newPage();
  await signInAs(staff, reviewer);
  await staff.goto(pathTo(paths.organizationCase, { organizationId: employer.organizationId }));
  await staff.getByRole('radio', { name: /^Verify/ }).check();
  await staff.getByLabel(/Evidence and note/).fill('License and registry agree.');
  await expectNoAxeViolations(staff);
  await staff.getByRole('button', { name: 'Verify and Open Next' }).click();
  await expect(staff.getByText(messages.verificationDecided)).toBeVisible();
  await staff.context().close();

  await page.reload();
  await expect(page.getByText('Your organization is verified')).toBeVisible();
});
