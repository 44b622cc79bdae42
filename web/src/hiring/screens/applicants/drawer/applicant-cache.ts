import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ApplicationDetail, ReceivedApplication } from '@shared/hiring/model/application';
import type { ApplicationStatus } from '@shared/core/model/enumerations';
import { isOlder, moved, type Pages, rowOf, withRow } from './applicant-rows';
import { applicantQuery, inboxQuery, jobApplicantsQuery } from './applicant-queries';
import { cached, readAgain } from '@/lib/requests/query-of';

type List = Pages<{ items: ReceivedApplication[] }>;

const ownInbox: readonly unknown[] = inboxQuery('mine').queryKey;

const hasRow = ({ pages }: List, id: string): boolean =>
  pages.some(({ items }) => items.some(({ applicationId }) => applicationId === id));

const lists = (client: QueryClient, jobId: string) =>
  [jobApplicantsQuery(jobId).queryKey, inboxQuery().queryKey, ownInbox].map((queryKey: readonly unknown[]) => ({
    /** A row may also be of another member's job. */
    isOwn: queryKey === ownInbox,
    read: () => client.getQueryData<List>(queryKey),
    write: (data: List) => void client.setQueryData<List>(queryKey, data),
    cancel: () => client.cancelQueries({ queryKey }),
  }));

const mapRow = (data: List, id: string, change: (row: ReceivedApplication) => ReceivedApplication): List => ({
  ...data,
  pages: data.pages.map((page) => ({
    ...page,
    items: page.items.map((row) => (row.applicationId === id ? change(row) : row)),
  })),
});

type Place = Pick<ReceivedApplication, 'applicationId' | 'jobId'>;

const cacheOf = (client: QueryClient) => {
  const storeRow = (row: ReceivedApplication): void => {
    for (const list of lists(client, row.jobId)) {
      const data = list.read();
      if (data && (!list.isOwn || hasRow(data, row.applicationId))) list.write(withRow(data, row));
    }
  };

  /** Ignores versions older than the cached one. */
  const store = (detail: ApplicationDetail): void => {
    client.setQueryData(applicantQuery(detail.applicationId).queryKey, (shown) =>
      shown && isOlder(detail, shown) ? shown : detail,
    );
    storeRow(rowOf(detail));
  };

  const expect = async ({ applicationId, jobId }: Place, status: ApplicationStatus): Promise<void> => {
    const now = new Date().toISOString();
    const one = applicantQuery(applicationId).queryKey;
    // Responses in flight predate the move.
    await Promise.all([client.cancelQueries({ queryKey: one }), ...lists(client, jobId).map(({ cancel }) => cancel())]);
    for (const list of lists(client, jobId)) {
      const data = list.read();
      if (data) list.write(mapRow(data, applicationId, (row) => moved(row, status, now)));
    }
    client.setQueryData(one, (detail) => detail && moved(detail, status, now));
  };

  /** Reverts the optimistic update unless a newer version has arrived. */
  const takeBack = (
    row: Pick<ReceivedApplication, 'applicationId' | 'jobId' | 'status' | 'statusSince' | 'version'>,
  ) => {
    const { status, statusSince } = row;
    for (const list of lists(client, row.jobId)) {
      const data = list.read();
      if (data)
        list.write(mapRow(data, row.applicationId, (it) => (isOlder(row, it) ? it : { ...it, status, statusSince })));
    }
    client.setQueryData(applicantQuery(row.applicationId).queryKey, (detail) =>
      detail && !isOlder(row, detail) ? { ...detail, status, statusSince } : detail,
    );
  };

  return {
    store,
    storeRow,
    expect,
    takeBack,
    isShown: (applicationId: string): boolean =>
      client.getQueryData(applicantQuery(applicationId).queryKey) !== undefined,
    read: (applicationId: string): Promise<ApplicationDetail> =>
      client.query({ ...applicantQuery(applicationId), staleTime: 0 }),
    readLists: () => readAgain(client, ['listReceivedApplications', 'listJobApplications']),
    /** Immediate, because the next page may already be showing. */
    markLists: () => void client.invalidateQueries({ ...cached('applications'), refetchType: 'none' }),
    readAll: () => readAgain(client, ['applications']),
    /** Counters refetch the next time they are shown. */
    markMetrics: () => {
      void readAgain(client, ['getAnalytics']);
      void readAgain(client, ['jobs', 'search'], { refetchType: 'none' });
    },
  };
};

export type ApplicantCache = ReturnType<typeof cacheOf>;

export const useApplicantCache = (): ApplicantCache => {
  const client = useQueryClient();
  return useMemo(() => cacheOf(client), [client]);
};
