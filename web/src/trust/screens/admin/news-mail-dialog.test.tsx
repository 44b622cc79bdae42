import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import type { NextNewsMail } from '@shared/trust/model/site-state';
import { notice } from '@shared/text/notice';
import { messages } from '@shared/text/english.fixture';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering, refuse } from '@/lib/testing/api-server';
import { NewsMailDialog } from './news-mail-dialog';

const requestedAt = '2026-11-20T08:00:00.000Z';
const last = { number: 11, reason: 'Monthly', requestedAt, finishedAt: requestedAt, sent: 40, version: 3 };
const next: NextNewsMail = {
  number: 12,
  subject: 'A Help Center',
  text: 'Find answers.',
  readers: { count: 1, more: false },
  last,
  nextAt: null,
  isSent: false,
};
const server = answering({
  getNextNewsMail: () => next,
  sendNewsMail: ({ body: { version: _version, ...body } }) => ({
    ...{ ...body, requestedAt, finishedAt: null, sent: 0, version: 4 },
  }),
});

const show = (onClose = () => undefined) =>
  act(() =>
    Promise.resolve(
      render(
        <MemoryRouter>
          <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
            <Suspense>
              <NewsMailDialog onClose={onClose} />
            </Suspense>
          </QueryClientProvider>
        </MemoryRouter>,
      ),
    ),
  );
const send = async () => {
  fireEvent.change(await screen.findByRole('textbox', { name: /Reason/ }), { target: { value: 'Monthly news' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send Email' }));
};

beforeEach(() => loadTexts('admin-system', 'common', 'notices', 'errors'));

it('shows the email and its recipient count, and sends it with a reason', async () => {
  const onClose = vi.fn();
  await show(onClose);
  expect((await screen.findByRole('region', { name: 'Email preview' })).textContent).toBe('A Help CenterFind answers.');
  expect(screen.getByText('To 1 person who turned on product news')).toBeTruthy();
  expect(screen.getByText(/^Last one: Nov 20, 2026, sent to 40 people$/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Send Email' }));
  expect(server.called()).not.toContain('sendNewsMail');
  await send();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.calls('sendNewsMail')).toMatchObject([{ body: { number: 12, version: 3, reason: 'Monthly news' } }]);
});

it.each([
  [{ isSent: true }, messages.newsMailSent],
  [{ nextAt: '2026-12-21T08:00:00.000Z' }, 'You can send the next one from Dec 21, 2026.'],
  [{ readers: { count: 0, more: false } }, messages.newsMailUnwanted],
])('has no send button with %j', async (changes, text) => {
  server.use({ getNextNewsMail: () => ({ ...next, ...changes }) });
  await show();
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send Email' })).toBeNull();
});

it('says why it was refused', async () => {
  server.use({ sendNewsMail: refuse('TOO_EARLY', notice('newsMailTooEarly', { days: 2 })) });
  await show();
  await send();
  expect((await screen.findByRole('alert')).textContent).toContain('You can send the next one in 2 days.');
});
