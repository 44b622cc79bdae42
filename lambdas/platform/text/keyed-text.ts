import type { CatalogId, Label, ReaderText } from '@shared/text/catalog';
import type { Formatted } from '@shared/text/formats';
import * as z from 'zod';

type DeliveredCatalogId = Extract<CatalogId, 'mail' | 'labels/jobs' | 'help/news' | `notifications/${string}`>;
type Arguments = Readonly<Record<string, string | number | Formatted | Label>>;

/** A text whose reader's language isn't known yet. */
export const KeyedText = z.object({
  catalog: z.custom<DeliveredCatalogId>((it) => typeof it === 'string'),
  key: z.string(),
  args: z.custom<Arguments>((it) => typeof it === 'object').optional(),
});
export type KeyedText = z.infer<typeof KeyedText>;

/** A string is the same in every language: what a person typed, or what was rendered before. */
export const Phrase = z.union([z.string(), KeyedText]);
export type Phrase = z.infer<typeof Phrase>;

export const textsOf = <C extends DeliveredCatalogId>(catalog: C): ReaderText<C, KeyedText> => {
  const t = (key: string, args?: Arguments): KeyedText => ({ catalog, key, ...(args && { args }) });
  return t as ReaderText<C, KeyedText>;
};
