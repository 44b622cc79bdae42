export type SearchAddress<S> = {
  parse: (parameters: URLSearchParams) => S;
  parameters: (search: S) => URLSearchParams;
  /** Normal form of a search, so equal searches have equal URLs. */
  canonical: (search: S) => S;
};

/** A search and the page the user is on. The first page has no cursor. */
export type Place<S> = { search: S; cursor: string | null; page: number };

const cursorLength = 1024;

/** Parses a URL; a later page without its cursor is treated as the first. */
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
