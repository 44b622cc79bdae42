import { escapeHtml } from '../../platform/text/escape-html';

/** Escapes JSON for a script element. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => {
    const code = character.charCodeAt(0).toString(16).padStart(4, '0');
    return `\\u${code}`;
  });

export type PageHead = {
  title: string;
  description: string;
  /** Canonical URL; null excludes the page from search engines. */
  canonical: string | null;
  openGraph: Record<string, string>;
  data: unknown;
  /** Answers 410, so that search engines and previews drop the page. */
  isGone?: boolean;
};

const meta = (name: 'name' | 'property', key: string, content: string): string =>
  `<meta ${name}="${key}" content="${escapeHtml(content)}" />`;

const tags = ({ title, description, canonical, openGraph, data }: PageHead): string[] => [
  ...(canonical === null
    ? [meta('name', 'robots', 'noindex')]
    : [`<link rel="canonical" href="${escapeHtml(canonical)}" />`]),
  meta('property', 'og:title', title),
  meta('property', 'og:description', description),
  ...Object.entries(openGraph).map(([key, content]) => meta('property', key, content)),
  ...(data ? [`<script type="application/ld+json">${scriptJson(data)}</script>`] : []),
];

const titleTag = /<title>[^<]*<\/title>/;
const descriptionTag = /<meta\s+name="description"\s+content="[^"]*"\s*\/?>/;

/** Uses replacer functions, because typed text may contain replacement patterns. */
export const fillHead = (shell: string, head: PageHead): string =>
  shell
    .replace(titleTag, () => `<title>${escapeHtml(head.title)}</title>`)
    .replace(descriptionTag, () => meta('name', 'description', head.description))
    .replace('</head>', () => `${tags(head).join('\n')}\n</head>`);
