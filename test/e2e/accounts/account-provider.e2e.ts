import type { Page } from '@playwright/test';
import { paths } from '@shared/paths';
import type { SiteConfig } from '@shared/platform/site/site-config';
import { expect, newProfessional, test, type Person } from '../support';

// This stack has no hosted sign-in, so its CSP excludes one; test/infra covers stages that do.
test.use({ bypassCSP: true });

const domain = 'sign-in.example.test';

type Answer = 'joined' | 'code';
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
      back.searchParams.set('error', 'invalid_request');
      back.searchParams.set('error_description', 'Already found an entry for username Google_1234');
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

test('a sign-in that only links the identity is repeated and lands on the page the person wanted', async ({ page }) => {
  const asked = await withGoogle(page, await newProfessional(), ['joined', 'code']);
  await page.goto(`${paths.login}?next=${encodeURIComponent(paths.accountSettings)}`);
  await page.getByRole('button', { name: 'Google' }).click();
  await expect(page).toHaveURL(paths.accountSettings);
  // The first response only links the identity; the second signs in.
  expect(asked.map((request) => request.get('identity_provider'))).toEqual(['Google', 'Google']);
});
