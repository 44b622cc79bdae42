import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { errorTexts, messages, said } from '@shared/text/english.fixture';
import { paths, pathTo } from '@shared/paths';
import { FixedSession } from '@/lib/auth/session';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering, refuse } from '@/lib/testing/api-server';
import { sessionOf } from '@/lib/testing/session-of';
import { UnsubscribeView } from './unsubscribe-view';

const server = answering({ unsubscribeJobAlert: () => ({ name: 'Nights', ...said('alertUnsubscribed') }) });

const visitor = sessionOf(null);

const show = () =>
  act(() =>
    Promise.resolve(
      render(
        <MemoryRouter initialEntries={[pathTo(paths.unsubscribeAlert, { token: 'abc' })]}>
          <FixedSession session={visitor}>
            <Suspense>
              <Routes>
                <Route path={paths.unsubscribeAlert} element={<UnsubscribeView />} />
              </Routes>
            </Suspense>
          </FixedSession>
        </MemoryRouter>,
      ),
    ),
  );
const stop = () => fireEvent.click(screen.getByRole('button', { name: 'Stop Emails' }));

beforeEach(() => loadTexts('saved-jobs'));

it('asks before it ends an alert, and does so once', async () => {
  await show();
  expect(server.called()).toEqual([]);
  stop();
  stop();
  expect(await screen.findByText(messages.alertUnsubscribed)).toBeDefined();
  expect(screen.getByText('“Nights” is paused.')).toBeDefined();
  expect(server.calls('unsubscribeJobAlert')).toEqual([{ params: { token: 'abc' } }]);
});

it('says when a link is invalid, and can be retried', async () => {
  server.use({ unsubscribeJobAlert: refuse('INVALID_TOKEN') });
  await show();
  stop();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(errorTexts.INVALID_TOKEN));
  server.use({ unsubscribeJobAlert: () => ({ name: 'Nights', ...said('alertUnsubscribed') }) });
  stop();
  expect(await screen.findByText(messages.alertUnsubscribed)).toBeDefined();
});
