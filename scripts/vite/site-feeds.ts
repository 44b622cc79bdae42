import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { escapeHtml } from '../../lambdas/platform/text/escape-html.ts';
import { blogDays, blogFeedPath } from '../../shared/blog.ts';
import { news, newsFeedPath } from '../../shared/news.ts';
import { paths, sectionId, whatsNew } from '../../shared/paths.ts';
import { productDomain, productName } from '../../shared/product.ts';
import { languages, localeOf, type Language } from '../../shared/text/language.ts';
import { pathIn } from '../../shared/text/language-paths.ts';

type Part = { heading: string; paragraphs: readonly string[]; list?: readonly string[] };
type Blog = { title: string; description: string; content: { parts: readonly Part[] } };
type News = Record<string, { title: string; text: string }>;
type Help = { news: { title: string; description: string } };

/** Raw texts: the build has no compiled catalogs yet. */
const catalogIn = <C>(language: Language, name: string): C =>
  JSON.parse(readFileSync(new URL(`../../shared/locales/${language}/${name}.json`, import.meta.url), 'utf8')) as C;

export const blogIn = (language: Language): Blog => catalogIn(language, 'pages/blog');
export const newsIn = (language: Language): News => catalogIn(language, 'help/news');

const written = (text: string): string => escapeHtml(text.replaceAll('{product}', productName));
const html = ({ paragraphs, list = [] }: Part): string =>
  [
    ...paragraphs.map((text) => `<p>${written(text)}</p>`),
    ...(list.length > 0 ? [`<ul>${list.map((text) => `<li>${written(text)}</li>`).join('')}</ul>`] : []),
  ].join('');

type Entry = { number: number; day: string; title: string; address: string; html: string };
/** `entries`: newest first. */
type Feed = {
  name: string;
  path: string;
  page: string;
  title: string;
  description: string;
  entries: readonly [Entry, ...Entry[]];
};

/** IDs stay the same when a newer entry moves the others down. */
const idOf = (name: string): string => `tag:${productDomain},2026:${name}`;
const at = (day: string): string => `${day}T00:00:00Z`;

/** Atom feed, https://www.rfc-editor.org/rfc/rfc4287. URLs are those of the site that serves it. */
const atom = (language: Language, { name, path, page, title, description, entries }: Feed): string =>
  [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${localeOf[language]}">`,
    `  <title>${written(`${title} · ${productName}`)}</title>`,
    `  <subtitle>${written(description)}</subtitle>`,
    `  <id>${idOf(`${name}/${language}`)}</id>`,
    `  <link rel="self" href="${pathIn(language, path)}"/>`,
    `  <link href="${pathIn(language, page)}"/>`,
    `  <updated>${at(entries[0].day)}</updated>`,
    `  <author><name>${productName}</name></author>`,
    ...entries.map((entry) =>
      [
        '  <entry>',
        `    <title>${written(entry.title)}</title>`,
        `    <id>${idOf(`${name}/${language}/${entry.number}`)}</id>`,
        `    <link href="${pathIn(language, entry.address)}"/>`,
        `    <updated>${at(entry.day)}</updated>`,
        `    <content type="html">${escapeHtml(entry.html)}</content>`,
        '  </entry>',
      ].join('\n'),
    ),
    '</feed>',
    '',
  ].join('\n');

export const blogFeed = (language: Language): string => {
  const { title, description, content } = blogIn(language);
  const entries = content.parts.map((part, index) => ({
    number: content.parts.length - index,
    day: blogDays[index]!,
    title: part.heading,
    address: `${paths.blog}#${sectionId(index + 1)}`,
    html: html(part),
  }));
  const feed = { name: 'blog', path: blogFeedPath, page: paths.blog, title, description };
  return atom(language, { ...feed, entries: entries as [Entry, ...Entry[]] });
};

export const newsFeed = (language: Language): string => {
  const texts = newsIn(language);
  const { title, description } = catalogIn<Help>(language, 'ui/help').news;
  const entries = news.map(({ number, name, on }) => {
    const { title, text } = texts[name]!;
    return {
      number,
      day: on,
      title,
      address: `${whatsNew}#${name}`,
      html: html({ heading: title, paragraphs: [text] }),
    };
  });
  const feed = { name: 'news', path: newsFeedPath, page: whatsNew, title, description };
  return atom(language, { ...feed, entries: entries as [Entry, ...Entry[]] });
};

const feeds = languages.flatMap((language) => [
  { path: pathIn(language, blogFeedPath), read: () => blogFeed(language) },
  { path: pathIn(language, newsFeedPath), read: () => newsFeed(language) },
]);

export const siteFeeds = (): Plugin => ({
  name: 'site-feeds',
  generateBundle() {
    for (const { path, read } of feeds) {
      this.emitFile({ type: 'asset', fileName: path.slice(1), source: read() });
    }
  },
  configureServer({ middlewares }) {
    for (const { path, read } of feeds) {
      middlewares.use(path, (_request, response) => {
        response.setHeader('content-type', 'application/atom+xml; charset=utf-8');
        response.end(read());
      });
    }
  },
});
