import { paths } from '@shared/paths';
import es from '@shared/locales/es/ui/account.json' with { type: 'json' };
import esNotices from '@shared/locales/es/notices.json' with { type: 'json' };
import esPricing from '@shared/locales/es/pages/pricing.json' with { type: 'json' };
import frSettings from '@shared/locales/fr/ui/settings.json' with { type: 'json' };
import frShell from '@shared/locales/fr/ui/shell.json' with { type: 'json' };
import { pageOf } from './find/marketplace-steps';
import { expect, expectNoAxeViolations, newEmployer, signInAs, test } from './support';

test('a visitor chooses a language that the browser keeps; an address in another language needs no choice', async ({
  page,
}) => {
  await page.goto(paths.pricing);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(`/es${paths.pricing}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page).toHaveTitle(new RegExp(esPricing.name));
  await expectNoAxeViolations(page, 'prices in Spanish');

  await page.goto(paths.login);
  await expect(page).toHaveURL(`/es${paths.login}`);
  await page.getByRole('button', { name: es.login.submit, exact: true }).click();
  await expect(page.getByText(esNotices.emailRequired)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(paths.login);

  const answer = await page.goto(`/fr${paths.pricing}`);
  expect(answer?.headers()['link']).toContain(`${paths.pricing}>; rel="alternate"; hreflang="x-default"`);
  await page.getByRole('contentinfo').getByRole('link', { name: frShell.footer.help }).click();
  await expect(page).toHaveURL(`/fr${paths.help}`);
  await page.goto(paths.help);
  await expect(page).toHaveURL(paths.help);
});

test('the account’s language follows it to another browser', async ({ page, browser }) => {
  const employer = await newEmployer();
  await signInAs(page, employer);
  await page.goto(paths.accountSettings);
  await page.getByRole('button', { name: 'Change Language' }).click();
  await page.getByLabel('Your language').selectOption('fr');
  await page.getByRole('button', { name: 'Save Language' }).click();
  await expect(page).toHaveURL(`/fr${paths.accountSettings}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(frSettings.accountSettings.title);
  await expectNoAxeViolations(page, 'account settings in French');

  const elsewhere = await pageOf(browser, employer);
  await elsewhere.goto(paths.settings);
  await expect(elsewhere).toHaveURL(`/fr${paths.settings}`);
});
