import type { Page } from '@playwright/test';
import { messageTemplateRoutes } from '@shared/messages/api/message-templates.routes';
import { paths, pathTo } from '@shared/paths';
import { api } from '../../support/client';
import { pageOf } from '../find/marketplace-steps';
import {
  apply,
  createJob,
  expect,
  expectNoAxeViolations,
  newEmployer,
  newProfessional,
  signInAs,
  test,
} from '../support';

const write = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('textbox', { name: /^Message to/ }).fill(text);
  await page.keyboard.press('Enter');
};
const thread = (page: Page) => page.getByRole('log');
const said = (page: Page, text: string) => thread(page).getByText(text, { exact: true });

test('two people see each other’s messages at once, including those written offline', async ({
  page: office,
  browser,
}) => {
  const [employer, professional] = await Promise.all([
    newEmployer({ firstName: 'Erin', lastName: 'Employer' }),
    newProfessional({ firstName: 'Pat', lastName: 'Professional' }),
  ]);
  await apply(professional, (await createJob(employer)).jobId);
  const template = { name: 'Thanks', body: 'Thanks, {first name}. {my name}' };
  await api(messageTemplateRoutes.createMessageTemplate, { body: template }, { token: employer.token });
  await signInAs(office, employer);
  const phone = await pageOf(browser, professional);
  await phone.goto(paths.professionalDashboard);
  await expect(phone.getByRole('link', { name: 'Messages', exact: true }).first()).toBeVisible();
  await office.goto(pathTo(paths.doctorProfile, { userId: professional.userId }));
  await office.getByRole('link', { name: 'Message', exact: true }).click();
  await office.getByRole('button', { name: 'Write a Message' }).click();
  const dialog = office.getByRole('dialog', { name: 'New Message' });
  await dialog.getByLabel(/^Subject/).fill('Night shifts');
  await dialog.getByLabel(/^Message/).fill('Are you free in May?');
  await dialog.getByRole('button', { name: 'Send Message' }).click();
  await expect(said(office, 'Are you free in May?')).toBeVisible();
  await expect(said(office, 'Sent')).toBeVisible();

  // The other page's header updates live, and the first page shows that the thread was opened.
  await phone.getByRole('link', { name: 'Messages, 1 unread' }).click();
  await phone.getByRole('link', { name: /^Erin Employer/ }).click();
  await expect(said(phone, 'Are you free in May?')).toBeVisible();
  await expect(said(office, 'Read')).toBeVisible();
  await phone.getByRole('textbox', { name: /^Message to/ }).pressSequentially('Yes');
  await expect(office.getByText('Pat is typing')).toBeVisible();
  await phone.keyboard.press('Enter');
  await expect(said(office, 'Yes')).toBeVisible();
  await expect(phone.getByRole('link', { name: 'Messages', exact: true }).first()).toBeVisible();
  await office.getByRole('button', { name: 'Use a Template' }).click();
  await office.getByRole('menuitem', { name: 'Thanks' }).click();
  await expect(office.getByRole('textbox', { name: /^Message to/ })).toHaveValue('Thanks, Pat. Erin Employer');
  await expectNoAxeViolations(office, 'a thread');

  await phone.context().setOffline(true);
  await write(phone, 'One from the train');
  await write(phone, 'Two from the train');
  await expect(thread(phone).getByText('Not sent yet')).toBeVisible();
  await write(office, 'Meanwhile');
  await expect(said(office, 'Meanwhile')).toBeVisible();
  await phone.context().setOffline(false);
  await expect(thread(phone).getByText('Not sent yet')).toBeHidden();
  await expect(said(phone, 'Meanwhile')).toBeVisible();
  await expect(thread(office).getByText(/from the train$/)).toHaveText(['One from the train', 'Two from the train']);
});
