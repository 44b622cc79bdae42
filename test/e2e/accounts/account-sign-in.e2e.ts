import { paths } from '@shared/paths';
import { confirmed, enterCredentials, firstHome } from './account-steps';
import { expect, test } from '../support';

test('input typed and sent before the scripts load is neither lost nor put into the address', async ({
  page,
  request,
}) => {
  const person = await confirmed(request);
  const scripts = Promise.withResolvers<undefined>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(paths.login, { waitUntil: 'commit' });
  await page.getByLabel('Email address').fill(person.email);
  await page.getByLabel(/^Password/).fill(person.password);
  await page.getByLabel(/^Password/).press('Enter');
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true })).toBeDisabled();
  scripts.resolve(undefined);
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled();
  expect(new URL(page.url()).search).toBe('');
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(firstHome.doctor);
});

test('a session ends with its tab unless remembered, and in every tab on sign-out', async ({
  context,
  page,
  request,
}) => {
  const person = await confirmed(request);
  const requested = `${paths.accountSettings}?from=mail`;
  await page.goto(requested);
  await expect(page).toHaveURL(`${paths.login}?next=${encodeURIComponent(requested)}`);
  await enterCredentials(page, person);
  await expect(page).toHaveURL(requested);
  const other = await context.newPage();
  await other.goto(paths.settings);
  await expect(other).toHaveURL(/\/login/);

  await other.getByLabel('Remember me').check();
  await enterCredentials(other, person);
  await expect(other).toHaveURL(paths.settings);
  const third = await context.newPage();
  await third.goto(paths.settings);
  await expect(third.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();

  // Also when the identity service is unreachable.
  await other.route('**/_local/aws/cognito**', (route) => route.abort());
  await other.getByRole('button', { name: /profile menu$/ }).click();
  await other.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(other).toHaveURL(paths.home);
  await expect(other.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  await expect(third).toHaveURL(/\/login/);
});
