import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import type { Me } from '@shared/accounts/api/accounts.routes';
import type { Ticket } from '@shared/trust/model/ticket';
import { contactSupport, paths, pathTo } from '@shared/paths';
import { messages } from '@shared/text/english.fixture';
import { FixedSession } from '@/lib/auth/session';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering, refuse } from '@/lib/testing/api-server';
import { testUserId } from '@/lib/testing/ids';
import { sessionOf } from '@/lib/testing/session-of';
import { SupportView } from './support-view';
import { TicketView } from './ticket-view';

const at = '2026-11-23T15:00:00.000Z';
const ticket = (changes: Partial<Ticket> = {}): Ticket => ({
  ...{ ticketId: 'TICK-014', subject: 'Calendar', status: 'open', priority: 'medium', category: 'technical' },
  ...{ createdAt: at, updatedAt: at, answer: { startedAt: at, dueAt: '2026-11-24T15:00:00.000Z' } },
  ...{ firstAnswerMinutes: null, rating: null, canReply: true, reopenUntil: null, canRate: false, mergedInto: null },
  posts: [
    {
      ...{ postId: `pst_${'0'.repeat(26)}`, author: 'person', name: 'Margaret Ellison', text: 'It stopped.' },
      ...{ attachments: [], byMail: false, createdAt: at },
    },
  ],
  ...changes,
});

const server = answering({
  listMyTickets: () => ({ items: [], nextCursor: null }),
  getSupportPromise: () => ({ answerBy: '2026-11-24T15:00:00.000Z', attainment: null }),
  openTicket: () => ticket(),
  getTicket: () => ticket(),
  replyToTicket: () => ticket(),
});

beforeEach(async () => {
  await Promise.all([
    loadTexts('support', 'due-clock', 'pages/help', 'help', 'help/articles', 'help/news'),
    loadTexts('help/professionals', 'help/employers', 'help/everyone'),
    import('./contact-tab'),
    import('@/trust/parts/help/help-results'),
    import('@/trust/parts/help/help-suggestions'),
  ]);
});

const me = { userId: testUserId(), firstName: 'Margaret', lastName: 'Ellison', membership: null } as unknown as Me;
const session = sessionOf(me);

const open = (address: string) =>
  act(async () =>
    render(
      <FixedSession session={session}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <MemoryRouter initialEntries={[address]}>
            <Suspense fallback={null}>
              <Routes>
                <Route path={paths.support} element={<SupportView />} />
                <Route path={paths.supportTicket} element={<TicketView />} />
              </Routes>
            </Suspense>
          </MemoryRouter>
        </QueryClientProvider>
      </FixedSession>,
    ),
  );
const ticketAddress = pathTo(paths.supportTicket, { ticketId: 'TICK-014' });

it('finds articles and answers despite typos, and offers to ask when there is none', async () => {
  await open(paths.support);
  const field = await screen.findByLabelText('What do you need help with?');
  const search = (value: string) => act(async () => fireEvent.change(field, { target: { value } }));
  await search('authentcator lost');
  expect(screen.getByText('I lost my authenticator. How do I get in?')).toBeTruthy();
  expect(screen.queryByText('How do I post a job?')).toBeNull();
  await search('verify organisation');
  expect(screen.getByRole('link', { name: /Get started and get verified/ })).toBeTruthy();
  await search('zebra');
  expect(screen.getByText('No answer found')).toBeTruthy();
});

it('suggests articles for the subject of a ticket', async () => {
  await open(contactSupport);
  const subject = await screen.findByLabelText(/Subject/);
  await act(async () => fireEvent.change(subject, { target: { value: 'Aprove hours' } }));
  expect(screen.getByRole('link', { name: 'Approve hours' })).toBeTruthy();
});

it('keeps input when the ticket is refused, and names missing fields', async () => {
  await open(contactSupport);
  const submit = await screen.findByRole('button', { name: 'Submit Ticket' });
  fireEvent.click(submit);
  expect(screen.getAllByText(messages.required)).toHaveLength(2);
  fireEvent.change(screen.getByLabelText(/Subject/), { target: { value: 'Calendar' } });
  fireEvent.change(screen.getByLabelText(/Description/), { target: { value: 'It stopped.' } });
  server.use({ openTicket: refuse('TOO_MANY_REQUESTS') });
  fireEvent.click(submit);
  await screen.findByText(new RegExp(messages.ticketFailed));
  expect(screen.getByLabelText<HTMLInputElement>(/Subject/).value).toBe('Calendar');
});

it('submits once, without diagnostics unless they are shared', async () => {
  await open(contactSupport);
  fireEvent.change(await screen.findByLabelText(/Subject/), { target: { value: 'Calendar' } });
  fireEvent.change(screen.getByLabelText(/Description/), { target: { value: 'It stopped.' } });
  const submit = screen.getByRole('button', { name: 'Submit Ticket' });
  fireEvent.click(submit);
  fireEvent.click(submit);
  await screen.findByRole('heading', { name: 'Calendar' });
  const calls = server.calls('openTicket');
  expect(calls).toHaveLength(1);
  expect(calls[0]!.body.context).toBeNull();
});

it('says how a resolved ticket is reopened', async () => {
  const resolved = {
    status: 'resolved',
    answer: null,
    reopenUntil: '2026-12-07T15:00:00.000Z',
    canRate: true,
  } as const;
  server.use({ getTicket: () => ticket(resolved) });
  await open(ticketAddress);
  const reopen = await screen.findByRole('button', { name: 'Reopen Ticket' });
  expect(screen.getByText(/until Dec 7, 2026/)).toBeTruthy();
  expect(screen.getByText('Did we solve it?')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Reply'), { target: { value: 'Again.' } });
  fireEvent.click(reopen);
  await waitFor(() => expect(server.calls('replyToTicket')).toHaveLength(1));
});
