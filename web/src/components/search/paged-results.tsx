import type { ReactNode } from 'react';
import { ResultPager } from './result-pager';
import type { SearchLocation } from './use-search-url-state';

type Props<S> = {
  place: SearchLocation<S>;
  /** Null on the last page and while another page loads. */
  nextCursor: string | null;
  onPage: () => void;
  children: ReactNode;
};

export const PagedResults = <S,>({ place, nextCursor, onPage, children }: Props<S>) => (
  <>
    {children}
    <ResultPager
      page={place.page}
      knowsPrevious={place.knowsPrevious}
      hasNext={nextCursor !== null}
      onPrevious={() => {
        place.previous();
        onPage();
      }}
      onNext={() => {
        if (nextCursor !== null) place.next(nextCursor);
        onPage();
      }}
    />
  </>
);
