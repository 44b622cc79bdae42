import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';
import { chromiumFlags } from '../../lib/chromium';
import type { DemoAccount } from '../../seed/demo-accounts';
import { signIn } from '../../lib/demo-sign-in';

export type Scores = {
  page: string;
  /** Pages behind a sign-in aren't for search engines. */
  isPublic: boolean;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  failed: string[];
};

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

const failedAudits = ({ categories: found, audits }: Result, judged: readonly Category[]): string[] =>
  judged
    .filter((id) => id !== 'performance')
    .flatMap((id) =>
      (found[id]?.auditRefs ?? [])
        .filter(({ id: audit, weight }) => weight > 0 && (audits[audit]?.score ?? 1) < 1)
        .map(({ id: audit }) => audit),
    );

const signInThere = async (port: number, site: string, account: DemoAccount): Promise<void> => {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await browser.contexts()[0]!.newPage();
  await signIn(page, site, account);
  await page.close();
  await browser.close();
};

/** Lighthouse defaults: emulated phone on simulated slow 4G. In a separate browser, so nothing is cached. */
const runOnce = async (
  site: string,
  page: string,
  chromePath: string,
  account: DemoAccount | undefined,
): Promise<Result> => {
  const chrome = await launch({ chromePath, chromeFlags: [...chromiumFlags, '--headless=new'], logLevel: 'silent' });
  try {
    if (account) await signInThere(chrome.port, site, account);
    const result = await lighthouse(`${site}${page}`, {
      port: chrome.port,
      onlyCategories: [...categories],
      // The session is kept in web storage.
      disableStorageReset: account !== undefined,
      logLevel: 'error',
    });
    if (!result) throw new Error(`Lighthouse answered nothing for ${page}.`);
    return result.lhr;
  } finally {
    chrome.kill();
  }
};

/** The simulation depends on requests before the first paint, which vary by run. */
const runs = 5;

/** A headless browser sometimes paints nothing for Lighthouse (NO_FCP), independent of the page. */
const spareRuns = 3;

const measuredRuns = async (...call: Parameters<typeof runOnce>): Promise<Result[]> => {
  const results: Result[] = [];
  for (let run = 0; results.length < runs; run += 1) {
    const result = await runOnce(...call);
    if (!result.runtimeError) results.push(result);
    else if (run >= runs + spareRuns) throw new Error(`${call[1]}: ${result.runtimeError.message}`);
  }
  return results;
};

export const measurePage = async (
  site: string,
  page: string,
  chromePath: string,
  account?: DemoAccount,
): Promise<Scores> => {
  const median = computeMedianRun(await measuredRuns(site, page, chromePath, account));
  const score = (id: Category): number => Math.round((median.categories[id]?.score ?? 0) * 100);
  const metric = (id: string): number => median.audits[id]?.numericValue ?? 0;
  const isPublic = account === undefined;
  return {
    page,
    isPublic,
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpMs: Math.round(metric('largest-contentful-paint')),
    tbtMs: Math.round(metric('total-blocking-time')),
    cls: Number(metric('cumulative-layout-shift').toFixed(3)),
    failed: failedAudits(median, isPublic ? categories : ['accessibility', 'best-practices']),
  };
};
