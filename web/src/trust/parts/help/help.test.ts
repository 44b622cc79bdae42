import { expect, it } from 'vitest';
import { helpSectionNames } from '@shared/trust/model/help-vocabulary';
import { isHelpArticle, relatedTo, sectionOf } from './help-articles';
import { withoutMarkup } from './help-links';
import { news, newestNews } from '@shared/news';
import { createHelpSearch } from './search-help';
import { unreadNews } from './unread-news';

const entry = (id: string, title: string, text = '') => ({ id, title, summary: '', text });
const search = createHelpSearch([
  entry('verify', 'Get verified', 'Prove your domain and enter your NPI.'),
  entry('hours', 'Approve hours', 'Return days that look wrong.'),
  entry('password', 'Forgot password', 'We email you a code.'),
  entry('horas', 'Aprobación de horas', ''),
]);
const found = (query: string) => search(query).map(({ id }) => id);

it('finds articles by words, beginnings, and words with typos', () => {
  expect(found('domain')).toEqual(['verify']);
  expect(found('verif')).toEqual(['verify']);
  expect(found('pasword')).toEqual(['password']);
  expect(found('aproove hours')).toEqual(['hours']);
  expect(found('aprobacion')).toContain('horas');
  expect(found('zebra')).toEqual([]);
});

it('finds a question by some of its words', () => {
  expect(found('how do I reset my password')[0]).toBe('password');
});

it('relates articles of the same section', () => {
  expect(isHelpArticle('post-a-job')).toBe(true);
  expect(isHelpArticle('whats-new')).toBe(false);
  expect(relatedTo('analytics-and-audit-log')).toHaveLength(3);
  expect(relatedTo('post-a-job').map(sectionOf)).toEqual(['employers', 'employers', 'employers']);
  expect(helpSectionNames).toContain(sectionOf('get-started'));
});

it('reads text without its markup', () => {
  expect(withoutMarkup('Open <jobs>Jobs</jobs>, then <ui>Apply Now</ui>.')).toBe('Open Jobs, then Apply Now.');
});

it('numbers news without gaps, newest first', () => {
  expect(news.map(({ number }) => number)).toEqual(news.map((_, index) => news.length - index));
  expect([...news].sort((a, b) => b.on.localeCompare(a.on)).map(({ on }) => on)).toEqual(news.map(({ on }) => on));
});

it('counts unseen news', () => {
  const old = { createdAt: '2026-11-01T08:00:00.000Z' };
  expect(unreadNews(old)).toBe(newestNews.number);
  expect(unreadNews({ ...old, newsSeen: newestNews.number - 2 })).toBe(2);
  expect(unreadNews({ ...old, newsSeen: newestNews.number + 1 })).toBe(0);
  expect(unreadNews({ createdAt: '2026-12-01T08:00:00.000Z' })).toBe(0);
});
