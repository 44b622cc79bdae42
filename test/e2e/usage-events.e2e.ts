import { siteStateRoutes } from '@shared/api/site-state.routes';
import { paths } from '@shared/paths';
import { messages } from '@shared/text/english.fixture';
import { expect, newProfessional, signInAs, test } from './support';

test('usage is reported only after the person turned it on', async ({ page }) => {
  await signInAs(page, await newProfessional());
  const sent: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === siteStateRoutes.recordUsage.path) sent.push(request.postData() ?? '');
  });
  const hide = () =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
  const save = async () => {
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await expect(page.getByText(messages.privacySaved)).toBeVisible();
  };
  const usage = page.getByRole('switch', { name: 'Count which pages and features I use' });

  await page.goto(paths.portfolio);
  await page.goto(paths.privacySettings);
  await expect(usage).not.toBeChecked();
  await hide();
  expect(sent).toEqual([]);

  await usage.check();
  await save();
  await page.goto(paths.portfolio);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(async () => {
    await hide();
    expect(sent.join()).toContain('"name":"portfolio"');
  }).toPass();

  await page.goto(paths.privacySettings);
  await usage.uncheck();
  await save();
  const before = sent.length;
  await page.goto(paths.portfolio);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await hide();
  expect(sent).toHaveLength(before);
});
