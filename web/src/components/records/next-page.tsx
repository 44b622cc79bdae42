import { ErrorState } from '@/components/ui/base/error-state';
import { LoadMore } from '@/components/ui/records/load-more';

type Pages = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  error: Error | null;
  fetchNextPage: () => unknown;
};

export const NextPage = ({ query }: { query: Pages }) =>
  query.isFetchNextPageError ? (
    <ErrorState error={query.error} onRetry={() => void query.fetchNextPage()} />
  ) : (
    <LoadMore
      hasMore={query.hasNextPage}
      loading={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    />
  );
