import { useMutation, useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import type { TimesheetStatus } from '@shared/hiring/model/hiring-vocabulary';
import type { Timesheet, TimesheetForm } from '@shared/work/model/placement';
import { api, type ApiResult } from '@/lib/api/api';
import { ApiError } from '@/lib/api/api-error';
import { useLiveUpdates } from '@/lib/live/live';
import { cached, pagesOf, queryOf, readAgain } from '@/lib/requests/query-of';

export const placementsQuery = () => pagesOf('listPlacements', {});

export const placementQuery = (placementId: string) => queryOf('getPlacement', { params: { placementId } });

export const timesheetsQuery = (status: TimesheetStatus) => pagesOf('listTimesheets', { query: { status } });

export const placementWeeksQuery = (placementId: string) =>
  pagesOf('listPlacementTimesheets', { params: { placementId } });

export type Week = Pick<Timesheet, 'placementId' | 'weekStartsOn'>;

const weekParams = ({ placementId, weekStartsOn }: Week) => ({ placementId, weekStartsOn });

export const weekQuery = ({ placementId, weekStartsOn }: Week) =>
  queryOf('getTimesheet', { params: { placementId, weekStartsOn } });

type Pages = InfiniteData<ApiResult<'listTimesheets'>, string | null>;

/** The index lags: remove a timesheet from the list of its previous status immediately. */
const takeOutOfLists = (queryClient: QueryClient, week: Timesheet) =>
  queryClient.setQueriesData<Pages>(cached('listTimesheets'), (data) =>
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

const useStored = () => {
  const queryClient = useQueryClient();
  return {
    onSuccess: (week: Timesheet) => {
      queryClient.setQueryData(weekQuery(week).queryKey, week);
      takeOutOfLists(queryClient, week);
      void readAgain(queryClient, ['listTimesheets', 'listPlacementTimesheets', 'getEarnings', 'getEmployerEarnings']);
    },
  };
};

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

export type Approvals = { approved: readonly Timesheet[]; refused: readonly { week: Timesheet; message: string }[] };

/** Sequential; refused ones are named and the others are approved. */
export const useApproveWeeks = () => {
  const queryClient = useQueryClient();
  const stored = useStored();
  return useMutation({
    mutationFn: async (weeks: readonly Timesheet[]): Promise<Approvals> => {
      const approved: Timesheet[] = [];
      const refused: Approvals['refused'][number][] = [];
      for (const week of weeks) {
        try {
          approved.push(await api('approveTimesheet', { params: weekParams(week), body: { version: week.version } }));
        } catch (error) {
          refused.push({ week, message: error instanceof ApiError ? error.message : String(error) });
        }
      }
      return { approved, refused };
    },
    onSuccess: ({ approved, refused }) => {
      for (const week of approved) stored.onSuccess(week);
      if (refused.length > 0) void readAgain(queryClient, ['listTimesheets']);
    },
  });
};

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

export const useTimesheetUpdates = (): void => {
  const queryClient = useQueryClient();
  useLiveUpdates((update) => {
    if (update.type === 'timesheet.changed') void readAgain(queryClient, ['timesheets']);
    else if (update.type === 'booking.changed' || update.type === 'reconnected')
      void readAgain(queryClient, ['timesheets', 'listOwnBookings', 'getAttendance']);
  });
};
