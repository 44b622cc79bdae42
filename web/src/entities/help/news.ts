import { paths, pathTo } from '@shared/paths';
import type { Catalogs } from '@shared/locales/catalogs';

type NewsName = keyof Catalogs['help/news'] extends infer Key
  ? Key extends `${infer Name}.title`
    ? Name
    : never
  : never;

/** Numbers only grow: people are remembered by the highest one they saw. */
export type News = { number: number; name: NewsName; on: string; to?: string };

/** Newest first. */
export const news: readonly [News, ...News[]] = [
  { number: 12, name: 'help-center', on: '2026-11-23', to: paths.help },
  { number: 11, name: 'support-tickets', on: '2026-11-23', to: paths.support },
  {
    number: 10,
    name: 'verified-employers',
    on: '2026-11-23',
    to: pathTo(paths.helpArticle, { article: 'verify-your-organization' }),
  },
  { number: 9, name: 'reports', on: '2026-11-23', to: paths.myReports },
  {
    number: 8,
    name: 'audit-log',
    on: '2026-11-23',
    to: pathTo(paths.helpArticle, { article: 'analytics-and-audit-log' }),
  },
  {
    number: 7,
    name: 'self-scheduling',
    on: '2026-11-23',
    to: pathTo(paths.helpArticle, { article: 'interview-and-hire' }),
  },
  { number: 6, name: 'scorecards', on: '2026-11-23' },
  { number: 5, name: 'match-steps', on: '2026-11-23', to: paths.jobs },
  {
    number: 4,
    name: 'compliance-file',
    on: '2026-11-23',
    to: pathTo(paths.helpArticle, { article: 'credentials-and-compliance' }),
  },
  { number: 3, name: 'languages', on: '2026-11-23' },
  {
    number: 2,
    name: 'team-two-factor',
    on: '2026-11-22',
    to: pathTo(paths.helpArticle, { article: 'team-and-permissions' }),
  },
  { number: 1, name: 'interviews-and-hours', on: '2026-11-21' },
];

export const [newestNews] = news;
