import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { parsePlace, placeParameters, type Place, type SearchAddress } from '@/components/search/search-place';

type Trail = readonly (string | null)[];

const trailOf = (state: unknown): Trail => {
  const trail = (state as { trail?: unknown } | null)?.trail;
  return Array.isArray(trail) ? trail.filter((it): it is string | null => it === null || typeof it === 'string') : [];
};

/** Search state, kept entirely in the URL. A choice shows immediately; the URL follows in a router transition. */
export const usePlace = <S>(address: SearchAddress<S>) => {
  const {
    pathname,
    search: text,
    key,
    state,
  } = useLocation() as {
    pathname: string;
    search: string;
    key: string;
    state: unknown;
  };
  const navigate = useNavigate();
  const addressed = useMemo(() => parsePlace(address, new URLSearchParams(text)), [address, text]);
  const [ahead, setAhead] = useState<{ place: Place<S>; from: string } | null>(null);
  if (ahead && ahead.from !== key) setAhead(null);
  const place = ahead?.from === key ? ahead.place : addressed;
  const trail = trailOf(state);

  const go = (next: Place<S>, options: { replace?: boolean; trail?: Trail } = {}) => {
    setAhead({ place: next, from: key });
    const search = placeParameters(address, next).toString();
    void navigate({ pathname, search }, { replace: options.replace ?? false, state: { trail: options.trail ?? [] } });
  };

  /** A new search starts at its first page. Typing replaces the history entry, a choice pushes one. */
  const change = (changes: Partial<S>, { replace = false } = {}) =>
    go({ search: address.canonical({ ...place.search, ...changes }), cursor: null, page: 1 }, { replace });

  const next = (cursor: string) => go({ ...place, cursor, page: place.page + 1 }, { trail: [...trail, place.cursor] });

  const previous = () => {
    const cursor = trail.at(-1) ?? null;
    const page = cursor === null ? 1 : Math.max(2, place.page - 1);
    go({ ...place, cursor, page }, { trail: trail.slice(0, -1) });
  };

  const first = ({ replace = false } = {}) => go({ ...place, cursor: null, page: 1 }, { replace });

  return { ...place, knowsPrevious: trail.length > 0, change, next, previous, first };
};
export type SearchLocation<S> = ReturnType<typeof usePlace<S>>;
