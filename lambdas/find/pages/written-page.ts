import errors from '@shared/locales/en/errors.json';
import { productName } from '@shared/product';
import { log } from '../../platform/logger';
import { fillHead, type PageHead } from './page-head';
import type { PageReply, Shell } from './ports';

/** Caching for a minute in the CDN, with revalidation by browsers. */
const shared = 'public, max-age=0, s-maxage=60';
const fresh = 'no-cache';
const descriptionLength = 200;

export const titled = (title: string): string => `${title} · ${productName}`;

export const excerpt = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= descriptionLength ? line : `${line.slice(0, descriptionLength - 1).trimEnd()}…`;
};

type Written = {
  shell: Shell;
  /** Head of the page; null without a page. */
  read: () => Promise<PageHead | null>;
  missing: string;
};

/** Answers 404 without a page. If reading fails, the app still starts and reports the error. */
export const writtenPage = async ({ shell, read, missing }: Written): Promise<PageReply> => {
  const [html, head] = await Promise.all([shell.read(), read().catch(unreadable)]);
  if (head === 'unreadable') return { status: 503, html, cacheControl: 'no-store' };
  if (head) return { status: head.isGone ? 410 : 200, html: fillHead(html, head), cacheControl: shared };
  const none = {
    title: titled(missing),
    description: errors.NOT_FOUND,
    canonical: null,
    openGraph: {},
    data: null,
  };
  return { status: 404, html: fillHead(html, none), cacheControl: fresh };
};

const unreadable = (error: unknown): 'unreadable' => {
  log.error('page without its content', error);
  return 'unreadable';
};
