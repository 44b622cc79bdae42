import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../../shared/paths';
import { demoAccount, signIn } from './demo-sign-in';

/** Folder where help articles find pictures and their sizes. */
const folder = join(import.meta.dirname, '../../web/src/trust/screens/help/pictures');
const quality = 75;
const viewport = { width: 920, height: 760 };
const maxHeight = 460;
/** Margin around the element, to include its border. */
const margin = 8;

type Picture = {
  /** "post-a-job-2" is for the second step of the article. */
  name: string;
  who: string;
  path: string;
  open?: (page: Page) => Promise<void>;
  /** Element that the step explains; by default the page's content. */
  of?: (page: Page) => Locator;
  /** Height of the picture, if less than usual is relevant. */
  height?: number;
};

const nurse = 'josephine.quigley';
const physician = 'elena.vasquez';
const recruiter = 'margaret.ellison';
const job = (page: Page) => page.getByRole('main').getByRole('link', { name: /Travel ICU RN/ });

const pictures: readonly Picture[] = [
  { name: 'find-and-apply-1', who: nurse, path: paths.jobs },
  {
    name: 'find-and-apply-2',
    who: nurse,
    path: paths.jobs,
    open: (page) => job(page).first().click(),
    of: (page) => page.getByRole('region', { name: 'Your match' }),
  },
  { name: 'find-and-apply-5', who: nurse, path: paths.applications, height: 260 },
  { name: 'interviews-and-offers-1', who: physician, path: paths.interviews, height: 200 },
  {
    name: 'interviews-and-offers-2',
    who: physician,
    path: paths.calendar,
    open: (page) => page.getByRole('main').getByText('List', { exact: true }).click(),
    height: 420,
  },
  {
    name: 'hours-and-pay-2',
    who: physician,
    path: paths.timesheets,
    of: (page) => page.getByRole('form', { name: 'Weekly hours' }),
  },
  { name: 'hours-and-pay-4', who: physician, path: paths.timesheets, height: 180 },
  { name: 'post-a-job-1', who: recruiter, path: paths.manageJobs, height: 320 },
  { name: 'post-a-job-2', who: recruiter, path: paths.postJob },
  { name: 'review-candidates-1', who: recruiter, path: `${paths.applications}?view=board` },
  { name: 'review-candidates-2', who: recruiter, path: paths.applications },
  { name: 'approve-hours-1', who: recruiter, path: paths.timesheets },
  {
    name: 'approve-hours-3',
    who: recruiter,
    path: paths.timesheets,
    open: (page) => page.getByRole('main').getByRole('link', { name: 'Isaac Thompson' }).first().click(),
  },
];

const settled = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
};

const take = async (page: Page, devtools: CDPSession, { name, of, height: most = maxHeight }: Picture) => {
  const element = of?.(page) ?? page.getByRole('main');
  await element.evaluate((it) => it.scrollIntoView({ block: 'start' }));
  const box = await element.boundingBox();
  if (!box) throw new Error(`${name}: the element isn't on the page.`);
  const around = of ? margin : 0;
  const x = Math.max(0, box.x - around);
  const y = Math.max(0, box.y - around);
  const width = Math.round(Math.min(box.width + 2 * around, viewport.width - x));
  const height = Math.round(Math.min(box.height + 2 * around, most, viewport.height - y));
  // The clip is relative to the top of the document.
  const scrolled = await page.evaluate(() => ({ x: window.scrollX, y: window.scrollY }));
  const clip = { x: x + scrolled.x, y: y + scrolled.y, width, height, scale: 1 };
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality, clip });
  writeFileSync(join(folder, `${name}.webp`), Buffer.from(data, 'base64'));
  return { width, height };
};

/** Pictures of the help articles, in English and light colors. */
export const takeHelpPictures = async (browser: Browser, site: string, progress: (text: string) => void) => {
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) if (file.endsWith('.webp')) rmSync(join(folder, file));
  const sizes: Record<string, { width: number; height: number }> = {};
  for (const who of [nurse, physician, recruiter]) {
    const context = await browser.newContext({ viewport, colorScheme: 'light', reducedMotion: 'reduce' });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await signIn(page, site, demoAccount(who));
    for (const picture of pictures.filter((it) => it.who === who)) {
      progress(picture.name);
      await page.goto(`${site}${picture.path}`);
      await settled(page);
      await picture.open?.(page);
      await settled(page);
      sizes[picture.name] = await take(page, devtools, picture);
    }
    await context.close();
  }
  writeFileSync(join(folder, 'sizes.json'), `${JSON.stringify(sizes, null, 2)}\n`);
  const bytes = readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  progress(`${Math.round(bytes / 1024)} kB`);
};
