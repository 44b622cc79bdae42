import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { canonical, type JobSearch } from '@/lib/job-search';
import { parsePlace, placeAddress, type Place } from './place';

/** Cursors of the pages before this one, oldest first; the tab's history keeps them with the entry. */
type Trail = readonly (string | null)[];

const trailOf = (state: unknown): Trail => {
  const trail = (state as { trail?: unknown } | null)?.trail;
  return Array.isArray(trail) ? trail.filter((it): it is string | null => it === null || typeof it === 'string') : [];
};

/**
 * Where the reader is in the search: all of it stands in the address. What somebody chose shows at once, the address
 * follows in a transition of the router.
 */
export const usePlace = () => {
  const { search: text, key, state } = useLocation() as { search: string; key: string; state: unknown };
  const navigate = useNavigate();
  const addressed = useMemo(() => parsePlace(new URLSearchParams(text)), [text]);
  const [ahead, setAhead] = useState<{ place: Place; from: string } | null>(null);
  if (ahead && ahead.from !== key) setAhead(null);
  const place = ahead?.from === key ? ahead.place : addressed;
  const trail = trailOf(state);

  const go = (next: Place, options: { replace?: boolean; trail?: Trail } = {}) => {
    setAhead({ place: next, from: key });
    void navigate(placeAddress(next), { replace: options.replace ?? false, state: { trail: options.trail ?? [] } });
  };

  /** Another search starts at its first page. What is typed replaces the entry of the history, a choice adds one. */
  const change = (changes: Partial<JobSearch>, { replace = false } = {}) =>
    go({ search: canonical({ ...place.search, ...changes }), cursor: null, page: 1 }, { replace });

  const next = (cursor: string) => go({ ...place, cursor, page: place.page + 1 }, { trail: [...trail, place.cursor] });

  /** A shared link to a later page knows no way back but to the start. */
  const previous = () => {
    const cursor = trail.at(-1) ?? null;
    const page = cursor === null ? 1 : Math.max(2, place.page - 1);
    go({ ...place, cursor, page }, { trail: trail.slice(0, -1) });
  };

  const first = ({ replace = false } = {}) => go({ ...place, cursor: null, page: 1 }, { replace });

  return { ...place, knowsPrevious: trail.length > 0, change, next, previous, first };
};
