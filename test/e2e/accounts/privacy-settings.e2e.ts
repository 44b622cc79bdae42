import { paths } from '@shared/paths';
import { registerApplicant } from '../../support/marketplace';
import {
  apply,
  createJob,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  newEmployer,
  signInAs,
  test,
} from '../support';

test('the list of data shared with an employer fits a phone; sharing is revoked after a confirmation', async ({
  page,
}) => {
  const [employer, person] = await Promise.all([newEmployer(), registerApplicant()]);
  await apply(person, (await createJob(employer)).jobId);
  await signInAs(page, person);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.privacySettings);
  await page.getByRole('button', { name: `Revoke Resume for ${employer.organization}` }).click();
  const revoke = page.getByRole('dialog').getByRole('button', { name: 'Revoke' });
  await expect(revoke).toBeVisible();
  await expectNoAxeViolations(page, 'the question before revoking');
  await revoke.click();
  await expect(page.getByText(/^Revoked on/)).toBeVisible();
  await expectNoAxeViolations(page, 'receipts');
  await expectNoSidewaysScroll(page, 'receipts');
});
