import { readFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { dataRights } from '@shared/paths';
import { gatewayAddress } from '../support/client';
import { mailTo, expect, newProfessional, signInAs, test } from './support';

const build = async (): Promise<void> => {
  const run = await fetch(`${gatewayAddress()}/_local/schedules/build-exports`, { method: 'POST' });
  expect(run.ok, await run.text()).toBe(true);
};

test('a professional requests an export, gets the link by email, and downloads everything', async ({ page }) => {
  const person = await newProfessional();
  await signInAs(page, person);
  await page.goto(dataRights);
  const card = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Your Data Rights' }) });
  await card.getByRole('button', { name: 'Export Data' }).click();
  await card.getByLabel(/^Current password/).fill('Wrong-pass-1');
  await card.getByRole('button', { name: 'Export Data' }).click();
  await expect(card.getByText('The current password is incorrect.')).toBeVisible();
  await card.getByLabel(/^Current password/).fill(person.password);
  await card.getByRole('button', { name: 'Export Data' }).click();
  const said = 'Data export requested. You will receive an email with download link within 24 hours.';
  await expect(card.getByText(said)).toBeVisible();
  await expect(card.getByRole('button', { name: 'Export Requested' })).toBeDisabled();

  await build();
  const mail = await mailTo(person.email, ({ subject }) => subject === 'Your data export is ready');
  expect(mail.links.some((link) => link.endsWith(dataRights))).toBe(true);
  await page.reload();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Wardline export \d{4}-\d\d-\d\d\.zip$/);
  const zip = unzipSync(await readFile(await download.path()));
  const textOf = (path: string): string => strFromU8(zip[path] ?? new Uint8Array());
  expect(textOf('data/account.json')).toContain(person.email);
  const { files } = JSON.parse(textOf('manifest.json')) as { files: { path: string; sha256: string }[] };
  expect(files.length).toBeGreaterThan(20);
  for (const { path, sha256 } of files) {
    expect([path, sha256]).toEqual([path, createHash('sha256').update(zip[path]!).digest('hex')]);
  }
  await expect(card.getByRole('button', { name: 'Export Requested' })).toBeDisabled();
});
