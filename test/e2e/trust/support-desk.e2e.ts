import { messages } from '@shared/text/english.fixture';
import { contactSupport, paths } from '@shared/paths';
import { registerSupport } from '../../support/marketplace';
import { uniqueTitle } from '../find/marketplace-steps';
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  mailTo,
  newProfessional,
  signInAs,
  test,
  uniqueEmail,
} from '../support';

test('a ticket is submitted, answered, and rated', async ({ browser, page }) => {
  const [person, staff] = await Promise.all([newProfessional({}, { complete: false }), registerSupport()]);
  await signInAs(page, person);
  await page.goto(contactSupport);
  const subject = uniqueTitle('The calendar stopped syncing');
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Description').fill('Since yesterday, interviews no longer appear.');
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Submit Ticket' }).click();
  await expect(page.getByText(messages.ticketSubmitted)).toBeVisible();
  await expect(page.getByText(/^Answer by/)).toBeVisible();

  const desk = await (await browser.newContext()).newPage();
  await signInAs(desk, staff);
  await desk.goto(paths.tickets);
  await desk.getByRole('link', { name: subject }).click();
  await desk.getByRole('textbox', { name: 'Reply' }).fill('Please reconnect it.');
  await desk.getByLabel('Resolve with this reply').check();
  await expectNoAxeViolations(desk);
  await desk.getByRole('button', { name: 'Send and Resolve' }).click();
  await expect(desk.getByText('Reply sent')).toBeVisible();
  await desk.context().close();

  await page.reload();
  await expect(page.getByText('Please reconnect it.')).toBeVisible();
  await page.getByRole('group', { name: 'Did we solve it?' }).getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Thanks for telling us.')).toBeVisible();
});

test('a visitor writes to support and confirms the address', async ({ page }) => {
  const email = uniqueEmail('visitor');
  await page.goto(paths.contact);
  await page.getByLabel('Name').fill('Gail Visitor');
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByLabel('Subject').fill('Prices');
  await page.getByLabel('Message').fill('What does it cost?');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Check your inbox')).toBeVisible();
  const mail = await mailTo(email);
  await page.goto(mail.links.find((link) => link.includes(paths.confirmTicket))!);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText(/Your ticket is TICK-/)).toBeVisible();
});
