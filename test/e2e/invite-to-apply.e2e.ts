import { paths, pathTo } from '@shared/paths';
import { entryId, registerApplicant } from '../support/marketplace';
import { pageOf } from './marketplace-steps';
import {
  createJob,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  newEmployer,
  signInAs,
  test,
} from './support';

test('an employer invites a recommended professional, who applies', async ({ page, browser }) => {
  const [employer, person] = await Promise.all([
    newEmployer(),
    registerApplicant(
      { firstName: 'Dina', lastName: 'Molar' },
      {
        profession: 'clinical_social_worker',
        title: 'Clinical social worker',
        units: [{ id: entryId('ent'), unit: 'psych', years: 3, lastWorkedOn: null }],
      },
    ),
  ]);
  const job = await createJob(employer, { professions: ['clinical_social_worker'], unit: 'psych' });
  await signInAs(page, employer);

  await test.step('from the list of the job', async () => {
    await expect(async () => {
      await page.goto(pathTo(paths.jobCandidates, { jobId: job.jobId }));
      await expect(page.getByRole('button', { name: 'Invite Dina Molar to apply' })).toBeVisible({ timeout: 3000 });
    }).toPass();
    await expectNoAxeViolations(page, 'recommended professionals');
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Invite Dina Molar to apply' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Message').fill('Our team would like to meet you.');
    await dialog.getByRole('button', { name: 'Send Invitation' }).click();
    await expect(page.getByText('Awaiting reply')).toBeVisible();
  });

  await test.step('and the professional finds the job', async () => {
    const mine = await pageOf(browser, person);
    await mine.goto(paths.myInvitations);
    await expect(mine.getByText('Our team would like to meet you.')).toBeVisible();
    await expectNoAxeViolations(mine, 'invitations to apply');
    await mine.getByRole('link', { name: `Apply for ${job.title}` }).click();
    await expect(mine).toHaveURL(/from=invitation/);
  });
});
