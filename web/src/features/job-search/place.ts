import { paths } from '@shared/paths';
import { addressParameters, parseSearch, type JobSearch } from '@/lib/job-search';

/** A search and how far its reader has paged. The first page has no cursor. */
export type Place = { search: JobSearch; cursor: string | null; page: number };

const cursorLength = 1024;

/** Reads an address; a page without its cursor is the first one. */
export const parsePlace = (parameters: URLSearchParams): Place => {
  const search = parseSearch(parameters);
  const cursor = parameters.get('cursor');
  if (!cursor || cursor.length > cursorLength) return { search, cursor: null, page: 1 };
  const page = Number(parameters.get('page'));
  return { search, cursor, page: Number.isSafeInteger(page) && page > 1 ? page : 2 };
};

export const placeParameters = ({ search, cursor, page }: Place): URLSearchParams => {
  const parameters = addressParameters(search);
  if (cursor !== null) {
    parameters.set('cursor', cursor);
    parameters.set('page', String(page));
  }
  return parameters;
};

export const placeAddress = (place: Place): string => {
  const parameters = placeParameters(place).toString();
  return parameters ? `${paths.jobs}?${parameters}` : paths.jobs;
};
