import type { Route } from '@shared/core/api/route';
import type { Browser, Locator, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { signInAs, type Person } from '../support';

export const pageOf = async (browser: Browser, person: Person | null): Promise<Page> => {
  const context = await browser.newContext();
  const page = await context.newPage();
  if (person) await signInAs(page, person);
  return page;
};

export const uniqueTitle = (words: string): string => `${words} ${randomUUID().slice(0, 6)}`;

/** Adds an item to a searchable list. */
const pick = async (page: Page, list: string, item: string): Promise<void> => {
  await page.getByRole('combobox', { name: list }).fill(item);
  await page.getByRole('option', { name: item, exact: true }).click();
};

/** Leaving the field adds the typed text. */
export const addSkills = async (page: Page, list: string): Promise<void> => {
  const field = page.getByRole('combobox', { name: 'Skills' });
  await field.fill(list);
  await field.press('Tab');
};

const removeButton = (page: Page, item: string): Locator =>
  page.getByRole('button', { name: `Remove ${item}`, exact: true });

/** Professions come first: an empty list is filled from the title. */
export const fillPosting = async (page: Page, title: string): Promise<void> => {
  const physician = 'Physician (MD/DO)';
  if (!(await removeButton(page, physician).isVisible())) await pick(page, 'Professions', physician);
  await page.getByLabel('Job title').fill(title);
  await page.getByRole('combobox', { name: 'Department' }).selectOption('Cardiology');
  await page.getByRole('combobox', { name: 'Shift', exact: true }).selectOption('Days');
  await page.getByLabel('Engagement').selectOption({ index: 1 });
  await page.getByRole('textbox', { name: 'Location' }).fill('Austin, TX');
  await page.getByLabel('Minimum pay').fill('210000');
  await page.getByLabel('Maximum pay').fill('240000');
  await page.getByLabel('Description').fill('Care for patients of the ward.\n\nShared call.');
  await page.getByLabel('Requirements').fill('Board certified.');
};

/** Minimal profile required for applying. */
export const fillMinimalProfile = async (page: Page): Promise<void> => {
  await pick(page, 'Profession', 'Physician (MD/DO)');
  await page.getByLabel('Professional title').fill('Cardiologist');
  await page.getByRole('combobox', { name: /^Specialty/ }).selectOption('Cardiology');
  await page.getByLabel('Years of experience').fill('6');
  await page.getByLabel('Bio').fill('Care for hearts.');
  await addSkills(page, 'Echocardiography');
};

export const toast = (page: Page, text: string): Locator => page.getByText(text, { exact: true });

export const countRequests = (page: Page, { method, path }: Pick<Route, 'method' | 'path'>): { count: number } => {
  const seen = { count: 0 };
  const asked = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  page.on('request', (request) => {
    if (request.method() === method && asked.test(new URL(request.url()).pathname)) seen.count += 1;
  });
  return seen;
};
