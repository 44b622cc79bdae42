import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '@shared/text/english.fixture';
import { toastStore } from '@/components/ui/base/toast';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering, refuse } from '@/lib/testing/api-server';
import { testId } from '@/lib/testing/ids';
import { managedJobOf } from '@/hiring/parts/jobs/testing';
import { employerJobsOf, teamMemberOf } from '@/organizations/parts/organization/testing';
import { toasted } from '@/lib/testing/toasted';
import { AssignDialog } from './assign-dialog';

const mia = teamMemberOf();
const jobOf = (assignedTo: string | null) => managedJobOf({ assignedTo });
const server = answering({
  getEmployerJobs: () => employerJobsOf({ teamMembers: [mia] }),
  assignJob: ({ body }) => ({ job: jobOf(body.assigneeId) }),
});
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
const submitted = () => server.calls('assignJob').map(({ body }) => body);

beforeEach(async () => {
  onClose.mockReset();
  await loadTexts('managing');
});

describe('the assign dialog', () => {
  it('unassigns a job', async () => {
    await show(mia.user_id);
    expect(radio('Mia Member').checked).toBe(true);
    fireEvent.click(radio('Unassigned'));
    fireEvent.click(screen.getByRole('button', { name: 'Unassign' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(submitted()).toEqual([{ jobId: testId('job'), assigneeId: null }]);
    expect(toastStore.get()).toMatchObject([{ kind: 'success', text: messages.jobUnassigned }]);
  });

  it('says who has the job now and saves only a change', async () => {
    await show(null);
    expect(radio('Unassigned').checked).toBe(true);
    expect(screen.queryByRole('button', { name: 'Unassign' })).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Assign' }).disabled).toBe(true);
    fireEvent.click(radio('Mia Member'));
    fireEvent.click(screen.getByRole('button', { name: 'Assign' }));
    await toasted({ kind: 'success', text: messages.jobAssigned });
    expect(submitted()).toEqual([{ jobId: testId('job'), assigneeId: mia.user_id }]);
  });

  it('stays open when the server refuses', async () => {
    server.use({ assignJob: refuse('INTERNAL') });
    await show(mia.user_id);
    fireEvent.click(radio('Unassigned'));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Unassign' })));
    await toasted({ kind: 'error', text: messages.jobAssignFailed });
    expect(onClose).not.toHaveBeenCalled();
  });
});
