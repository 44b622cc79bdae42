import type { Page } from '@playwright/test';
import { messages } from '@shared/text/english.fixture';
import { paths } from '@shared/paths';
import type { SiteConfig } from '@shared/platform/site-config';
import { notice } from '@shared/text/notice';
import { firstHome } from './account-steps';
import { expect, newNewcomer, newProfessional, test, type Person } from './support';

// This stack has no hosted sign-in, so its CSP excludes one; test/infra covers stages that do.
test.use({ bypassCSP: true });

const domain = 'sign-in.example.test';

type Answer = 'joined' | 'code' | { refusal: string };
type Session = Pick<Person, 'accessToken' | 'idToken' | 'refreshToken'>;

/** Fakes the hosted sign-in of a stage with Google: redirects and tokens. */
const withGoogle = async (page: Page, session: Session, answers: Answer[]) => {
  const asked: URLSearchParams[] = [];
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    const config = (await response.json()) as SiteConfig;
    await route.fulfill({ response, json: { ...config, identityDomain: domain, identityProviders: ['Google'] } });
  });
  await page.route(`https://${domain}/oauth2/authorize*`, (route) => {
    const request = new URL(route.request().url()).searchParams;
    const answer = answers[asked.push(request) - 1] ?? 'code';
    const back = new URL(request.get('redirect_uri')!);
    back.searchParams.set('state', request.get('state')!);
    if (answer === 'code') back.searchParams.set('code', 'c0de');
    else {
      const found = 'Already found an entry for username Google_1234';
      back.searchParams.set('error', 'invalid_request');
      back.searchParams.set('error_description', answer === 'joined' ? found : answer.refusal);
    }
    return route.fulfill({ status: 302, headers: { location: back.href } });
  });
  await page.route(`https://${domain}/oauth2/token`, (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      json: {
        access_token: session.accessToken,
        id_token: session.idToken,
        refresh_token: session.refreshToken,
        token_type: 'Bearer',
        expires_in: 3600,
      },
    }),
  );
  return asked;
};

const continueWithGoogle = (page: Page) => page.getByRole('button', { name: 'Google' }).click();

test('who comes from a provider for the first time completes the registration', async ({ page }) => {
  const asked = await withGoogle(page, await newNewcomer(), ['joined', 'code']);
  await page.goto(paths.login);
  await continueWithGoogle(page);
  // The first response only links the identity; the second signs in.
  await expect(page).toHaveURL(paths.completeRegistration);
  expect(asked.map((request) => request.get('identity_provider'))).toEqual(['Google', 'Google']);
  await page.getByLabel('Phone').fill('+1 202 555 0149');
  await page.getByRole('checkbox', { name: /Terms of Service/ }).check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL(firstHome.doctor);
});

test('a refused sign-in is repeated once at most, says why, and goes on to the page that was wanted', async ({
  page,
}) => {
  const refusal = `PreSignUp failed with error ${notice('confirmBeforeProvider')}.`;
  const asked = await withGoogle(page, await newProfessional(), ['joined', 'joined', { refusal }, 'joined', 'code']);
  const wanted = `${paths.login}?next=${encodeURIComponent(paths.accountSettings)}`;
  await page.goto(wanted);
  await continueWithGoogle(page);
  await expect(page.getByRole('heading', { name: 'Authentication Error' })).toBeVisible();
  expect(asked).toHaveLength(2);

  await page.goto(wanted);
  await continueWithGoogle(page);
  await expect(page.getByText(messages.confirmBeforeProvider)).toBeVisible();
  expect(asked).toHaveLength(3);

  await page.goto(wanted);
  await continueWithGoogle(page);
  await expect(page).toHaveURL(paths.accountSettings);
  expect(asked).toHaveLength(5);
});
