import { messages } from '@shared/text/english.fixture';
import { openInvitation, paths, pathTo } from '@shared/paths';
import { profileRoutes } from '@shared/api/profiles.routes';
import { api } from '../support/client';
import { profile } from '../support/marketplace';
import { registerInvited } from '../support/people';
import {
  apply,
  createJob,
  expect,
  expectNoAxeViolations,
  mailTo,
  newEmployer,
  newProfessional,
  signInAs,
  test,
  uniqueEmail,
} from './support';
import { chooseAction, pageOf, toast, uniqueTitle } from './marketplace-steps';

const invitationToken = async (email: string): Promise<string> => {
  const prefix = pathTo(paths.invitation, { token: '' });
  const { links } = await mailTo(email, (mail) => mail.links.some((link) => link.includes(prefix)));
  return new URL(links.find((link) => link.includes(prefix))!).pathname.slice(prefix.length);
};

test('two people edit the same job: nobody’s change is lost unseen', async ({ page, browser }) => {
  const employer = await newEmployer();
  const job = await createJob(employer, { title: uniqueTitle('Night physician') });
  await signInAs(page, employer);
  const other = await pageOf(browser, employer);
  const edit = pathTo(paths.editJob, { jobId: job.jobId });
  await Promise.all([page.goto(edit), other.goto(edit)]);

  await other.getByLabel('Job title').fill('Title of the other');
  await other.getByLabel('Number of openings').fill('4');
  await other.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(other, 'Changes saved')).toBeVisible();

  await page.getByLabel('Job title').fill('My title');
  await page.getByRole('textbox', { name: 'Location' }).fill('Dallas, TX');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Someone else saved changes' });
  await expect(dialog.getByText('Title of the other')).toBeVisible();
  await expect(dialog.getByText('My title')).toBeVisible();
  await expect(dialog.getByText('Dallas, TX')).toHaveCount(0);
  await expectNoAxeViolations(page, 'two versions of a job');
  await dialog.getByRole('radio', { name: 'Use Latest' }).check();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();

  await expect(page).toHaveURL(pathTo(paths.manageJob, { jobId: job.jobId }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Title of the other');
  await expect(page.getByText('Dallas, TX')).toBeVisible();
  await expect(page.getByText('4 openings')).toBeVisible();
});

test('unsaved input is not left by accident', async ({ page }) => {
  const employer = await newEmployer();
  await signInAs(page, employer);
  await page.goto(paths.manageJobs);
  await page.getByRole('link', { name: 'Post New Job' }).click();
  // The list of jobs, which is there until the form is, has a field of this name, too.
  await expect(page.getByRole('heading', { name: 'Post a New Job' })).toBeVisible();
  // With a title it would be saved as a draft and nothing lost.
  await page.getByRole('textbox', { name: 'Location' }).fill('Half a posting');
  await expect(page.getByText('Saved in this browser')).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });

  await page.getByRole('link', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(paths.postJob);
  await page.goBack();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(paths.postJob);
  await expect(page.getByRole('textbox', { name: 'Location' })).toHaveValue('Half a posting');
  await page.goBack();
  await dialog.getByRole('button', { name: 'Leave Page' }).click();
  await expect(page).toHaveURL(paths.manageJobs);
});

test('the form says what is wrong beside the fields', async ({ page }) => {
  const employer = await newEmployer();
  await signInAs(page, employer);
  await page.goto(paths.postJob);
  await page.getByLabel('Minimum pay').fill('90');
  await page.getByLabel('Maximum pay').fill('80');
  await page.getByLabel('Contact emails').fill('hr@example.test, not-an-address');
  await page.getByLabel('Application deadline').fill('2020-01-31');
  await page.getByRole('button', { name: 'Post Job' }).click();
  await expect(page.getByText(messages.emailInvalid)).toBeVisible();
  await page.getByLabel('Contact emails').fill('hr@example.test');
  await page.getByRole('button', { name: 'Post Job' }).click();
  await expect(page.getByText(messages.salaryMinAboveMax)).toBeVisible();
  await expect(page.getByText(messages.deadlineInPast)).toBeVisible();
  await expect(page.getByLabel('Job title')).toBeFocused();
  await expect(page.getByLabel('Job title')).toHaveAccessibleDescription(new RegExp(messages.required));
  await page.getByLabel('Remote').check();
  await expect(page.getByText('Optional for remote positions')).toBeVisible();
});

