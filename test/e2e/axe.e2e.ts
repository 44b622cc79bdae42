import { accountRoutes } from '@shared/accounts/api/accounts.routes';
import { attendanceRoutes } from '@shared/work/api/attendance.routes';
import { paths, redirects } from '@shared/paths';
import type { SiteRouteName } from '@shared/site-routes';
import type { Page } from '@playwright/test';
import { runPageFallback } from '../../infra/page-fallback';
import type { PseudoLocale } from '../../web/src/lib/i18n/language';
import { checkAllLooks, checkLook, looks } from './all-looks';
import { follow, noShiftId, onAllPages, settled, watchTraffic, type EveryPage } from './all-pages';
import { expectRoom, expectRoomMirrored, expectTranslated, watchData } from './pseudo-locales';
import { forgetAcceptance } from '../support/work/terms';
import { expect, newProfessional, signInAs, test, watchErrors } from './support';

/** Expected 404s: the account of a newcomer, and a shift that the person isn't booked on. */
const missing: readonly string[] = [
  accountRoutes.getMe.path,
  attendanceRoutes.getAttendance.path.replace('{shiftId}', noShiftId),
];

/** The browser may report a response when the next page is already open, so errors count without their page. */
const expectNoErrors = (errors: string[], what: string): void => {
  const unexpected = errors.splice(0).filter((error) => !missing.some((path) => error.endsWith(path)));
  expect(unexpected, `errors on ${what}`).toEqual([]);
};

const checkWide = async (page: Page, what: string, errors: string[]): Promise<void> => {
  await expect(page, `title of ${what}`).toHaveTitle(/\S.*Wardline|Wardline.*\S/);
  await checkLook(page, what, 'wide');
  expectNoErrors(errors, what);
};

const fileOfPage = runPageFallback();
/** Whether a page is prerendered; others start in the application, which is already loaded. */
const isWritten = (address: string): boolean => fileOfPage(address.split('?')[0]!) !== '/app.html';

onAllPages(async (page, pages, viewer) => {
  const [errors, traffic, data] = [watchErrors(page), watchTraffic(page), watchData(page)];
  const visit = async (
    prefix: '' | `/${PseudoLocale}`,
    some: readonly EveryPage[],
    check: (what: string, name: SiteRouteName) => Promise<void>,
  ): Promise<void> => {
    const titles = new Set<string>();
    for (const [index, { name, address }] of some.entries()) {
      const what = prefix ? `${name} in ${prefix.slice(1)}` : name;
      await test.step(what, async () => {
        // Visitors open prerendered pages from outside.
        const isLoaded = index === 0 || (viewer === 'guest' && prefix === '' && isWritten(address));
        await (isLoaded ? page.goto(prefix + address) : follow(page, prefix + address));
        await settled(page, traffic, what);
        titles.add(await page.title());
        await check(what, name);
      });
    }
    // Some pages redirect to the same one.
    expect(titles.size, 'pages that were reached').toBeGreaterThan(some.length / 2);
  };

  // Only visitors get prerendered pages, which are in English; all others are opened once, with longer texts.
  const isOnce = viewer !== 'guest';
  if (!isOnce) await visit('', pages, (what) => checkWide(page, what, errors));
  await visit('/en-XA', pages, async (what, name) => {
    if (isOnce) await checkWide(page, what, errors);
    await page.setViewportSize(looks.narrow.viewport);
    await expectTranslated(page, data, name, what);
    await expectRoom(page, what);
    await checkLook(page, what, 'narrow');
    await expectRoomMirrored(page, what);
  });
  await visit('/ar-XB', pages.slice(0, 1), async (what) => {
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expectRoom(page, what);
  });
});

test('an address that does not exist', async ({ page }) => {
  const errors = watchErrors(page);
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await checkWide(page, 'the 404 page', errors);
  await checkLook(page, 'the 404 page', 'narrow');
});

test('terms that must be accepted', async ({ page }) => {
  const person = await newProfessional();
  await forgetAcceptance(person);
  await signInAs(page, person);
  await page.goto(paths.dashboard);
  await expect(page.getByRole('heading', { level: 1, name: 'Review our terms' })).toBeVisible();
  await checkAllLooks(page, 'the terms that are due');
  await page.getByRole('button', { name: 'Accept and Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Review our terms' })).toBeHidden();
});

test('old addresses redirect', async ({ page, world }) => {
  const viewers = Object.groupBy(Object.entries(redirects), ([, to]) =>
    to === paths.postJob ? 'employer' : 'professional',
  );
  for (const viewer of ['professional', 'employer'] as const) {
    await signInAs(page, world[viewer]);
    for (const [from] of viewers[viewer] ?? []) {
      await page.goto(from);
      await expect(page).not.toHaveURL(from);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    }
  }
});
