import type { CatalogId, Label, ReaderText } from '@shared/text/catalog';
import type { Formatted } from '@shared/text/formats';
import * as z from 'zod';

type DeliveredCatalogId = Extract<CatalogId, 'mail' | 'labels/jobs' | 'help/news' | `notifications/${string}`>;
type Arguments = Readonly<Record<string, string | number | Formatted | Label>>;

/** Key and arguments of a text that is rendered later, once its reader's language is known. */
export const DeferredText = z.object({
  catalog: z.custom<DeliveredCatalogId>((it) => typeof it === 'string'),
  key: z.string(),
  args: z.custom<Arguments>((it) => typeof it === 'object').optional(),
});
export type DeferredText = z.infer<typeof DeferredText>;

/** A string is the same in every language: typed by a person, or rendered before. */
export const Phrase = z.union([z.string(), DeferredText]);
export type Phrase = z.infer<typeof Phrase>;

export const textsOf = <C extends DeliveredCatalogId>(catalog: C): ReaderText<C, DeferredText> => {
  const t = (key: string, args?: Arguments): DeferredText => ({ catalog, key, ...(args && { args }) });
  return t as ReaderText<C, DeferredText>;
};
