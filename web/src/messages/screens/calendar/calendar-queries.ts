import { useMutation, useQueryClient } from '@tanstack/react-query';
import { daysAfter } from '@shared/messages/rules/schedule-times';
import { limits } from '@shared/limits';
import type { CalendarWindow, ScheduleItem, ScheduleItemForm, Task, TaskForm } from '@shared/messages/model/calendar';
import { toast } from '@/components/ui/base/toast';
import { api, type ApiResult } from '@/lib/api/api';
import { useIdempotencyKey } from '@/lib/requests/idempotency-key';
import { queuedApi } from '@/lib/requests/kept/optimistic-queue';
import { windowOf } from './month';
import { cached, queryOf, readAgain } from '@/lib/requests/query-of';

const calendarQuery = (window: { from: string; to: string }) => queryOf('readCalendar', { query: window });

export const monthQuery = (month: string) => calendarQuery(windowOf(month));

export const upcomingDays = (today: string) => ({ from: today, to: daysAfter(today, limits.calendarWindowDays - 1) });

export const upcomingQuery = (today: string) => calendarQuery(upcomingDays(today));

type Window = ApiResult<'readCalendar'>;

/** Patches saved entries into all cached windows, because the index lags behind writes. */
const useStore = () => {
  const queryClient = useQueryClient();
  return {
    store: (change: (window: Window) => Window) =>
      queryClient.setQueriesData<Window>(cached('readCalendar'), (window) => window && change(window)),
    readWindows: () => readAgain(queryClient, ['readCalendar']),
  };
};

const others = <T, K extends keyof T>(list: readonly T[], id: K, value: T[K]): T[] =>
  list.filter((entry) => entry[id] !== value);

const withItem = (window: CalendarWindow, item: ScheduleItem): CalendarWindow => ({
  ...window,
  items: [...others(window.items, 'scheduleItemId', item.scheduleItemId), item].sort((a, b) =>
    a.startsAt < b.startsAt ? -1 : 1,
  ),
});

const withTask = (window: CalendarWindow, task: Task): CalendarWindow => ({
  ...window,
  tasks: window.tasks.some(({ taskId }) => taskId === task.taskId)
    ? window.tasks.map((it) => (it.taskId === task.taskId ? task : it))
    : [...window.tasks, task],
});

export const useSaveItem = (before: ScheduleItem | null) => {
  const { store, readWindows } = useStore();
  const keyFor = useIdempotencyKey();
  return useMutation({
    mutationFn: (item: ScheduleItemForm) =>
      before
        ? api('updateScheduleItem', {
            params: { scheduleItemId: before.scheduleItemId },
            body: { item, version: before.version },
          })
        : api('createScheduleItem', { body: item }, { idempotencyKey: keyFor(item) }),
    onSuccess: (saved) => store((window) => withItem(window, saved)),
    onError: readWindows,
  });
};

export const useDeleteItem = () => {
  const { store, readWindows } = useStore();
  return useMutation({
    mutationFn: ({ scheduleItemId }: ScheduleItem) => api('deleteScheduleItem', { params: { scheduleItemId } }),
    onSuccess: ({ scheduleItemId }) =>
      store((window) => ({ ...window, items: others(window.items, 'scheduleItemId', scheduleItemId) })),
    onError: readWindows,
  });
};

export const useSaveTask = () => {
  const { store, readWindows } = useStore();
  const keyFor = useIdempotencyKey();
  return useMutation({
    mutationFn: ({ before, task }: { before: Task | null; task: TaskForm }) =>
      before
        ? api('updateTask', { params: { taskId: before.taskId }, body: { task, version: before.version } })
        : api('createTask', { body: task }, { idempotencyKey: keyFor(task) }),
    onSuccess: (saved) => store((window) => withTask(window, saved)),
    onError: readWindows,
  });
};

const formOf = ({ taskId: _id, version: _version, updatedAt: _at, ...form }: Task): TaskForm => form;

/** Shown at once; checks of the same task are saved one after another. */
export const useTickTask = (taskId: string) => {
  const queryClient = useQueryClient();
  const { store, readWindows } = useStore();
  const mutationKey = ['tickTask', taskId];
  const stored = (): Task | undefined =>
    queryClient
      .getQueriesData<Window>(cached('readCalendar'))
      .flatMap(([, window]) => window?.tasks ?? [])
      .find((it) => it.taskId === taskId);
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: ({ task, status }: { task: Task; status: Task['status'] }) => {
      const { version } = stored() ?? task;
      return queuedApi('updateTask', { params: { taskId }, body: { task: { ...formOf(task), status }, version } });
    },
    onMutate: ({ task, status }) => store((window) => withTask(window, { ...(stored() ?? task), status })),
    onSuccess: (saved) => {
      const isLast = queryClient.isMutating({ mutationKey }) <= 1;
      const { status } = (isLast ? null : stored()) ?? saved;
      store((window) => withTask(window, { ...saved, status }));
    },
    onError: (error) => {
      toast.error(error.message);
      return readWindows();
    },
  });
};

export const useDeleteTask = () => {
  const { store, readWindows } = useStore();
  return useMutation({
    mutationFn: ({ taskId }: Task) => api('deleteTask', { params: { taskId } }),
    onSuccess: ({ taskId }) => store((window) => ({ ...window, tasks: others(window.tasks, 'taskId', taskId) })),
    onError: readWindows,
  });
};
