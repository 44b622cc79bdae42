import type { InitialAssets } from '../bundle-size';
import { markdownTable, type Table } from '../report';
import { percentile, rounded } from '../statistics';
import type { Interactions } from './interactions';
import type { Scores } from './lighthouse';

export type PageResults = { pages: InitialAssets[]; lighthouse: Scores[]; interactions: Interactions[] };

export const pageTargets = {
  initialJsKb: 130,
  performance: 97,
  others: 100,
  publicLcpMs: 1500,
  homeLcpMs: 2000,
  interactionP75Ms: 100,
} as const;

const p75 = ({ durationsMs }: Interactions): number => percentile(durationsMs, 0.75);

export const pageTables = ({ pages, lighthouse, interactions }: PageResults): Table[] => [
  {
    title: 'First visit',
    note: "Scripts and styles that a page loads before it's usable.",
    columns: ['page', 'JS kB gz', 'CSS kB gz', 'files'],
    rows: pages.map(({ route, jsGzipKb, cssGzipKb, files }) => [
      route,
      rounded(jsGzipKb),
      rounded(cssGzipKb),
      files.length,
    ]),
  },
  {
    title: 'Lighthouse',
    note: 'The built site on an emulated phone with simulated slow 4G. Homes are signed in, and no search engine reads them.',
    columns: ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP ms', 'TBT ms', 'CLS'],
    rows: lighthouse.map((it) => [
      it.page,
      it.performance,
      it.accessibility,
      it.bestPractices,
      it.isPublic ? it.seo : '',
      it.lcpMs,
      it.tbtMs,
      it.cls,
    ]),
  },
  {
    title: 'Interactions',
    note: 'The browser’s own event timing (input to next paint, in steps of 8 ms) with the processor six times slower.',
    columns: ['what', 'p50 ms', 'p75 ms', 'longest ms', 'samples'],
    rows: interactions.map((it) => [
      it.name,
      percentile(it.durationsMs, 0.5),
      p75(it),
      Math.max(...it.durationsMs),
      it.durationsMs.length,
    ]),
  },
];

const missedScores = (it: Scores): string[] => {
  const lcpMs = it.isPublic ? pageTargets.publicLcpMs : pageTargets.homeLcpMs;
  const others = [it.accessibility, it.bestPractices, ...(it.isPublic ? [it.seo] : [])];
  return [
    ...(it.isPublic && it.performance < pageTargets.performance ? [`${it.page} scores ${it.performance}.`] : []),
    ...(it.lcpMs > lcpMs ? [`${it.page} paints its largest element after ${it.lcpMs} ms (at most ${lcpMs}).`] : []),
    ...(Math.min(...others) < pageTargets.others ? [`${it.page} fails ${it.failed.join(', ')}.`] : []),
  ];
};

export const missedPageTargets = ({ pages, lighthouse, interactions }: PageResults): string[] => [
  ...pages
    .filter(({ jsGzipKb }) => jsGzipKb > pageTargets.initialJsKb)
    .map(({ route, jsGzipKb }) => `${route} loads ${rounded(jsGzipKb)} kB of JavaScript initially.`),
  ...lighthouse.flatMap(missedScores),
  ...interactions
    .filter((it) => p75(it) > pageTargets.interactionP75Ms)
    .map((it) => `${it.name}: ${p75(it)} ms at p75 (at most ${pageTargets.interactionP75Ms}).`),
];

export const pageReport = (
  results: PageResults,
  { measuredAt, cores, loadAverage }: { measuredAt: Date; cores: number; loadAverage: number },
): string => {
  const missed = missedPageTargets(results);
  return [
    '## Pages',
    `Written by \`npm run bench:pages\` on ${measuredAt.toISOString().slice(0, 10)}: ${cores} cores with a load average of ${rounded(loadAverage)} at the start, stack and browser on one machine.`,
    missed.length === 0
      ? `All targets are met: at most ${pageTargets.initialJsKb} kB of JavaScript on a first visit, largest paint of public pages within ${pageTargets.publicLcpMs} ms and of homes within ${pageTargets.homeLcpMs} ms, and interactions within ${pageTargets.interactionP75Ms} ms at p75.`
      : `Targets missed:\n\n${missed.map((it) => `- ${it}`).join('\n')}`,
    ...pageTables(results).map((table) => markdownTable(table).replace(/^## /, '### ')),
  ].join('\n\n');
};
