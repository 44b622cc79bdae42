import { entryAt, isMessage, type Catalog, type Entry, type List } from './catalog.ts';
import { renderMessage, type Values } from './message.ts';

export const isList = (entry: Entry): entry is List => typeof entry === 'object' && '$list' in entry;

export const isGroup = (entry: Entry): entry is Catalog => !isMessage(entry) && !isList(entry);

const renderEntry = (entry: Entry, values: Values, language: string): unknown => {
  if (isMessage(entry)) return renderMessage(entry, values, language);
  if (!isGroup(entry)) return entry.$list.map((it) => renderEntry(it, values, language));
  return Object.fromEntries(Object.entries(entry).map(([name, it]) => [name, renderEntry(it, values, language)]));
};

export const listIn = (catalog: Catalog | undefined, key: string, values: Values, language: string): unknown =>
  renderEntry(entryAt(catalog, key) ?? { $list: [] }, values, language);
