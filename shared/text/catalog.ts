import type { CatalogId, Catalogs } from '../locales/catalogs';
import type { Formatted } from './formats';
import { renderMessage, type Message, type Values } from './message.ts';

export type { CatalogId };
export type UiCatalogId = Exclude<CatalogId, 'mail' | 'answers' | 'documents' | `notifications/${string}`>;

export type List = { readonly $list: readonly Entry[] };
export type Entry = Message | List | Catalog;

/** A compiled text file. The key "reject.title" is the entry "title" in the group "reject". */
export type Catalog = { readonly [name: string]: Entry };

export type UnionToIntersection<U> = (U extends unknown ? (it: U) => void : never) extends (it: infer I) => void
  ? I
  : never;
type ArgumentsOf<C extends CatalogId, K extends keyof Catalogs[C]> = UnionToIntersection<
  K extends unknown ? Catalogs[C][K] : never
>;
type IfAny<A> = keyof A extends never ? [] : [values: A];

export type KeyOf<C extends CatalogId> = keyof Catalogs[C] & string;
export type ArgumentsFor<C extends CatalogId, K extends KeyOf<C>> = IfAny<ArgumentsOf<C, K>>;
/** Never set. Without it, the compiler would accept a function of fewer catalogs, because it ignores constraints here. */
type From<C extends CatalogId> = { readonly catalogs?: { readonly [Id in C]: true } };
type TextOf<C extends CatalogId> = (<K extends KeyOf<C>>(key: K, ...values: IfAny<ArgumentsOf<C, K>>) => string) &
  From<C>;

type LabelCatalogId = Extract<CatalogId, `labels/${string}`>;
type LabelIn<C extends LabelCatalogId> = C extends LabelCatalogId
  ? { [K in KeyOf<C>]: keyof Catalogs[C][K] extends never ? K : never }[KeyOf<C>]
  : never;
/** "jobType.locum": a value of an enumeration. */
export type LabelKey = LabelIn<LabelCatalogId>;
export type Label = { readonly label: LabelKey };

type Formattable<A> = { [N in keyof A]: string extends A[N] ? A[N] | Formatted | Label : A[N] };
export type ReaderText<C extends CatalogId, Result = string> = <K extends KeyOf<C>>(
  key: K,
  ...values: IfAny<Formattable<ArgumentsOf<C, K>>>
) => Result;

/** Texts of one or several catalogs as overloads, so a function can ask for fewer. */
export type TFunction<C extends CatalogId = 'common'> = UnionToIntersection<C extends unknown ? TextOf<C> : never>;

export const isMessage = (entry: Entry | undefined): entry is Message =>
  typeof entry === 'string' || Array.isArray(entry);

export const entryAt = (catalog: Catalog | undefined, key: string): Entry | undefined =>
  key.split('.').reduce<Entry | undefined>((group, name) => (group as Catalog | undefined)?.[name], catalog);

export const textIn = (
  catalog: Catalog | undefined,
  key: string,
  values: Values,
  language: string,
): string | undefined => {
  const message = entryAt(catalog, key);
  return isMessage(message) ? renderMessage(message, values, language) : undefined;
};
