import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '@shared/messages';
import type { ManagedJob } from '@shared/model/job';
import { loadWording } from '@/lib/i18n/i18n';
import { emptyDraft } from '@/entities/jobs/job-draft';

const api = vi.hoisted(() => vi.fn());
const toast = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }));
vi.mock('@/lib/api/api', async (original) => ({ ...(await original<object>()), api }));
vi.mock('@/components/ui/base/toast', async (original) => ({ ...(await original<object>()), toast }));

const { AssignDialog } = await import('./assign-dialog');

const mia = { user_id: 'mia', role: 'member', department: '', profile: { first_name: 'Mia', last_name: 'Member' } };
const jobOf = (assignedTo: string | null) =>
  ({ ...emptyDraft, jobId: 'job_1', title: 'Nurse', status: 'active', version: 1, assignedTo }) as ManagedJob;
const onClose = vi.fn();

const show = async (assignedTo: string | null) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <AssignDialog job={jobOf(assignedTo)} onClose={onClose} />
    </QueryClientProvider>,
  );
  await screen.findByRole('radio', { name: 'Unassigned' });
};
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const submitted = () => api.mock.calls.filter(([name]) => name === 'assignJob').map(([, { body }]) => body as object);

beforeEach(async () => {
  toast.success.mockReset();
  toast.error.mockReset();
  onClose.mockReset();
  api
    .mockReset()
    .mockImplementation(async (name: string, call: { body: { assigneeId: string | null } }) =>
      name === 'getEmployerJobs' ? { teamMembers: [mia] } : { job: jobOf(call.body.assigneeId) },
    );
  await loadWording('managing');
});

describe('the assign dialog', () => {
  it('unassigns a job', async () => {
    await show('mia');
    expect(radio('Mia Member').checked).toBe(true);
    fireEvent.click(radio('Unassigned'));
    fireEvent.click(screen.getByRole('button', { name: 'Unassign' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(submitted()).toEqual([{ jobId: 'job_1', assigneeId: null }]);
    expect(toast.success).toHaveBeenCalledWith(messages.jobUnassigned);
  });

  it('says who has the job now and saves only a change', async () => {
    await show(null);
    expect(radio('Unassigned').checked).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Unassign' }).disabled).toBe(true);
    fireEvent.click(radio('Mia Member'));
    fireEvent.click(screen.getByRole('button', { name: 'Assign' }));
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith(messages.jobAssigned));
    expect(submitted()).toEqual([{ jobId: 'job_1', assigneeId: 'mia' }]);
  });

  it('stays open when the server refuses', async () => {
    api.mockImplementation(async (name: string) => {
      if (name === 'getEmployerJobs') return { teamMembers: [mia] };
      throw new Error('offline');
    });
    await show('mia');
    fireEvent.click(radio('Unassigned'));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Unassign' })));
    await waitFor(() => expect(toast.error).toHaveBeenCalledWith(messages.jobAssignFailed));
    expect(onClose).not.toHaveBeenCalled();
  });
});
