import type { NamedKind, Names } from '@shared/find/rules/search-query/names';

/** Names that people type, by code. Large, so only fields that search them wait for them. */
export const loadNames = async (kind: NamedKind): Promise<ReadonlyMap<string, Names>> =>
  (await import('@shared/find/rules/search-query/names')).namesOf(kind);
