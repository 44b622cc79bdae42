import { calendarRoutes } from '@shared/api/calendar.routes';
import { messages } from '@shared/text/english.fixture';
import { paths } from '@shared/paths';
import { api, gatewayAddress } from '../support/client';
import { expect, newProfessional, signInAs, test } from './support';

test('a night shift is entered, moved and deleted, and a task ticked off', async ({ page }) => {
  const person = await newProfessional({}, { complete: false });
  await signInAs(page, person);
  await page.goto(paths.calendar);
  await page.getByRole('button', { name: 'Add Event' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save Event' }).click();
  await expect(dialog.getByText(messages.required)).toBeVisible();
  await dialog.getByLabel('Title').fill('Night in the ward');
  await dialog.getByLabel('Start').fill('19:00');
  await dialog.getByLabel('End').fill('07:00');
  await expect(dialog.getByText(/12 hr$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save Event' }).click();
  await expect(page.getByText(messages.scheduleItemSaved)).toBeVisible();

  const upcoming = page.getByRole('region').or(page.locator('section')).filter({ hasText: 'Upcoming events' }).last();
  await upcoming.getByRole('button', { name: /Night in the ward/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('dialog').getByLabel('Title').fill('Night in the emergency room');
  await page.getByRole('dialog').getByRole('button', { name: 'Save Event' }).click();
  await upcoming.getByRole('button', { name: /Night in the emergency room/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(messages.scheduleItemDeleted)).toBeVisible();
  await expect(upcoming.getByText('Nothing scheduled in the next two months.')).toBeVisible();

  await page.getByRole('button', { name: 'Add Task' }).click();
  await page.getByRole('dialog').getByLabel('Title').fill('Renew ACLS');
  await page.getByRole('dialog').getByRole('button', { name: 'Save Task' }).click();
  const task = page.getByRole('checkbox', { name: 'Renew ACLS' });
  await task.click();
  await expect(task).toBeChecked();
  await expect(async () => {
    const query = { from: '2000-01-01', to: '2000-01-02' };
    const { body } = await api(calendarRoutes.readCalendar, { query }, { token: person.token });
    expect(body.tasks).toEqual([]);
  }).toPass();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Renew ACLS' })).toBeChecked();
});

test('on a phone the calendar is a list; another calendar subscribes and one is imported', async ({ page }) => {
  const person = await newProfessional({}, { complete: false });
  await signInAs(page, person);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.calendar);
  await expect(page.getByRole('button', { name: 'List', exact: true })).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: 'Create Private Link' }).click();
  const address = page.getByLabel('Private link');
  await expect(address).toHaveValue(/\/api\/calendar\/feeds\/.+\.ics$/);
  const first = await address.inputValue();
  expect((await page.request.get(first)).status()).toBe(200);
  await page.getByRole('button', { name: 'Create New Link' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create New Link' }).click();
  await expect(page.getByText(messages.feedRotated)).toBeVisible();
  expect((await page.request.get(first)).status()).toBe(404);

  const field = page.getByLabel('Calendar link (iCal)');
  await field.fill('https://127.0.0.1/calendar.ics');
  await field.press('Enter');
  await expect(page.getByText(messages.addressNotPublic)).toBeVisible();
  await field.fill(`${gatewayAddress()}/_local/calendar.ics`);
  await page.getByRole('button', { name: 'Import Busy Times' }).click();
  await expect(page.getByText(messages.calendarImported)).toBeVisible();
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(page.getByText('Busy', { exact: true }).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});
