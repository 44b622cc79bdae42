import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import common from '@/locales/en/common.json';
import shell from '@/locales/en/shell.json';

const files = import.meta.glob<Record<string, unknown>>(
  ['../locales/*/*.json', '!../locales/en/common.json', '!../locales/en/shell.json'],
  { import: 'default' },
);

/** Each feature's wording is its own file, fetched when a page first asks for it. */
const lazyFiles: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    const load = files[`../locales/${language}/${namespace}.json`];
    if (!load) return done(new Error(`No wording for ${namespace} in ${language}`), null);
    load().then(
      (wording) => done(null, wording),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), null),
    );
  },
};

export const i18n = i18next.use(lazyFiles).use(initReactI18next);

void i18n.init({
  lng: 'en',
  fallbackLng: false,
  ns: ['common', 'shell'],
  defaultNS: 'common',
  partialBundledLanguages: true,
  resources: { en: { common, shell } },
  interpolation: { escapeValue: false },
  react: { useSuspense: true },
});

export const loadWording = (namespaces: readonly string[]): Promise<void> => i18n.loadNamespaces(namespaces);
