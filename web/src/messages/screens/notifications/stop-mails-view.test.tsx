import { fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { paths, pathTo } from '@shared/paths';
import { errorTexts, messages, said } from '@shared/text/english.fixture';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering, refuse } from '@/lib/testing/api-server';
import { StopMailsView } from './stop-mails-view';

const server = answering({ stopMails: () => ({ lists: ['emailMarketing'], ...said('mailsStopped') }) });

const show = () =>
  act(() =>
    Promise.resolve(
      render(
        <MemoryRouter initialEntries={[pathTo(paths.stopMails, { token: 'abc' })]}>
          <Suspense>
            <Routes>
              <Route path={paths.stopMails} element={<StopMailsView />} />
            </Routes>
          </Suspense>
        </MemoryRouter>,
      ),
    ),
  );
const stop = () => fireEvent.click(screen.getByRole('button', { name: 'Stop Emails' }));

beforeEach(() => loadTexts('notification-settings', 'errors', 'notices'));

it('asks before it stops emails, says which, and links to the settings', async () => {
  await show();
  expect(server.called()).toEqual([]);
  stop();
  expect(await screen.findByText(messages.mailsStopped)).toBeDefined();
  expect(screen.getByRole('list', { name: 'Turned off' }).textContent).toBe('Product news');
  expect(screen.getByRole('link', { name: 'Notification Settings' }).getAttribute('href')).toBe(
    paths.notificationSettings,
  );
  expect(server.calls('stopMails')).toEqual([{ params: { token: 'abc' } }]);
});

it('says when a link is invalid', async () => {
  server.use({ stopMails: refuse('INVALID_TOKEN') });
  await show();
  stop();
  expect((await screen.findByRole('alert')).textContent).toContain(errorTexts.INVALID_TOKEN);
});
