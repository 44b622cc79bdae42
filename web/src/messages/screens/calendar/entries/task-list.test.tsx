import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Task } from '@shared/messages/model/calendar';
import { toastStore } from '@/components/ui/base/toast';
import { loadTexts } from '@/lib/i18n/i18n';
import { answering, refuse } from '@/lib/testing/api-server';
import { testId } from '@/lib/testing/ids';
import { upcomingQuery } from '../calendar-queries';
import { TaskList } from './task-list';

const taskId = testId('tsk');
const open: Task = {
  taskId,
  title: 'Renew ACLS',
  description: '',
  dueDate: null,
  priority: 'medium',
  category: 'administrative',
  status: 'pending',
  version: 1,
  updatedAt: '2026-11-20T09:00:00.000Z',
};
let stored = open;
const server = answering({
  readCalendar: () => ({ items: [], tasks: [stored], busy: [], interviews: [], firstDays: [] }),
  updateTask: ({ body }) => (stored = { ...stored, ...body.task, version: stored.version + 1 }),
});

const Tasks = () => {
  const { data } = useQuery(upcomingQuery('2026-11-20'));
  return data ? <TaskList tasks={data.tasks} onOpen={vi.fn()} /> : null;
};
const show = async () => {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Suspense>
        <Tasks />
      </Suspense>
    </QueryClientProvider>,
  );
  return screen.findByRole<HTMLInputElement>('checkbox', { name: 'Renew ACLS' });
};

beforeEach(async () => {
  stored = open;
  await loadTexts('calendar', 'labels/hiring');
});

it('checks at once, and saves quick clicks in their order', async () => {
  const box = await show();
  fireEvent.click(box);
  await waitFor(() => expect(box.checked).toBe(true));
  fireEvent.click(box);
  await waitFor(() => expect(box.checked).toBe(false));
  await waitFor(() => expect(stored).toMatchObject({ status: 'pending', version: 3 }));
  expect(server.calls('updateTask').map(({ body }) => (body as { version: number }).version)).toEqual([1, 2]);
  expect(box.checked).toBe(false);
});

it('reverts a refused check, and says why', async () => {
  server.use({ updateTask: refuse('STALE_VERSION') });
  const box = await show();
  fireEvent.click(box);
  await waitFor(() => expect(toastStore.get()).toHaveLength(1));
  await waitFor(() => expect(box.checked).toBe(false));
});
