import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import type { TimesheetStatus } from '@shared/model/hiring-vocabulary';
import type { Timesheet, TimesheetForm } from '@shared/model/placement';
import { api, type ApiResult } from '@/lib/api';
import { ApiError } from '@/lib/api-error';
import { atCursor } from '@/lib/cursor-pages';
import { useLiveNews } from '@/lib/live';

const paging = {
  initialPageParam: null as string | null,
  getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor,
};

/** Own placements, or those within the team member's reach. */
export const placementsQuery = () =>
  infiniteQueryOptions({
    queryKey: ['placements', 'all'],
    queryFn: ({ pageParam, signal }) => api('listPlacements', { query: atCursor(pageParam) }, { signal }),
    ...paging,
  });

export const placementQuery = (placementId: string) =>
  queryOptions({
    queryKey: ['placements', 'one', placementId],
    queryFn: ({ signal }) => api('getPlacement', { params: { placementId } }, { signal }),
  });

/** Weeks in one status, over all placements. */
export const timesheetsQuery = (status: TimesheetStatus) =>
  infiniteQueryOptions({
    queryKey: ['timesheets', 'status', status],
    queryFn: ({ pageParam, signal }) =>
      api('listTimesheets', { query: { status, ...atCursor(pageParam) } }, { signal }),
    ...paging,
  });

/** Weeks of one placement. */
export const placementWeeksQuery = (placementId: string) =>
  infiniteQueryOptions({
    queryKey: ['timesheets', 'placement', placementId],
    queryFn: ({ pageParam, signal }) =>
      api('listPlacementTimesheets', { params: { placementId }, query: atCursor(pageParam) }, { signal }),
    ...paging,
  });

export type Week = Pick<Timesheet, 'placementId' | 'weekStartsOn'>;

const weekParams = ({ placementId, weekStartsOn }: Week) => ({ placementId, weekStartsOn });

export const weekQuery = ({ placementId, weekStartsOn }: Week) =>
  queryOptions({
    queryKey: ['timesheets', 'week', placementId, weekStartsOn],
    queryFn: ({ signal }) => api('getTimesheet', { params: { placementId, weekStartsOn } }, { signal }),
  });

type Pages = InfiniteData<ApiResult<'listTimesheets'>, string | null>;

/** Lists follow a write by a moment: a week that has left a status leaves its list at once. */
const takeOutOfLists = (queryClient: QueryClient, week: Timesheet) =>
  queryClient.setQueriesData<Pages>({ queryKey: ['timesheets', 'status'] }, (data) =>
    data
      ? {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            items: page.items.filter(
              (it) =>
                it.placementId !== week.placementId ||
                it.weekStartsOn !== week.weekStartsOn ||
                it.status === week.status,
            ),
          })),
        }
      : data,
  );

/** Puts the week as it is now in its place, then reads again what hangs on it. */
const useStored = () => {
  const queryClient = useQueryClient();
  return {
    onSuccess: (week: Timesheet) => {
      queryClient.setQueryData(weekQuery(week).queryKey, week);
      takeOutOfLists(queryClient, week);
      void queryClient.invalidateQueries({ queryKey: ['timesheets', 'status'] });
      void queryClient.invalidateQueries({ queryKey: ['timesheets', 'placement'] });
      void queryClient.invalidateQueries({ queryKey: ['earnings'] });
    },
  };
};

/** After a refusal the week is read again: somebody was faster. */
const useReadAgain = (week: Week) => {
  const queryClient = useQueryClient();
  return {
    onError: (error: Error) =>
      error instanceof ApiError && error.status === 409
        ? queryClient.invalidateQueries({ queryKey: weekQuery(week).queryKey })
        : undefined,
  };
};

export const useSaveWeek = () =>
  useMutation({
    mutationFn: ({ week, timesheet, version }: { week: Week; timesheet: TimesheetForm; version: number }) =>
      api('saveTimesheet', { params: weekParams(week), body: { timesheet, version } }),
    ...useStored(),
  });

export const useSubmitWeek = () =>
  useMutation({
    mutationFn: ({ week, version }: { week: Week; version: number }) =>
      api('submitTimesheet', { params: weekParams(week), body: { version } }),
    ...useStored(),
  });

export const useApproveWeek = (week: Timesheet) =>
  useMutation({
    mutationFn: () => api('approveTimesheet', { params: weekParams(week), body: { version: week.version } }),
    ...useStored(),
    ...useReadAgain(week),
  });

export const useDisputeWeek = (week: Timesheet) =>
  useMutation({
    mutationFn: (lines: { day: string; reason: string }[]) =>
      api('disputeTimesheet', { params: weekParams(week), body: { lines, version: week.version } }),
    ...useStored(),
    ...useReadAgain(week),
  });

export const usePayWeek = (week: Timesheet) =>
  useMutation({
    mutationFn: (reference: string) =>
      api('payTimesheet', { params: weekParams(week), body: { reference, version: week.version } }),
    ...useStored(),
    ...useReadAgain(week),
  });

/** Reads weeks again when somebody else changed one. */
export const useTimesheetNews = (): void => {
  const queryClient = useQueryClient();
  useLiveNews((news) => {
    if (news.type !== 'timesheet.changed' && news.type !== 'reconnected') return;
    void queryClient.invalidateQueries({ queryKey: ['timesheets'] });
    void queryClient.invalidateQueries({ queryKey: ['earnings'] });
  });
};
