import { chromium, type Browser } from '@playwright/test';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { paths } from '../shared/paths';
import { ensureBuiltSite } from './lib/built-site';
import { chromiumFlags, ensureChromium } from './lib/chromium';
import { demoAccount, signIn } from './lib/demo-sign-in';
import { withDemoSite } from './lib/demo-site';
import { takeHelpPictures } from './lib/help-pictures';
import { runScript } from './lib/run-script';

// npm run pictures              the pictures of the README, the docs, and the help articles, from the demo data
// npm run pictures -- --built   with the build that is there

const folder = join(import.meta.dirname, '../docs/images');
const { values: flags } = parseArgs({ options: { built: { type: 'boolean' } } });

const recruiter = demoAccount('margaret.ellison');
const nurse = demoAccount('josephine.quigley');
const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const pictures = [
  { name: 'landing', path: paths.home, account: null, viewport: desk },
  { name: 'employer-home', path: paths.employerDashboard, account: recruiter, viewport: desk },
  { name: 'candidates', path: `${paths.applications}?view=board`, account: recruiter, viewport: desk },
  { name: 'analytics', path: paths.analytics, account: recruiter, viewport: desk },
  { name: 'jobs', path: paths.jobs, account: nurse, viewport: desk },
  { name: 'professional-home-phone', path: paths.professionalDashboard, account: nurse, viewport: phone },
  { name: 'jobs-phone', path: paths.jobs, account: nurse, viewport: phone },
] as const;

const take = async (browser: Browser, site: string, picture: (typeof pictures)[number]): Promise<void> => {
  const { name, path, account, viewport } = picture;
  const context = await browser.newContext({ viewport, colorScheme: 'light', reducedMotion: 'reduce' });
  const page = await context.newPage();
  if (account) await signIn(page, site, account);
  await page.goto(`${site}${path}`, { waitUntil: 'networkidle' });
  // Prerendered pages load their scripts after the first paint.
  if (!account) await page.locator('main a[href*="/jobs/job_"]').first().waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await context.close();
};

const takeAll = async (site: string): Promise<void> => {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags });
  try {
    for (const picture of pictures) {
      console.info(picture.name);
      await take(browser, site, picture);
    }
    await takeHelpPictures(browser, site, console.info);
  } finally {
    await browser.close();
  }
};

const run = async (): Promise<void> => {
  await ensureBuiltSite(flags.built === true, console.info);
  await withDemoSite(takeAll, console.info);
};

runScript(run);
