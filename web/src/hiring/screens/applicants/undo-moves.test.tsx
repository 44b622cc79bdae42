import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { toastStore } from '@/components/ui/base/toast';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { applicantCalled, applicationOf, detailOf, jobId, showAt } from './testing';
import { errorTexts } from '@shared/text/english.fixture';
import { ApplicantsList } from './applicants-list';
import { jobApplicantsQuery } from './drawer/applicant-queries';
import { useJobApplicants } from './use-all-pages';

const List = () => (
  <ApplicantsList
    applicants={useJobApplicants(jobApplicantsQuery(jobId))}
    title="Candidates"
    job={{ value: jobId, label: 'Night physician' }}
    empty={{ text: '', action: null }}
  />
);

const rows = [
  applicantCalled('Ann', { appliedAt: '2026-11-20T10:00:00.000Z' }),
  applicantCalled('Bob', { appliedAt: '2026-11-20T09:00:00.000Z', status: 'shortlisted' }),
  applicantCalled('Cat', { appliedAt: '2026-11-20T08:00:00.000Z', status: 'interview_scheduled' }),
];
const ann = rows[0]!;
const server = answering({
  listJobApplications: () => ({ items: rows, nextCursor: null, jobTitle: 'Night physician' }),
  listInterviews: () => ({ items: [], nextCursor: null }),
  getApplication: ({ params }) => detailOf(rows.find((row) => row.applicationId === params.applicationId)!),
  changeApplicationStatus: ({ body }) => ({ ...detailOf(ann), status: body.status, version: 2 }),
});
const rowOfName = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const statusOf = (name: string) =>
  within(rowOfName(name)).getByRole('button', { name: /change .* status/ }).textContent;
const choose = async (name: string, status: string) => {
  fireEvent.click(within(rowOfName(name)).getByRole('button', { name: /change .* status/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: status }));
};
const show = () => showAt('/list', 'manager', <List />);

beforeEach(async () => {
  sessionStorage.clear();
  await loadTexts('applicants', 'marketplace', 'match');
});

describe('undoing', () => {
  const lastToast = () => toastStore.get().at(-1);

  it('is offered with the move and reverts that exact version', async () => {
    server.use({
      undoApplicationMoves: () => ({
        results: [{ applicationId: applicationOf('Ann'), application: { ...ann, version: 3 }, error: null }],
      }),
    });
    await show();
    await screen.findByRole('table');
    await choose('Ann', 'Under Review');
    await waitFor(() => expect(lastToast()?.action?.label).toBe('Undo'));
    await act(() => lastToast()?.action?.onSelect());
    await waitFor(() => expect(statusOf('Ann')).toContain('New'));
    expect(server.calls('undoApplicationMoves')[0]).toEqual({
      params: { jobId },
      body: { applications: [{ applicationId: applicationOf('Ann'), version: 2 }] },
    });
    expect(lastToast()?.text).toBe('Change undone');
  });

  it('says when it is too late, and shows the stored state', async () => {
    server.use({
      undoApplicationMoves: () => ({
        results: [
          {
            applicationId: applicationOf('Ann'),
            application: null,
            error: { code: 'UNDO_EXPIRED', message: 'Too late.' },
          },
        ],
      }),
    });
    await show();
    await screen.findByRole('table');
    await choose('Ann', 'Under Review');
    await waitFor(() => expect(lastToast()?.action?.label).toBe('Undo'));
    await act(() => lastToast()?.action?.onSelect());
    await waitFor(() =>
      expect(lastToast()).toMatchObject({ kind: 'error', text: expect.stringContaining(errorTexts.UNDO_EXPIRED) }),
    );
    expect(server.calls('listJobApplications')).toHaveLength(2);
  });

  it('reverts several that were rejected together', async () => {
    const rejected = rows.map((row) => ({ ...row, status: 'rejected' as const, version: 2, rejectedFrom: row.status }));
    server.use({
      changeApplications: () => ({
        results: rejected.map((application) => ({
          applicationId: application.applicationId,
          application,
          error: null,
        })),
      }),
    });
    server.use({
      undoApplicationMoves: () => ({
        results: rows.map((row) => ({
          applicationId: row.applicationId,
          application: { ...row, version: 3 },
          error: null,
        })),
      }),
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
    await act(() => lastToast()?.action?.onSelect());
    await waitFor(() => expect(statusOf('Cat')).toContain('Interview'));
    expect(lastToast()?.text).toBe('3 changes undone');
  });
});
