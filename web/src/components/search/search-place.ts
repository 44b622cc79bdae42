/** A kind of search as it stands in an address. */
export type SearchAddress<S> = {
  parse: (parameters: URLSearchParams) => S;
  parameters: (search: S) => URLSearchParams;
  /** The one form of a search that may be written in several ways. */
  canonical: (search: S) => S;
};

/** A search and how far its reader has paged. The first page has no cursor. */
export type Place<S> = { search: S; cursor: string | null; page: number };

const cursorLength = 1024;

/** Reads an address; a page without its cursor is the first one. */
export const parsePlace = <S>({ parse }: Pick<SearchAddress<S>, 'parse'>, parameters: URLSearchParams): Place<S> => {
  const search = parse(parameters);
  const cursor = parameters.get('cursor');
  if (!cursor || cursor.length > cursorLength) return { search, cursor: null, page: 1 };
  const page = Number(parameters.get('page'));
  return { search, cursor, page: Number.isSafeInteger(page) && page > 1 ? page : 2 };
};

export const placeParameters = <S>(
  { parameters: parametersOf }: Pick<SearchAddress<S>, 'parameters'>,
  { search, cursor, page }: Place<S>,
): URLSearchParams => {
  const parameters = parametersOf(search);
  if (cursor !== null) {
    parameters.set('cursor', cursor);
    parameters.set('page', String(page));
  }
  return parameters;
};
