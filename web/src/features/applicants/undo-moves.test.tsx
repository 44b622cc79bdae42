import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReceivedApplication } from '@shared/model/application';
import { toastStore } from '@/components/ui/base/toast';
import { loadWording } from '@/lib/i18n/i18n';
import { applicantCalled, detailOf, showAt } from './testing';

const api = vi.hoisted(() => vi.fn());
vi.mock('@/lib/api/api', async (original) => ({ ...(await original<object>()), api }));
vi.mock('@/lib/live/live', () => ({
  useLiveNews: () => undefined,
  useTopic: () => undefined,
  useLiveStatus: () => 'connected',
  sendLive: () => true,
}));

const { ApplicantsList } = await import('./applicants-list');
const { jobApplicantsQuery } = await import('./applicant-queries');
const { useJobApplicants } = await import('./use-all-pages');

const List = () => (
  <ApplicantsList
    applicants={useJobApplicants(jobApplicantsQuery('job_1'))}
    jobId="job_1"
    empty={{ text: '', action: null }}
  />
);

type Call = { params: { applicationId: string }; body: { status: ReceivedApplication['status'] } };
let answers: Record<string, (call: Call) => unknown> = {};
const callsOf = (name: string) => (api.mock.calls as [string, Call][]).filter(([it]) => it === name);
const rows = [
  applicantCalled('Ann', { appliedAt: '2026-11-20T10:00:00.000Z' }),
  applicantCalled('Bob', { appliedAt: '2026-11-20T09:00:00.000Z', status: 'shortlisted' }),
  applicantCalled('Cat', { appliedAt: '2026-11-20T08:00:00.000Z', status: 'interview_scheduled' }),
];
const ann = rows[0]!;
const rowOfName = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const statusOf = (name: string) =>
  within(rowOfName(name)).getByRole('button', { name: /change the status/ }).textContent;
const choose = async (name: string, status: string) => {
  fireEvent.click(within(rowOfName(name)).getByRole('button', { name: /change the status/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: status }));
};
const show = () => showAt('/list', 'manager', <List />);

beforeEach(async () => {
  answers = {
    listJobApplications: () => ({ items: rows, nextCursor: null, jobTitle: 'Night physician' }),
    listInterviews: () => ({ items: [], nextCursor: null }),
    getApplication: ({ params }) => detailOf(rows.find((row) => row.applicationId === params.applicationId)!),
    changeApplicationStatus: ({ body }) => ({ ...detailOf(ann), status: body.status, version: 2 }),
  };
  sessionStorage.clear();
  api.mockReset().mockImplementation(async (name: string, call: Call) => answers[name]?.(call));
  await loadWording('applicants', 'marketplace', 'match');
});

describe('undoing', () => {
  const lastToast = () => toastStore.get().at(-1);

  it('is offered with the move and takes back that very version', async () => {
    answers['undoApplicationMoves'] = () => ({
      results: [{ applicationId: 'app_ann', application: { ...ann, version: 3 }, error: null }],
    });
    await show();
    await screen.findByRole('table');
    await choose('Ann', 'Under Review');
    await waitFor(() => expect(lastToast()?.action?.label).toBe('Undo'));
    act(() => lastToast()?.action?.onSelect());
    await waitFor(() => expect(statusOf('Ann')).toContain('New Application'));
    expect(callsOf('undoApplicationMoves')[0]?.[1]).toEqual({
      params: { jobId: 'job_1' },
      body: { applications: [{ applicationId: 'app_ann', version: 2 }] },
    });
    expect(lastToast()?.text).toBe('Change undone');
  });

  it('says when it is too late, and shows what is stored', async () => {
    answers['undoApplicationMoves'] = () => ({
      results: [{ applicationId: 'app_ann', application: null, error: { code: 'UNDO_EXPIRED', message: 'Too late.' } }],
    });
    await show();
    await screen.findByRole('table');
    await choose('Ann', 'Under Review');
    await waitFor(() => expect(lastToast()?.action?.label).toBe('Undo'));
    act(() => lastToast()?.action?.onSelect());
    await waitFor(() =>
      expect(lastToast()).toMatchObject({ kind: 'error', text: expect.stringContaining('Too late.') }),
    );
    expect(callsOf('listJobApplications')).toHaveLength(2);
  });

  it('takes many back that were rejected together', async () => {
    const rejected = rows.map((row) => ({ ...row, status: 'rejected' as const, version: 2, rejectedFrom: row.status }));
    answers['changeApplications'] = () => ({
      results: rejected.map((application) => ({ applicationId: application.applicationId, application, error: null })),
    });
    answers['undoApplicationMoves'] = () => ({
      results: rows.map((row) => ({
        applicationId: row.applicationId,
        application: { ...row, version: 3 },
        error: null,
      })),
    });
    await show();
    await screen.findByRole('table');
    for (const { candidate } of rows) fireEvent.click(within(rowOfName(candidate.firstName)).getByRole('checkbox'));
    fireEvent.click(screen.getByRole('button', { name: 'Reject' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByRole('textbox', { name: /Reason/ }), { target: { value: 'Filled' } });
    fireEvent.click(within(dialog).getByRole('button', { name: /Reject 3/ }));
    await waitFor(() => expect(rowOfName('Cat').textContent).toContain('Rejected'));
    await waitFor(() => expect(lastToast()?.action?.label).toBe('Undo'));
    act(() => lastToast()?.action?.onSelect());
    await waitFor(() => expect(statusOf('Cat')).toContain('Interview Scheduled'));
    expect(lastToast()?.text).toBe('3 changes undone');
  });
});
