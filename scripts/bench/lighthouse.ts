import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumFlags } from '../lib/chromium';

export type Scores = {
  page: string;
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

/** Lighthouse defaults: emulated phone on simulated slow 4G. */
export const measurePage = async (site: string, page: string, chromePath: string): Promise<Scores> => {
  const chrome = await launch({ chromePath, chromeFlags: [...chromiumFlags, '--headless=new'], logLevel: 'silent' });
  try {
    const result = await lighthouse(`${site}${page}`, {
      port: chrome.port,
      onlyCategories: [...categories],
      logLevel: 'error',
    });
    if (!result) throw new Error(`Lighthouse answered nothing for ${page}.`);
    const { lhr } = result;
    const score = (id: (typeof categories)[number]): number => Math.round((lhr.categories[id]?.score ?? 0) * 100);
    const metric = (id: string): number => lhr.audits[id]?.numericValue ?? 0;
    const failed = categories
      .slice(1)
      .flatMap((id) =>
        (lhr.categories[id]?.auditRefs ?? [])
          .filter(({ id: audit, weight }) => weight > 0 && (lhr.audits[audit]?.score ?? 1) < 1)
          .map(({ id: audit }) => audit),
      );
    return {
      page,
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      lcpMs: Math.round(metric('largest-contentful-paint')),
      tbtMs: Math.round(metric('total-blocking-time')),
      cls: Number(metric('cumulative-layout-shift').toFixed(3)),
      failed,
    };
  } finally {
    chrome.kill();
  }
};
