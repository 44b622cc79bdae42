import { textIn, type Catalog, type CatalogId, type Label, type ReaderText } from '@shared/text/catalog';
import { formatValue, type Formatted } from '@shared/text/formats';
import { localeOf, type Language } from '@shared/text/language';
import type { Values } from '@shared/text/message';
import { labelsIn } from './labels';

type Given = Readonly<Record<string, string | number | Formatted | Label>>;

export type CatalogReader<C extends CatalogId> = { in: (language: Language) => ReaderText<C> };

const valueIn = (value: Given[string], language: Language, zone: string | undefined): string | number => {
  if (typeof value !== 'object') return value;
  return 'label' in value ? labelsIn(language)(value.label) : formatValue(value, language, zone);
};

/** `zone`: the reader's, if known. */
export const valuesIn = (given: Given, language: Language, zone?: string): Values =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [name, valueIn(value, language, zone)]));

export const catalogReader = <C extends CatalogId>(
  id: C,
  catalogs: Readonly<Record<Language, unknown>>,
): CatalogReader<C> => ({
  in: (language) => {
    const catalog = catalogs[language] as Catalog;
    const t = (key: string, given: Given = {}): string => {
      const text = textIn(catalog, key, valuesIn(given, language), localeOf[language]);
      if (text === undefined) throw new Error(`No text ${id}: ${key}`);
      return text;
    };
    return t as ReaderText<C>;
  },
});
