import type { paths } from './paths';

/**
 * An entry of What's New; its texts are in the catalog `help/news`. Numbers only increase: each person's highest seen
 * number is stored.
 */
type News = {
  number: number;
  name: string;
  /** YYYY-MM-DD. */
  on: string;
  /** Link target: a page, or an article of the help center. */
  page?: keyof typeof paths;
  article?: string;
};

/** Entries, newest first. */
export const news = [
  { number: 12, name: 'help-center', on: '2026-11-23', page: 'help' },
  { number: 11, name: 'support-tickets', on: '2026-11-23', page: 'support' },
  { number: 10, name: 'verified-employers', on: '2026-11-23', article: 'verify-your-organization' },
  { number: 9, name: 'reports', on: '2026-11-23', page: 'myReports' },
  { number: 8, name: 'audit-log', on: '2026-11-23', article: 'analytics-and-audit-log' },
  { number: 7, name: 'self-scheduling', on: '2026-11-23', article: 'interview-and-hire' },
  { number: 6, name: 'scorecards', on: '2026-11-23' },
  { number: 5, name: 'match-steps', on: '2026-11-23', page: 'jobs' },
  { number: 4, name: 'compliance-file', on: '2026-11-23', article: 'credentials-and-compliance' },
  { number: 3, name: 'languages', on: '2026-11-23' },
  { number: 2, name: 'team-two-factor', on: '2026-11-22', article: 'team-and-permissions' },
  { number: 1, name: 'interviews-and-hours', on: '2026-11-21' },
] as const satisfies readonly [News, ...News[]];

/** The build inlines its members where they are used, so the menu of every page doesn't load the list. */
export const newestNews = news[0];

/** Path of the feed; other languages add their prefix, as in /es/whats-new.xml. */
export const newsFeedPath = '/whats-new.xml';
