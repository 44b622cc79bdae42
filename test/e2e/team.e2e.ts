import { generateSync } from 'otplib';
import { accountRoutes } from '@shared/api/accounts.routes';
import { organizationRoutes } from '@shared/api/organizations.routes';
import { errorTexts, messages } from '@shared/text/english.fixture';
import { paths } from '@shared/paths';
import { api } from '../support/client';
import { pageOf, toast } from './marketplace-steps';
import {
  enterCredentials,
  expect,
  expectNoAxeViolations,
  newEmployer,
  newProfessional,
  signInAs,
  test,
  uniqueEmail,
} from './support';
import { chooseFor, invitationPath, invite, newTeammate, teamPageOf } from './team-steps';

const members = 'Team members';
const pending = 'Pending invitations';

test('an administrator invites someone new, who joins with their names filled in', async ({ page, browser }) => {
  const admin = await newEmployer({ firstName: 'Ada', lastName: 'Admin' });
  const email = uniqueEmail('nina');
  await signInAs(page, admin);
  await page.goto(paths.employerDashboard);
  await page.getByRole('link', { name: 'Team', exact: true }).click();
  await expect(page).toHaveURL(paths.teamSettings);
  for (const role of ['Administrator', 'Manager', 'Team Member'])
    await expect(page.getByRole('heading', { name: role, exact: true })).toBeVisible();
  await expect(page.getByText('Company settings')).toBeVisible();

  await page.getByRole('button', { name: 'Invite Team Member' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite Team Member' });
  await dialog.getByRole('button', { name: 'Send Invitation' }).click();
  await expect(dialog.getByText(messages.invitationFieldsRequired)).toBeVisible();
  await expect(dialog.getByLabel('First name')).toBeFocused();
  await expectNoAxeViolations(page, 'the invitation');
  await dialog.getByLabel('First name').fill('Nina');
  await dialog.getByLabel('Last name').fill('New');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('radio', { name: 'Manager' }).check();
  await dialog.getByLabel('Department').fill('Recruitment');
  await dialog.getByRole('button', { name: 'Send Invitation' }).click();
  await expect(toast(page, messages.invitationSent)).toBeVisible();
  const row = page.getByRole('table', { name: pending }).getByRole('row', { name: 'Nina New' });
  await expect(row).toContainText('Pending');
  await expect(row).toContainText(email);

  const visitor = await pageOf(browser, null);
  await visitor.goto(await invitationPath(email));
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`Join ${admin.organization}`);
  await expect(visitor.getByText('Manager')).toBeVisible();
  await visitor.getByRole('link', { name: 'Create Your Account' }).click();
  await expect(visitor.getByLabel('First name')).toHaveValue('Nina');
  await expect(visitor.getByLabel('Last name')).toHaveValue('New');
  await expect(visitor.getByLabel('Email address')).toHaveValue(email);
  await expect(visitor.getByLabel('Email address')).not.toBeEditable();
  await expect(visitor.getByLabel('Organization')).toHaveCount(0);
  await visitor.getByLabel('Phone').fill('+1 202 555 0149');
  await visitor.getByLabel(/^Password/).fill('Str0ng-nina-24');
  await visitor.getByLabel(/^Confirm password/).fill('Str0ng-nina-24');
  await visitor.getByRole('checkbox').check();
  await visitor.getByRole('button', { name: 'Create Account' }).click();
  await expect(visitor).toHaveURL(paths.employerDashboard);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(/^Good (morning|afternoon|evening), /);

  await page.reload();
  const member = page.getByRole('table', { name: members }).getByRole('row', { name: 'Nina New' });
  await expect(member).toContainText('Manager');
  await expect(member).toContainText('Recruitment');
  await expect(member).toContainText('Active');
  await expect(page.getByRole('table', { name: pending })).toHaveCount(0);

  await visitor.goto(paths.teamSettings);
  await expect(visitor.getByRole('row', { name: 'Ada Admin' })).toBeVisible();
  await expect(visitor.getByRole('button', { name: /Invite|Actions for/ })).toHaveCount(0);
  await expect(visitor.getByRole('heading', { name: pending })).toHaveCount(0);
});

test('an invitation is not for professionals or others; who is invited switches accounts and changes teams', async ({
  page,
}) => {
  const [admin, invited, professional] = await Promise.all([
    newEmployer(),
    newEmployer({ firstName: 'Olga', lastName: 'Other' }),
    newProfessional(),
  ]);
  const link = await invite(admin, { email: invited.email, role: 'manager' });
  await signInAs(page, professional);
  await page.goto(await invite(admin, { email: professional.email }));
  await expect(page.getByText(messages.employersOnly)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accept Invitation' })).toHaveCount(0);

  await page.goto(link);
  await expect(page.getByText(`You're signed in as ${professional.email}`, { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Switch Account' }).click();
  await expect(page).toHaveURL(new RegExp(paths.login));
  await enterCredentials(page, invited);
  await expect(page).toHaveURL(link);
  await expect(page.getByText(`You're already a member of ${invited.organization}.`, { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Accept Invitation' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave and Join' }).click();
  await expect(page).toHaveURL(paths.employerDashboard);
  await expect(page.getByText(admin.organization).first()).toBeVisible();

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This invitation is no longer valid' })).toBeVisible();
  await expectNoAxeViolations(page, 'an invitation that is gone');
});

test('who is removed from a team is led to found one or to accept the next invitation', async ({ page, browser }) => {
  const admin = await newEmployer({ firstName: 'Ada', lastName: 'Admin' });
  const mate = await newTeammate(admin, { firstName: 'Mia', lastName: 'Member' });
  const matePage = await teamPageOf(browser, mate);
  await signInAs(page, admin);
  await page.goto(paths.teamSettings);

  await chooseFor(page, 'Mia Member', 'Change Role or Department');
  const dialog = page.getByRole('dialog', { name: "Mia Member's role" });
  await dialog.getByRole('radio', { name: 'Manager' }).check();
  await dialog.getByLabel('Department').fill('Surgery');
  await expectNoAxeViolations(page, 'the role of a member');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, messages.roleUpdated)).toBeVisible();
  await expect(page.getByRole('row', { name: 'Mia Member' })).toContainText('Surgery');
  await matePage.goto(paths.employerDashboard);
  await expect(matePage.getByRole('heading', { level: 1 })).toHaveText(/^Good (morning|afternoon|evening), /);
  await expect(matePage.getByRole('link', { name: 'Analytics', exact: true })).toBeVisible();
  await matePage.goto(paths.messages);
  await expect(matePage.getByRole('heading', { level: 1 })).toHaveText('Messages');

  await chooseFor(page, 'Mia Member', 'Remove from Team');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove from Team' }).click();
  await expect(toast(page, messages.memberRemoved)).toBeVisible();
  await expect(page.getByRole('row', { name: 'Mia Member' })).toHaveCount(0);
  // The open page notices with its next request.
  await matePage.getByRole('button', { name: 'New message' }).click();
  await expect(matePage).toHaveURL(paths.createOrganization);
  await expect(matePage.getByRole('heading', { level: 1 })).toHaveText('Create your organization');
  await expectNoAxeViolations(matePage, 'founding an organisation');
  await expect(matePage.getByText('You left your team or were removed')).toBeVisible();
  for (const locked of [paths.manageJobs, paths.postJob, paths.teamSettings, paths.employerProfile, paths.messages]) {
    await matePage.goto(locked);
    await expect(matePage).toHaveURL(paths.createOrganization);
  }

  await matePage.goto(await invite(admin, { email: mate.email, role: 'member' }));
  await matePage.getByRole('button', { name: 'Accept Invitation' }).click();
  await expect(matePage).toHaveURL(paths.employerDashboard);
  await expect(matePage.getByRole('heading', { level: 1 })).toHaveText(/^Good (morning|afternoon|evening), Mia$/);

  await matePage.goto(paths.teamSettings);
  await matePage.getByRole('button', { name: 'Leave Team' }).click();
  await matePage.getByRole('dialog').getByRole('button', { name: 'Leave Team' }).click();
  await expect(matePage).toHaveURL(paths.createOrganization);
  await matePage.getByRole('button', { name: 'Create Organization' }).click();
  await expect(matePage.getByText(messages.companyNameRequired)).toBeVisible();
  await matePage.getByLabel('Organization name').fill('Mia’s Clinic');
  await matePage.getByRole('button', { name: 'Create Organization' }).click();
  await expect(matePage).toHaveURL(paths.employerDashboard);
  await expect(matePage.getByText('Mia’s Clinic').first()).toBeVisible();
});

test('an invitation is sent again and revoked; the only administrator stays until someone else is one', async ({
  page,
}) => {
  const admin = await newEmployer({ firstName: 'Ada', lastName: 'Admin' });
  await invite(admin, { email: uniqueEmail('late'), firstName: 'Lea', lastName: 'Late' });
  await signInAs(page, admin);
  await page.goto(paths.teamSettings);
  await page.getByRole('button', { name: "Resend Lea Late's invitation" }).click();
  await expect(toast(page, errorTexts.COOLDOWN)).toBeVisible();
  await page.getByRole('button', { name: "Revoke Lea Late's invitation" }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(toast(page, messages.invitationRevoked)).toBeVisible();
  await expect(page.getByText('Lea Late')).toHaveCount(0);

  const leave = page.getByRole('button', { name: 'Leave Team' });
  await expect(leave).toBeDisabled();
  await expect(leave).toHaveAccessibleDescription(/only member/);

  await newTeammate(admin, { firstName: 'Sue', lastName: 'Successor' });
  await page.reload();
  await expect(leave).toHaveAccessibleDescription(/only administrator/);
  await chooseFor(page, 'Ada Admin', 'Change Role or Department');
  const dialog = page.getByRole('dialog', { name: "Ada Admin's role" });
  await expect(dialog.getByRole('radio', { name: 'Manager' })).toBeDisabled();
  await expect(dialog.getByText('A team needs an administrator.', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Hand Over' }).click();
  const handover = page.getByRole('dialog', { name: 'Hand Over' });
  await handover.getByRole('button', { name: 'Hand Over' }).click();
  await expect(handover.getByText(messages.transferToOther)).toBeVisible();
  await handover.getByLabel('New administrator').selectOption({ label: 'Sue Successor, Team Member' });
  await expectNoAxeViolations(page, 'handing over');
  await handover.getByLabel(/^Current password/).fill(admin.password);
  await handover.getByRole('button', { name: 'Hand Over' }).click();
  await expect(toast(page, messages.administrationTransferred)).toBeVisible();
  await expect(page.getByRole('row', { name: 'Sue Successor' })).toContainText('Administrator');
  await expect(page.getByRole('row', { name: 'Ada Admin' })).toContainText('Manager');
  await expect(page.getByRole('button', { name: 'Invite Team Member' })).toHaveCount(0);
  await expect(leave).toBeEnabled();
});

test('a member who owes the two-factor set-up leaves the team instead', async ({ page }) => {
  const admin = await newEmployer();
  const member = await newTeammate(admin);
  const { token, password } = admin;
  const { secret } = (await api(accountRoutes.startTwoFactor, { body: { password } }, { token })).body;
  const code = generateSync({ secret });
  await api(accountRoutes.confirmTwoFactor, { body: { password, code } }, { token });
  await api(organizationRoutes.setTeamTwoFactor, { body: { required: true } }, { token });

  await signInAs(page, member);
  await page.goto(paths.teamSettings);
  await expect(page).toHaveURL(new RegExp(paths.accountSettings));
  await expect(page.getByText(errorTexts.TWO_FACTOR_REQUIRED)).toBeVisible();
  await expectNoAxeViolations(page, 'the required set-up');
  await page.getByRole('button', { name: `Leave ${admin.organization} Instead` }).click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Leave Team' }).click();
  await expect(page.getByText(messages.organizationLeft)).toBeVisible();
  await expect(page.getByText(errorTexts.TWO_FACTOR_REQUIRED)).toBeHidden();
});