test('a job is paused, resumed, closed and deleted', async ({ page, browser }) => {
  const employer = await newEmployer();
  const [live, draft] = [uniqueTitle('Day surgeon'), uniqueTitle('Draft surgeon')];
  const job = await createJob(employer, { title: live });
  await createJob(employer, { title: draft }, 'draft');
  const visitor = await pageOf(browser, null);
  const publicPage = pathTo(paths.job, { jobId: job.jobId });
  await signInAs(page, employer);
  await page.goto(paths.manageJobs);
  const row = page.getByRole('row', { name: live });

  await chooseAction(page, live, 'Pause');
  await expect(row).toContainText('Paused');
  await visitor.goto(publicPage);
  await expect(visitor.getByText(messages.jobNotOpen)).toBeVisible();
  await chooseAction(page, live, 'Resume');
  await expect(row).toContainText('Active');
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1, name: live })).toBeVisible();
  await expect(visitor.getByText(messages.jobNotOpen)).toHaveCount(0);

  await chooseAction(page, live, 'Close Job');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toContainText('Active');
  await chooseAction(page, live, 'Close Job');
  await page.getByRole('dialog').getByRole('button', { name: 'Close Job' }).click();
  await expect(row).toContainText('Closed');

  await chooseAction(page, draft, 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Job deleted')).toBeVisible();
  await expect(page.getByRole('row', { name: draft })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('row', { name: draft })).toHaveCount(0);
});

