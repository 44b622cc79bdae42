import { generateSync } from 'otplib';
import { accountRoutes } from '@shared/accounts/api/accounts.routes';
import { organizationRoutes } from '@shared/organizations/api/organizations.routes';
import { errorTexts, messages } from '@shared/text/english.fixture';
import { paths } from '@shared/paths';
import { api } from '../../support/client';
import { pageOf, toast } from '../find/marketplace-steps';
import {
  enterCredentials,
  expect,
  expectNoAxeViolations,
  newEmployer,
  newProfessional,
  signInAs,
  test,
  uniqueEmail,
} from '../support';
import { chooseFor, invitationPath, invite, newTeammate } from './team-steps';

test('an administrator invites someone new, who joins with their names filled in', async ({ page, browser }) => {
  const admin = await newEmployer({ firstName: 'Ada', lastName: 'Admin' });
  const email = uniqueEmail('nina');
  await signInAs(page, admin);
  await page.goto(paths.teamSettings);
  await page.getByRole('button', { name: 'Invite Team Member' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite Team Member' });
  await dialog.getByRole('button', { name: 'Send Invitation' }).click();
  await expect(dialog.getByLabel('First name')).toBeFocused();
  await expectNoAxeViolations(page, 'the invitation');
  await dialog.getByLabel('First name').fill('Nina');
  await dialog.getByLabel('Last name').fill('New');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Send Invitation' }).click();
  await expect(toast(page, messages.invitationSent)).toBeVisible();

  const visitor = await pageOf(browser, null);
  await visitor.goto(await invitationPath(email));
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`Join ${admin.organization}`);
  await visitor.getByRole('link', { name: 'Create Your Account' }).click();
  await expect(visitor.getByLabel('First name')).toHaveValue('Nina');
  await expect(visitor.getByLabel('Email address')).not.toBeEditable();
  await visitor.getByLabel('Phone').fill('+1 202 555 0149');
  await visitor.getByLabel(/^Password/).fill('Str0ng-nina-24');
  await visitor.getByLabel(/^Confirm password/).fill('Str0ng-nina-24');
  await visitor.getByRole('checkbox').check();
  await visitor.getByRole('button', { name: 'Create Account' }).click();
  await expect(visitor).toHaveURL(paths.employerDashboard);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(/^Good (morning|afternoon|evening), /);
});

test('an invited person switches accounts and changes teams', async ({ page }) => {
  const [admin, invited, professional] = await Promise.all([
    newEmployer(),
    newEmployer({ firstName: 'Olga', lastName: 'Other' }),
    newProfessional(),
  ]);
  const link = await invite(admin, { email: invited.email, role: 'manager' });
  await signInAs(page, professional);
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

test('team dialogs work, and a removed member’s open page says so', async ({ page, browser }) => {
  const admin = await newEmployer({ firstName: 'Ada', lastName: 'Admin' });
  const mate = await newTeammate(admin, { firstName: 'Mia', lastName: 'Member' });
  const matePage = await pageOf(browser, mate);
  await matePage.goto(paths.messages);
  await expect(matePage.getByRole('heading', { level: 1 })).toHaveText('Messages');
  await signInAs(page, admin);
  await page.goto(paths.teamSettings);
  await chooseFor(page, 'Mia Member', 'Change Role or Department');
  const dialog = page.getByRole('dialog', { name: "Mia Member's role" });
  await expect(dialog.getByLabel('Department')).toBeVisible();
  await expectNoAxeViolations(page, 'the role of a member');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Hand Over' }).click();
  const handover = page.getByRole('dialog', { name: 'Hand Over' });
  await expect(handover.getByLabel('New administrator')).toBeVisible();
  await expectNoAxeViolations(page, 'handing over');
  await handover.getByRole('button', { name: 'Cancel' }).click();

  await chooseFor(page, 'Mia Member', 'Remove from Team');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove from Team' }).click();
  await expect(toast(page, messages.memberRemoved)).toBeVisible();
  // The open page notices with its next request.
  await matePage.getByRole('button', { name: 'New message' }).click();
  await expect(matePage).toHaveURL(paths.createOrganization);
  await expect(matePage.getByText('You left your team or were removed')).toBeVisible();
  await matePage.getByLabel('Organization name').fill('Mia’s Clinic');
  await matePage.getByRole('button', { name: 'Create Organization' }).click();
  await expect(matePage).toHaveURL(paths.employerDashboard);
  await expect(matePage.getByText('Mia’s Clinic').first()).toBeVisible();
});

test('a member who must set up two-factor is led to the set-up', async ({ page }) => {
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
});
