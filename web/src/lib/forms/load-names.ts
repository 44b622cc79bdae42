import type { NamedKind, Names } from '@shared/find/rules/search-query/names';

/** By code: the names that people type for it. Large, so only fields that search among them wait for it. */
export const loadNames = async (kind: NamedKind): Promise<ReadonlyMap<string, Names>> =>
  (await import('@shared/find/rules/search-query/names')).namesOf(kind);
