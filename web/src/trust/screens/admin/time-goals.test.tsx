import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, expect, it } from 'vitest';
import type { StaffRole } from '@shared/trust/rules/staff-permissions';
import type { QueueAttainment, QueueState } from '@shared/trust/model/staff';
import type { SupportAttainment } from '@shared/trust/model/ticket';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { TimeGoals } from './time-goals';

const answerBy = '2099-11-20T08:00:00.000Z';
const attainment: SupportAttainment = {
  tickets: 57,
  firstAnswerInTime: 0.96,
  medianFirstAnswerHours: 1.5,
  solvedInTime: null,
};
const server = answering({ getSupportPromise: () => ({ answerBy, attainment }) });

const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();
const queue = (name: QueueState['queue'], changes: Partial<QueueState> = {}): QueueState => ({
  ...{ queue: name, waiting: 1, oldestAt: null, dueAt: null },
  ...changes,
});

beforeEach(() => loadTexts('admin-console'));

const decisions: readonly QueueAttainment[] = [
  { queue: 'credentials', decided: 40, inTime: 0.875 },
  { queue: 'organizations', decided: 12, inTime: 1 },
  { queue: 'reports', decided: 4, inTime: null },
];

const show = (queues: readonly QueueState[], roles: readonly StaffRole[]) =>
  act(async () =>
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <Suspense>
          <TimeGoals queues={queues} attainments={decisions} roles={roles} />
        </Suspense>
      </QueryClientProvider>,
    ),
  );
const goal = (name: string): (string | null | undefined)[] | null => {
  const row = screen.getAllByRole('listitem').find((it) => within(it).queryByText(name));
  return row ? ['b', 'small'].map((part) => row.querySelector(part)?.textContent) : null;
};

it('shows how many tickets were answered in time, and what is unknown yet', async () => {
  await show([], ['support']);
  expect(await screen.findByText('96%')).toBeDefined();
  expect(screen.getByText('of 57')).toBeDefined();
  expect(goal('Tickets solved in time')).toEqual(['Not enough data', '']);
});

it('shows how many decisions were in time, and how many are waiting', async () => {
  const waiting = [
    queue('credentials', { oldestAt: hoursAgo(49) }),
    queue('organizations', { dueAt: hoursAgo(-3) }),
    queue('reports', { waiting: 0 }),
  ];
  await show(waiting, ['trust']);
  expect(goal('Credentials in 48 hours')).toEqual(['88%', expect.stringMatching(/^of 40 · Late since /)]);
  expect(goal('Employers in 1 business day')).toEqual(['100%', expect.stringMatching(/^of 12 · Next due /)]);
  expect(goal('Reports by their due time')).toEqual(['Not enough data', 'Nothing waiting']);
});

it('shows only the queues of a staff member', async () => {
  await show([queue('credentials', { oldestAt: hoursAgo(1) })], ['support']);
  await screen.findByText('96%');
  expect(goal('Credentials in 48 hours')).toBeNull();
  expect(server.calls('getSupportPromise')).toHaveLength(1);
});
