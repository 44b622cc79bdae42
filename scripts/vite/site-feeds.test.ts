import { XmlDocument, XmlElement } from 'libxml2-wasm';
import { describe, expect, it } from 'vitest';
import { blogDays } from '../../shared/blog';
import { isDay } from '../../shared/core/rules/calendar-days';
import { news } from '../../shared/news';
import { languages } from '../../shared/text/language';
import { blogFeed, blogIn, newsFeed, newsIn } from './site-feeds';

const atom = { a: 'http://www.w3.org/2005/Atom' };

/** Texts and URLs of the elements at the path. */
const read = (xml: string, path: string): string[] => {
  const document = XmlDocument.fromString(xml);
  try {
    return document
      .find(path, atom)
      .map((it) => (it instanceof XmlElement ? (it.attr('href')?.value ?? it.content) : it.content));
  } finally {
    document.dispose();
  }
};

describe.each(languages)('the feeds in %s', (language) => {
  const prefix = language === 'en' ? '' : `/${language}`;
  const [blog, whatsNew] = [blogFeed(language), newsFeed(language)];
  const { parts } = blogIn(language).content;

  it('have every blog post with its date and URL', () => {
    expect(read(blog, '//a:entry/a:title')).toEqual(parts.map(({ heading }) => heading));
    expect(read(blog, '//a:entry/a:updated')).toEqual(blogDays.map((day) => `${day}T00:00:00Z`));
    expect(read(blog, '//a:entry/a:link')).toEqual(parts.map((_, index) => `${prefix}/blog#section-${index + 1}`));
    expect(read(blog, '/a:feed/a:link')).toEqual([`${prefix}/blog.xml`, `${prefix}/blog`]);
  });

  it('have every What’s New entry with its date and URL', () => {
    const texts = newsIn(language);
    expect(read(whatsNew, '//a:entry/a:title')).toEqual(news.map(({ name }) => texts[name]?.title));
    expect(read(whatsNew, '//a:entry/a:updated')).toEqual(news.map(({ on }) => `${on}T00:00:00Z`));
    expect(read(whatsNew, '//a:entry/a:link')).toEqual(news.map(({ name }) => `${prefix}/help/whats-new#${name}`));
    expect(read(whatsNew, '/a:feed/a:link')).toEqual([`${prefix}/whats-new.xml`, `${prefix}/help/whats-new`]);
  });

  it('use each ID only once across feeds', () => {
    const ids = [blog, whatsNew].flatMap((xml) => read(xml, '//a:id'));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each([
    ['blog', blog],
    ['what is new', whatsNew],
  ])('contain no unfilled message argument: %s', (_, xml) => {
    expect(xml).not.toContain('{');
    for (const content of read(xml, '//a:entry/a:content')) expect(content).toMatch(/^<p>.*<\/(p|ul)>$/s);
  });
});

it('keep the IDs of older posts', () => {
  expect(read(blogFeed('en'), '//a:id').slice(0, 2)).toEqual([
    'tag:wardline.example,2026:blog/en',
    `tag:wardline.example,2026:blog/en/${blogDays.length}`,
  ]);
});

it('has a date for each post and entry, newest first', () => {
  for (const language of languages) expect(blogDays).toHaveLength(blogIn(language).content.parts.length);
  for (const days of [blogDays, news.map(({ on }) => on)]) {
    expect(days.every(isDay)).toBe(true);
    expect([...days].sort().toReversed()).toEqual(days);
  }
});