test('a draft that is not complete is sent to its form, with what is missing', async ({ page }) => {
  const employer = await newEmployer();
  const title = uniqueTitle('Unfinished');
  await createJob(employer, { title, description: '', requirements: '' }, 'draft');
  await signInAs(page, employer);
  await page.goto(paths.manageJobs);
  await chooseAction(page, title, 'Publish');
  await expect(page).toHaveURL(/\/jobs\/edit\//);
  await expect(page.getByText(messages.required)).toHaveCount(2);
});

test('an invited member sees own and assigned jobs only', async ({ page, browser }) => {
  const admin = await newEmployer({ firstName: 'Ada' });
  const [hidden, assigned] = [uniqueTitle('Hidden'), uniqueTitle('Assigned')];
  await createJob(admin, { title: hidden });
  await createJob(admin, { title: assigned });
  const email = uniqueEmail('member');
  await signInAs(page, admin);
  await page.goto(openInvitation);
  const dialog = page.getByRole('dialog', { name: 'Invite Team Member' });
  await dialog.getByLabel('First name').fill('Mia');
  await dialog.getByLabel('Last name').fill('Member');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Send Invitation' }).click();
  await expect(toast(page, messages.invitationSent)).toBeVisible();

  const member = await registerInvited(await invitationToken(email), { email, firstName: 'Mia', lastName: 'Member' });
  const memberPage = await pageOf(browser, member);
  await memberPage.goto(paths.manageJobs);
  await expect(memberPage.getByRole('heading', { level: 1 })).toHaveText('My Job Postings');
  await expect(memberPage.getByText('You can view jobs you posted or are assigned to')).toBeVisible();
  await expect(memberPage.getByText('No jobs found')).toBeVisible();

  await page.goto(paths.manageJobs);
  await chooseAction(page, assigned, 'Assign');
  await expectNoAxeViolations(page, 'the assignment');
  await page.getByRole('dialog').getByRole('radio', { name: 'Mia Member' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Assign' }).click();
  await expect(toast(page, messages.jobAssigned)).toBeVisible();
  await expect(page.getByRole('row', { name: assigned })).toContainText('Mia Member');

  await memberPage.reload();
  await expect(memberPage.getByRole('row', { name: assigned })).toBeVisible();
  await expect(memberPage.getByText(hidden)).toHaveCount(0);
  await memberPage.getByRole('button', { name: `Actions for ${assigned}` }).click();
  await expect(memberPage.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
  await expect(memberPage.getByRole('menuitem', { name: /Assign|Delete/ })).toHaveCount(0);
  await memberPage.goto(paths.employerProfile);
  await expect(memberPage.getByText("Only your organization's administrators can change this.")).toBeVisible();
  await expect(memberPage.getByRole('button', { name: 'Invite Team Member' })).toHaveCount(0);
});

test('applicants are narrowed by name and status, a withdrawal ends an application', async ({ page, browser }) => {
  const employer = await newEmployer();
  const job = await createJob(employer, { title: uniqueTitle('Popular') });
  const [ann, bob] = await Promise.all([
    newProfessional({ firstName: 'Ann', lastName: 'Alpha' }),
    newProfessional({ firstName: 'Bob', lastName: 'Beta' }),
  ]);
  const application = await apply(ann, job.jobId);
  await apply(bob, job.jobId);

  await signInAs(page, employer);
  await page.goto(pathTo(paths.jobApplications, { jobId: job.jobId }));
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByLabel('Name or specialty').fill('beta');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByText('1 of 2 candidates')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Bob Beta', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page.getByRole('row')).toHaveCount(3);

  const annPage = await pageOf(browser, ann);
  await annPage.goto(pathTo(paths.application, { applicationId: application.applicationId }));
  await annPage.getByRole('button', { name: 'Withdraw Application' }).click();
  await annPage.getByRole('dialog').getByLabel('Reason').fill('I found another position.');
  await annPage.getByRole('dialog').getByRole('button', { name: 'Withdraw Application' }).click();
  await expect(annPage.getByRole('main').getByText('Withdrawn').first()).toBeVisible();
  await expect(annPage.getByRole('button', { name: 'Withdraw Application' })).toHaveCount(0);

  await page.reload();
  await page
    .getByRole('group', { name: 'Stage' })
    .getByRole('button', { name: /^Withdrawn/ })
    .click();
  await expect(page.getByRole('link', { name: 'Ann Alpha', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Bob Beta', exact: true })).toHaveCount(0);
});

test('professionals who hide are not listed, and nobody with contact details', async ({ page }) => {
  const [open, closed] = await Promise.all([
    newProfessional({ firstName: 'Olga', lastName: 'Open' }, { complete: false }),
    newProfessional({ firstName: 'Clara', lastName: 'Closed' }),
  ]);
  const body = { profile: profile({ firstName: 'Olga', lastName: 'Open', specialty: 'Urology' }), version: 0 };
  expect((await api(profileRoutes.saveMyProfile, { body }, { token: open.token })).status).toBe(200);
  const hidden = { visibility: 'private', contactInfoVisible: false, showOnlineStatus: false } as const;
  expect((await api(profileRoutes.saveProfilePrivacy, { body: hidden }, { token: closed.token })).status).toBe(200);
  await expect(async () => {
    await page.goto(paths.doctors);
    await page.getByRole('checkbox', { name: /^Urology/ }).check({ timeout: 4000 });
    await expect(page).toHaveURL(`${paths.doctors}?specialty=urology`);
    await expect(page.getByRole('heading', { name: 'Olga O.' })).toBeVisible({ timeout: 4000 });
  }).toPass();
  await expect(page.getByText(open.email)).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL(paths.doctors);
  await expect(page.getByText(closed.me.firstName)).toHaveCount(0);
});
