import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MutedText, Stack } from '@/components/layout';
import chips from '@/components/search/chips.module.css';
import { ErrorState } from '@/components/ui/base/error-state';
import { EmptyState } from '@/components/ui/empty-state';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { NextPage } from './next-page';

const parameter = 'status';

/** The status of a queue, kept in the address unless it is the default. */
export const useQueueStatus = <S extends string>(statuses: readonly S[], usual: S) => {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get(parameter);
  const status = statuses.find((it) => it === asked) ?? usual;
  const choose = (next: S) => setParameters(next === usual ? {} : { [parameter]: next }, { replace: true });
  return { status, choose };
};

type Props<S extends string> = {
  label: string;
  statuses: readonly { value: S; label: string }[];
  status: S;
  onChoose: (status: S) => void;
  query: UseInfiniteQueryResult;
  count: number;
  loading: string;
  none: { title: string; text: string };
  shown: string;
  children: ReactNode;
};

/** Cases of one status, page by page. */
export const Queue = <S extends string>(props: Props<S>) => {
  const { query, count } = props;
  const isEmpty = count === 0;
  return (
    <Stack gap="m">
      <div className={chips.line} role="group" aria-label={props.label}>
        {props.statuses.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            className={chips.chip}
            aria-pressed={value === props.status}
            onClick={() => props.onChoose(value)}
          >
            {label}
          </button>
        ))}
      </div>
      {query.isPending && <ListSkeleton rows={6} label={props.loading} />}
      {query.isError && isEmpty && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isSuccess && isEmpty && <EmptyState illustration="inbox" {...props.none} />}
      {!isEmpty && (
        <>
          <MutedText role="status">{props.shown}</MutedText>
          {props.children}
          <NextPage query={query} />
        </>
      )}
    </Stack>
  );
};
