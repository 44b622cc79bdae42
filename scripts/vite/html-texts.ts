import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { escapeHtml } from '../../lambdas/platform/text/escape-html.ts';
import { productName } from '../../shared/product.ts';
import { textIn } from '../../shared/text/catalog.ts';
import { localeOf, type Language } from '../../shared/text/language.ts';
import { compileCatalog } from '../locales/compile-catalog.ts';

const keys = ['description', 'noScript'] as const;

/** Texts of the HTML around the application, escaped. */
export const htmlTexts = (language: Language): Record<(typeof keys)[number], string> => {
  const file = fileURLToPath(new URL(`../../shared/locales/${language}/html.json`, import.meta.url));
  const catalog = compileCatalog(readFileSync(file, 'utf8'), file);
  const texts = keys.map((key) => {
    const text = textIn(catalog, key, { product: productName }, localeOf[language]);
    return [key, escapeHtml(text ?? '')] as const;
  });
  return Object.fromEntries(texts) as ReturnType<typeof htmlTexts>;
};

/** Fills index.html in English; prerendering writes the other languages. */
export const englishHtml = (): Plugin => ({
  name: 'english-html',
  transformIndexHtml: {
    order: 'pre',
    handler(html) {
      const { description, noScript } = htmlTexts('en');
      return html.replace('%DESCRIPTION%', () => description).replace('%NO_SCRIPT%', () => noScript);
    },
  },
});
