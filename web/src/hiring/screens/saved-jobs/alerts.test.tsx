import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import type { JobAlert } from '@shared/hiring/model/job-alert';
import { paths } from '@shared/paths';
import { messages } from '@shared/text/english.fixture';
import { toastStore } from '@/components/ui/base/toast';
import { parseSearch } from '@/hiring/parts/jobs/job-search';
import { filterCatalogs } from '@/hiring/parts/jobs/labels/search-labels';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering, refuse } from '@/lib/testing/api-server';
import { testId } from '@/lib/testing/ids';
import { AlertsView } from './alerts-view';
import { NewAlertDialog } from './new-alert-dialog';

const alert: JobAlert = {
  jobAlertId: testId('alr'),
  about: 'jobs',
  name: 'Nights in intensive care',
  frequency: 'weekly',
  paused: false,
  search: { q: 'nights', jobType: 'locum', specialty: 'Critical Care' },
  createdAt: '2026-11-02T08:00:00.000Z',
  lastSentAt: null,
  version: 1,
};
let alerts: JobAlert[] = [];
const server = answering({
  listJobAlerts: () => ({ items: alerts }),
  updateJobAlert: ({ body }) => {
    alerts = [{ ...alerts[0]!, ...body.settings, version: body.version + 1 }];
    return alerts[0]!;
  },
});
const show = async (page: ReactNode) =>
  act(async () =>
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter>{page}</MemoryRouter>
      </QueryClientProvider>,
    ),
  );
const lastToast = () => toastStore.get().at(-1)?.text;
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

beforeEach(async () => {
  alerts = [alert];
  await loadTexts('saved-jobs', 'labels/jobs', 'notices', ...filterCatalogs);
});

describe('a new alert', () => {
  it('is named after the search, needs a name, and keeps the search', async () => {
    server.use({ createJobAlert: ({ body }) => ({ ...alert, ...body }) });
    const search = parseSearch(new URLSearchParams('q=nights&jobType=locum&specialty=critical-care'));
    await show(<NewAlertDialog search={search} onClose={() => undefined} />);
    const form = await dialog('Create Alert');
    const name = form.getByLabelText<HTMLInputElement>(/^Alert name/);
    expect(name.value).toBe('nights, Locum Tenens, Critical Care');
    const create = () => fireEvent.click(form.getByRole('button', { name: 'Create Alert' }));
    fireEvent.change(name, { target: { value: '' } });
    create();
    expect(await form.findByText(messages.required)).toBeTruthy();
    expect(server.calls('createJobAlert')).toEqual([]);
    fireEvent.change(name, { target: { value: 'Nights' } });
    fireEvent.click(form.getByRole('radio', { name: 'Weekly' }));
    create();
    create();
    await waitFor(() => expect(lastToast()).toBe(messages.alertCreated));
    expect(server.calls('createJobAlert')).toEqual([
      { body: { name: 'Nights', frequency: 'weekly', search: expect.objectContaining(alert.search) } },
    ]);
  });
});

describe('alerts', () => {
  it('show their search and link to it', async () => {
    await show(<AlertsView />);
    expect(await screen.findByText(/“nights” · Locum Tenens · Critical Care/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See Jobs' }).getAttribute('href')).toBe(
      `${paths.jobs}?q=nights&jobType=locum&specialty=critical-care`,
    );
  });

  it('are renamed, and sent more often', async () => {
    await show(<AlertsView />);
    fireEvent.click(await screen.findByRole('button', { name: 'Edit Nights in intensive care' }));
    const form = await dialog('Edit alert');
    fireEvent.change(form.getByLabelText(/^Alert name/), { target: { value: 'Intensive care' } });
    fireEvent.click(form.getByRole('radio', { name: 'Daily' }));
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { name: 'Intensive care' })).toBeTruthy();
    expect(server.calls('updateJobAlert')[0]?.body).toEqual({
      settings: { name: 'Intensive care', frequency: 'daily', paused: false },
      version: 1,
    });
  });

  it('are paused at once, and stay on when that fails', async () => {
    await show(<AlertsView />);
    const sends = await screen.findByRole<HTMLInputElement>('switch', { name: /^Send emails for/ });
    fireEvent.click(sends);
    expect(screen.getByText('Paused')).toBeTruthy();
    await waitFor(() => expect(lastToast()).toBe(messages.alertSaved));
    expect(alerts[0]).toMatchObject({ paused: true, frequency: 'weekly' });
    expect(sends.checked).toBe(false);
    server.use({ updateJobAlert: refuse('STALE_VERSION') });
    fireEvent.click(sends);
    await waitFor(() => expect(toastStore.get().at(-1)?.kind).toBe('error'));
    await waitFor(() => expect(sends.checked).toBe(false));
  });

  it('are deleted after a confirmation', async () => {
    server.use({
      deleteJobAlert: () => {
        alerts = [];
        return { jobAlertId: alert.jobAlertId };
      },
    });
    await show(<AlertsView />);
    fireEvent.click(await screen.findByRole('button', { name: 'Delete Nights in intensive care' }));
    expect(server.calls('deleteJobAlert')).toEqual([]);
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(lastToast()).toBe(messages.alertDeleted));
    expect(await screen.findByRole('heading', { name: 'No job alerts yet' })).toBeTruthy();
  });
});
