import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListedJob } from '@shared/hiring/model/job';
import { paths, pathTo } from '@shared/paths';
import { errorTexts, messages } from '@shared/text/english.fixture';
import { toastStore } from '@/components/ui/base/toast';
import { listedJobOf } from '@/hiring/parts/jobs/testing';
import { showTo } from '@/hiring/parts/offers/testing';
import { employerJobsOf } from '@/organizations/parts/organization/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { answering } from '@/lib/testing/api-server';
import { testId } from '@/lib/testing/ids';
import { ManageJobsView } from '../manage-jobs-view';

let jobs: ListedJob[] = [];
const server = answering({
  getEmployerJobs: () => employerJobsOf(),
  listManagedJobs: () => ({ items: jobs, nextCursor: null }),
});

const first = listedJobOf({ jobId: testId('job', 1), title: 'First ward' });
const second = listedJobOf({ jobId: testId('job', 2), title: 'Second ward' });
const show = () => showTo('manager', <ManageJobsView />);
const bulk = () => within(screen.getByRole('group', { name: 'Selected jobs' }));
const lastToast = () => toastStore.get().at(-1);

beforeEach(async () => {
  window.matchMedia = vi.fn(
    () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }) as unknown as MediaQueryList,
  );
  await loadTexts('managing', 'marketplace', 'reopening', 'common', 'labels/jobs', 'labels/hiring', 'notices');
});

describe('selected closed jobs', () => {
  const at = new Date(Date.now() - 3_600_000).toISOString();
  const closedAs = (job: ListedJob, applicationDeadlineOn: string | null): ListedJob => ({
    ...job,
    status: 'closed',
    applicationDeadlineOn,
    statusChange: { from: 'active', to: 'closed', by: null, at, version: 1 },
  });
  const select = async (...all: readonly ListedJob[]) => {
    for (const { title } of all) fireEvent.click(await screen.findByRole('checkbox', { name: `Select ${title}` }));
    fireEvent.click(bulk().getByRole('button', { name: 'Reopen' }));
  };
  const reopened = (job: ListedJob, applicationDeadlineOn: string | null) => ({
    jobId: job.jobId,
    job: { ...job, status: 'active' as const, applicationDeadlineOn, version: 2 },
    error: null,
  });

  it('are reopened at once where no deadline has passed', async () => {
    jobs = [closedAs(first, null), closedAs(second, '2098-01-05')];
    server.use({ changeJobs: () => ({ results: [reopened(first, null), reopened(second, '2098-01-05')] }) });
    await show();
    await select(first, second);
    await waitFor(() => expect(lastToast()?.text).toBe('2 jobs reopened'));
    expect(server.calls('changeJobs')).toEqual([{ body: { action: 'reopen', jobIds: [first.jobId, second.jobId] } }]);
  });

  it('are reopened with one new deadline for those whose own has passed', async () => {
    jobs = [closedAs(first, '2026-01-05'), closedAs(second, null)];
    server.use({ changeJobs: () => ({ results: [reopened(first, '2098-02-01'), reopened(second, null)] }) });
    await show();
    await select(first, second);
    const dialog = within(await screen.findByRole('dialog', { name: 'Reopen 2 jobs?' }));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['First ward']);
    expect(dialog.getByText('The other selected jobs keep their deadlines.')).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Reopen' }));
    expect(dialog.getByText(messages.required)).toBeTruthy();
    expect(server.calls('changeJobs')).toEqual([]);
    fireEvent.change(dialog.getByLabelText(/New application deadline/), { target: { value: '2098-02-01' } });
    const confirm = dialog.getByRole('button', { name: 'Reopen' });
    fireEvent.click(confirm);
    fireEvent.click(confirm);
    await waitFor(() => expect(lastToast()?.text).toBe('2 jobs reopened'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.calls('changeJobs')).toEqual([
      { body: { action: 'reopen', jobIds: [first.jobId, second.jobId], applicationDeadlineOn: '2098-02-01' } },
    ]);
  });

  it('links each refused job to the page where it can be reopened', async () => {
    jobs = [closedAs(first, null)];
    server.use({
      changeJobs: () => ({
        results: [
          { jobId: first.jobId, job: null, error: { code: 'DEADLINE_PASSED', message: errorTexts.DEADLINE_PASSED } },
        ],
      }),
    });
    await show();
    await select(first);
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByRole('link', { name: 'First ward' }).getAttribute('href')).toBe(
      pathTo(paths.manageJob, { jobId: first.jobId }),
    );
    expect(alert.getByText(new RegExp(errorTexts.DEADLINE_PASSED))).toBeTruthy();
  });
});
