import { applicationRoutes } from '@shared/api/applications.routes';
import { jobRoutes } from '@shared/api/jobs.routes';
import { professionalRoutes } from '@shared/api/professionals.routes';
import { profileRoutes } from '@shared/api/profiles.routes';
import { paths } from '@shared/paths';
import { messages } from '@shared/text/english.fixture';
import { api } from '../support/client';
import { registerApplicant } from '../support/marketplace';
import { pageOf, toast } from './marketplace-steps';
import {
  apply,
  createJob,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  newEmployer,
  signInAs,
  test,
} from './support';

const phone = { width: 360, height: 740 };

test("a professional's settings are kept and obeyed, on a phone", async ({ page, browser }) => {
  const [employer, person] = await Promise.all([
    newEmployer(),
    registerApplicant({}, { zipCode: '78701', city: 'Austin', state: 'TX', location: 'Dallas, TX' }),
  ]);
  const { jobId } = await createJob(employer, { location: 'Austin, TX' });
  await signInAs(page, person);
  await page.setViewportSize(phone);
  const turn = (name: RegExp | string) => page.getByRole('switch', { name });
  const params = { userId: person.userId };
  const view = async () => (await api(professionalRoutes.getProfessional, { params }, { token: employer.token })).body;

  await test.step('what shares starts off', async () => {
    await page.goto(paths.privacySettings);
    for (const name of [/contact details/, /am online/, /my ZIP code/, /My views count/]) {
      await expect(turn(name)).not.toBeChecked();
    }
    expect(await view()).toMatchObject({ contact: null, online: null });
    await expectNoAxeViolations(page, 'privacy settings');
    await expectNoSidewaysScroll(page, 'privacy settings');
  });

  await test.step('each is saved, and still on after a reload', async () => {
    for (const name of [/contact details/, /am online/, /my ZIP code/, /My views count/]) await turn(name).check();
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await expect(page.getByText(messages.privacySaved)).toBeVisible();
    await page.reload();
    for (const name of [/contact details/, /am online/, /my ZIP code/, /My views count/]) {
      await expect(turn(name)).toBeChecked();
    }
  });

  await test.step('employers see what it says, and distances start at home', async () => {
    await expect(async () => {
      expect(await view()).toMatchObject({ contact: { email: person.email }, online: true });
    }).toPass();
    const mine = (await api(profileRoutes.getMyProfile, {}, { token: person.token })).body;
    expect(mine.measuredFrom?.name).toMatch(/78701|Austin/);
    expect((await api(jobRoutes.getJobDetail, { params: { jobId } }, { token: person.token })).status).toBe(200);
  });

  await test.step('an employer that shares its views appears, one that doesn’t stays out', async () => {
    const look = () => api(professionalRoutes.recordProfileView, { params }, { token: employer.token });
    await look();
    await page.reload();
    await expect(page.getByText(/No employer that shares its views/)).toBeVisible();
    const settings = await pageOf(browser, employer);
    await settings.setViewportSize(phone);
    await settings.goto(paths.privacySettings);
    await settings.getByRole('switch', { name: /My views count/ }).check();
    await settings.getByRole('button', { name: 'Save Settings' }).click();
    await expect(settings.getByText(messages.privacySaved)).toBeVisible();
    await expectNoAxeViolations(settings, "an employer's privacy settings");
    await expectNoSidewaysScroll(settings, "an employer's privacy settings");
    await look();
    await page.reload();
    await expect(page.getByRole('list', { name: 'Who viewed you' }).getByText(employer.organization)).toBeVisible();
  });

  await test.step('what was shared is revoked before the employer opens it, not afterward', async () => {
    const { applicationId } = await apply(person, jobId);
    await page.reload();
    await page.getByRole('button', { name: `Revoke Resume for ${employer.organization}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(toast(page, 'Revoked. The employer can no longer open it.')).toBeVisible();
    await expect(page.getByText(/^Revoked on/)).toBeVisible();
    await page.getByRole('button', { name: `Revoke Contact details for ${employer.organization}` }).click();
    // While the person still thinks about it.
    const open = { params: { applicationId } };
    const opened = await api(applicationRoutes.getApplication, open, { token: employer.token });
    expect(opened.body.resume).toBeNull();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(page.getByText(/already opened it/)).toBeVisible();
    await expect(page.getByText(/^Opened on/).first()).toBeVisible();
    await expectNoAxeViolations(page, 'receipts');
  });
});
