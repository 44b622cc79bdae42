import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { messages } from '@shared/messages';
import { paths, pathTo } from '@shared/paths';
import { loadWording } from '@/lib/i18n/i18n';

const api = vi.hoisted(() => vi.fn());
vi.mock('@/lib/api/api', async (original) => ({ ...(await original<object>()), api }));

const { UnsubscribeView } = await import('./unsubscribe-view');

const show = () =>
  act(() =>
    Promise.resolve(
      render(
        <MemoryRouter initialEntries={[pathTo(paths.unsubscribeAlert, { token: 'abc' })]}>
          <Suspense>
            <Routes>
              <Route path={paths.unsubscribeAlert} element={<UnsubscribeView />} />
            </Routes>
          </Suspense>
        </MemoryRouter>,
      ),
    ),
  );
const stop = () => fireEvent.click(screen.getByRole('button', { name: 'Stop the e-mails' }));

beforeEach(async () => {
  api.mockReset();
  await loadWording('saved-jobs');
});

it('asks before it ends an alert, and does so once', async () => {
  api.mockResolvedValue({ name: 'Nights', message: messages.alertUnsubscribed });
  await show();
  expect(api).not.toHaveBeenCalled();
  stop();
  stop();
  expect(await screen.findByText(messages.alertUnsubscribed)).toBeDefined();
  expect(screen.getByText('“Nights” is paused.')).toBeDefined();
  expect(api.mock.calls).toEqual([['unsubscribeJobAlert', { params: { token: 'abc' } }]]);
});

it('says when a link is not valid, and can be tried again', async () => {
  api.mockRejectedValueOnce(new Error('This link is invalid or has expired.'));
  api.mockResolvedValueOnce({ name: 'Nights', message: messages.alertUnsubscribed });
  await show();
  stop();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('invalid'));
  stop();
  expect(await screen.findByText(messages.alertUnsubscribed)).toBeDefined();
});
