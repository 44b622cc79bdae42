import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '@shared/errors';
import type { ApplicationDetail, ReceivedApplication } from '@shared/hiring/model/application';
import { managedJobOf } from '@/hiring/parts/jobs/testing';
import { teamMemberOf } from '@/organizations/parts/organization/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering, refuse } from '@/lib/testing/api-server';
import { testId } from '@/lib/testing/ids';
import { liveServer } from '@/lib/testing/live';
import { applicantCalled, applicationOf, detailOf, jobId, type readers, showAt } from './testing';
import { errorTexts } from '@shared/text/english.fixture';
import { ApplicantsList } from './applicants-list';
import { jobApplicantsQuery } from './drawer/applicant-queries';
import { useJobApplicants } from './use-all-pages';

const live = liveServer();

const List = () => (
  <ApplicantsList
    applicants={useJobApplicants(jobApplicantsQuery(jobId))}
    title="Candidates"
    job={{ value: jobId, label: 'Night physician' }}
    empty={{ text: '', action: null }}
  />
);

const mia = teamMemberOf();
let rows: ReceivedApplication[] = [];
let stored: Record<string, ApplicationDetail> = {};
const server = answering({
  listJobApplications: () => ({ items: rows, nextCursor: null, jobTitle: 'Night physician' }),
  listInterviews: () => ({ items: [], nextCursor: null }),
  listApplicationInterviews: () => ({ items: [] }),
  listTeamMembers: () => ({ items: [mia] }),
  listApplicationChecklists: () => ({ items: [] }),
  listSharedReferences: () => ({ items: [] }),
  getManagedJob: () => managedJobOf({ numberOfOpenings: 1, filledOpenings: 1 }),
  getApplication: ({ params }) => stored[params.applicationId]!,
  changeApplicationStatus: ({ params, body }) => {
    const now = stored[params.applicationId]!;
    return { ...now, status: body.status, version: now.version + 1 };
  },
});

const [ann, bob, cat] = [
  applicantCalled('Ann', { appliedAt: '2026-11-20T10:00:00.000Z' }),
  applicantCalled('Bob', { appliedAt: '2026-11-20T09:00:00.000Z', status: 'shortlisted' }),
  applicantCalled('Cat', { appliedAt: '2026-11-20T08:00:00.000Z', status: 'interview_scheduled' }),
];
const rowOfName = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const statusOf = (name: string) =>
  within(rowOfName(name)).getByRole('button', { name: /change .* status/ }).textContent;
const choose = async (name: string, status: string) => {
  fireEvent.click(within(rowOfName(name)).getByRole('button', { name: /change .* status/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: status }));
};
const show = (search = '', reader: keyof typeof readers = 'manager') => showAt(`/list${search}`, reader, <List />);

beforeEach(async () => {
  rows = [ann, bob, cat];
  stored = Object.fromEntries(rows.map((row) => [row.applicationId, detailOf(row)]));
  await loadTexts('applicants', 'marketplace', 'match', 'references', 'labels/units', 'skills', 'labels/skills');
});

describe('a move', () => {
  it('is shown at once and saved', async () => {
    const answer = Promise.withResolvers<ApplicationDetail>();
    await show();
    await screen.findByRole('table');
    server.use({ changeApplicationStatus: () => answer.promise });
    await choose('Ann', 'Under Review');
    await waitFor(() => expect(statusOf('Ann')).toContain('Under Review'));
    await act(async () => answer.resolve({ ...stored[ann.applicationId]!, status: 'under_review', version: 2 }));
    expect(statusOf('Ann')).toContain('Under Review');
    expect(server.calls('changeApplicationStatus')[0]?.body).toEqual({
      status: 'under_review',
      reason: '',
      version: 1,
    });
  });

  it('waits for another one that is still being saved', async () => {
    const first = Promise.withResolvers<ApplicationDetail>();
    const detail = stored[ann.applicationId]!;
    await show();
    await screen.findByRole('table');
    server.use({
      changeApplicationStatus: ({ body }) =>
        body.status === 'under_review' ? first.promise : { ...detail, status: body.status, version: 3 },
      getApplication: () => ({ ...detail, status: 'under_review', version: 2 }),
    });
    await choose('Ann', 'Under Review');
    await waitFor(() => expect(statusOf('Ann')).toContain('Under Review'));
    await choose('Ann', 'Shortlisted');
    expect(server.calls('changeApplicationStatus')).toHaveLength(1);
    await act(async () => first.resolve({ ...detail, status: 'under_review', version: 2 }));
    await waitFor(() => expect(statusOf('Ann')).toContain('Shortlisted'));
    expect(server.calls('changeApplicationStatus').map(({ body }) => body.status)).toEqual([
      'under_review',
      'shortlisted',
    ]);
  });

  it('is reverted when it is refused', async () => {
    await show();
    await screen.findByRole('table');
    server.use({ changeApplicationStatus: refuse('ILLEGAL_TRANSITION') });
    await choose('Ann', 'Under Review');
    await waitFor(() => expect(server.calls('changeApplicationStatus')).toHaveLength(1));
    await waitFor(() => expect(statusOf('Ann')).toContain('New'));
  });

  it('asks when someone else moved it elsewhere, and can take theirs', async () => {
    await show();
    await screen.findByRole('table');
    server.use({ changeApplicationStatus: refuse('STALE_VERSION') });
    stored[ann.applicationId] = detailOf(
      { ...ann, status: 'under_review', version: 2 },
      {
        timeline: [
          {
            status: 'under_review',
            at: '2026-11-20T12:00:00.000Z',
            reason: '',
            side: 'employer',
            by: 'Mia Member',
            undo: false,
            closing: null,
          },
        ],
      },
    );
    await choose('Ann', 'Shortlisted');
    const dialog = await screen.findByRole('dialog', { name: /Ann Alpha was already moved/ });
    expect(dialog.textContent).toContain('Mia Member moved Ann Alpha to Under Review');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Keep Under Review' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(statusOf('Ann')).toContain('Under Review');
  });

  it('can keep mine from its current stage', async () => {
    await show();
    await screen.findByRole('table');
    server.use({
      changeApplicationStatus: ({ body }) => {
        if (body.version === 1) throw new AppError('STALE_VERSION');
        return { ...stored[ann.applicationId]!, status: body.status, version: 3 };
      },
    });
    stored[ann.applicationId] = detailOf({ ...ann, status: 'under_review', version: 2 });
    await choose('Ann', 'Shortlisted');
    fireEvent.click(await screen.findByRole('button', { name: 'Move to Shortlisted' }));
    await waitFor(() => expect(statusOf('Ann')).toContain('Shortlisted'));
    expect(server.calls('changeApplicationStatus').map(({ body }) => body.version)).toEqual([1, 2]);
  });

  it('does not ask when only the version is new', async () => {
    await show();
    await screen.findByRole('table');
    server.use({
      changeApplicationStatus: ({ body }) => {
        if (body.version === 1) throw new AppError('STALE_VERSION');
        return { ...stored[ann.applicationId]!, status: body.status, version: 8 };
      },
    });
    stored[ann.applicationId] = detailOf({ ...ann, version: 7 });
    await choose('Ann', 'Shortlisted');
    await waitFor(() => expect(statusOf('Ann')).toContain('Shortlisted'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens an interview or an offer where there is one', async () => {
    server.use({
      findFreeTimes: () => ({ timeZone: 'UTC', items: [] }),
      listMeetingServices: () => ({ items: [] }),
      listApplicationOffers: () => ({ items: [] }),
      getManagedJob: () => managedJobOf(),
    });
    await show();
    await screen.findByRole('table');
    await choose('Bob', 'Interview Scheduled');
    const interview = await screen.findByRole('dialog', { name: 'Interview with Bob Alpha' });
    expect(await within(interview).findByRole('button', { name: 'Propose Times' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Just Update Status' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await choose('Cat', 'Make Offer');
    const offer = await screen.findByRole('dialog', { name: 'Offer for Cat Alpha' });
    expect(await within(offer).findByRole('button', { name: 'Preview' })).toBeDefined();
  });

  it('offers members no offers', async () => {
    await show('', 'member');
    await screen.findByRole('table');
    fireEvent.click(within(rowOfName('Cat')).getByRole('button', { name: /change .* status/ }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((it) => it.textContent)).toEqual(['Back to Shortlisted', 'Rejected']);
  });

  it('asks for a reason before it moves back', async () => {
    await show();
    await screen.findByRole('table');
    await choose('Bob', 'Back to Under Review');
    const dialog = await screen.findByRole('dialog', { name: 'Move Bob Alpha back to Under Review?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Move Back' }));
    expect(server.calls('changeApplicationStatus')).toEqual([]);
    fireEvent.change(within(dialog).getByRole('textbox', { name: /Reason/ }), { target: { value: 'Too early' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Move Back' }));
    await waitFor(() => expect(statusOf('Bob')).toContain('Under Review'));
    expect(server.calls('changeApplicationStatus')[0]?.body).toMatchObject({ reason: 'Too early' });
  });

  it('reopens only recently rejected candidates', async () => {
    const lately = new Date().toISOString();
    rows = [
      { ...ann, status: 'rejected', statusSince: lately, rejectedFrom: 'shortlisted' },
      { ...bob, status: 'rejected', statusSince: '2020-01-01T00:00:00.000Z', rejectedFrom: 'shortlisted' },
    ];
    stored = Object.fromEntries(rows.map((row) => [row.applicationId, detailOf(row)]));
    await show();
    await screen.findByRole('table');
    expect(within(rowOfName('Bob')).queryByRole('button', { name: /change .* status/ })).toBeNull();
    await choose('Ann', 'Reopen: Shortlisted');
    await waitFor(() => expect(statusOf('Ann')).toContain('Shortlisted'));
  });
});

describe('changes by others', () => {
  it('reload only that row; selection and typed text stay', async () => {
    await show();
    await screen.findByRole('table');
    expect(live.sent()).toContainEqual({ action: 'follow', topic: `job:${jobId}` });
    fireEvent.click(within(rowOfName('Bob')).getByRole('checkbox'));
    fireEvent.change(screen.getByLabelText('Name or specialty'), { target: { value: 'alp' } });
    stored[ann.applicationId] = detailOf({ ...ann, status: 'rejected', version: 2 });
    await live.says({ type: 'application.changed', jobId, applicationId: applicationOf('Ann') });
    await live.says({ type: 'application.changed', jobId: testId('job', 2), applicationId: testId('app') });
    await waitFor(() => expect(rowOfName('Ann').textContent).toContain('Rejected'));
    expect(server.calls('listJobApplications')).toHaveLength(1);
    expect(server.calls('getApplication')).toHaveLength(1);
    expect(within(rowOfName('Bob')).getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('Name or specialty').value).toBe('alp');
  });

  it('put new applications first', async () => {
    await show();
    await screen.findByRole('table');
    const dan = applicantCalled('Dan', { appliedAt: '2026-11-21T10:00:00.000Z' });
    stored[dan.applicationId] = detailOf(dan);
    await live.says({ type: 'application.changed', jobId, applicationId: applicationOf('Dan') });
    await waitFor(() => expect(screen.getAllByRole('row')[1]?.textContent).toContain('Dan'));
    expect(screen.getByText('4 candidates')).toBeDefined();
  });

  it('reload what happened before the connection was up', async () => {
    const connect = live.hold();
    await show();
    await screen.findByRole('table');
    rows = [{ ...ann, status: 'rejected', version: 2 }, bob, cat];
    await connect();
    fireEvent.click(within(rowOfName('Bob')).getByRole('checkbox'));
    fireEvent.click(screen.getByRole('link', { name: 'Board' }));
    const board = within(screen.getByRole('list', { name: 'Candidates by stage' }));
    // Without Ann, who was rejected.
    await waitFor(() => expect(board.getAllByRole('article')).toHaveLength(2));
    expect(server.calls('listJobApplications')).toHaveLength(2);
  });

  it('reload the list once when much changes', async () => {
    await show();
    await screen.findByRole('table');
    const applications = Array.from({ length: 20 }, (_, index) => testId('app', index + 1));
    await live.says(
      ...applications.map((applicationId) => ({ type: 'application.changed' as const, jobId, applicationId })),
    );
    await waitFor(() => expect(server.calls('listJobApplications')).toHaveLength(2));
    expect(server.calls('getApplication')).toHaveLength(0);
  });
});

describe('the panel of one candidate', () => {
  // A router transition may wait for texts.
  const leaf = (key: string) => act(async () => void fireEvent.keyDown(screen.getByRole('dialog'), { key }));

  it('opens from its address, and J and K move through the list', async () => {
    await show(`?application=${applicationOf('Bob')}`);
    const panel = await screen.findByRole('dialog', { name: 'Bob Alpha' });
    expect(within(panel).getByText('2 of 3')).toBeDefined();
    expect(await within(panel).findByText('Letter of Bob')).toBeDefined();
    await leaf('j');
    expect(await screen.findByRole('dialog', { name: 'Cat Alpha' })).toBeDefined();
    expect(await screen.findByText(/^All openings for this job are filled/)).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Make Offer' }).disabled).toBe(true);
    await leaf('k');
    await leaf('ArrowLeft');
    expect(await screen.findByRole('dialog', { name: 'Ann Alpha' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByTestId('place').textContent).toBe('');
  });

  it('sends a note with mentioned colleagues; the draft survives the next applicant', async () => {
    server.use({ addApplicationNote: () => stored[ann.applicationId]! });
    await show(`?application=${applicationOf('Ann')}`);
    const field = await screen.findByLabelText<HTMLTextAreaElement>(/Add a note/);
    const type = (value: string) => {
      fireEvent.change(field, { target: { value, selectionStart: value.length } });
      field.setSelectionRange(value.length, value.length);
      fireEvent.click(field);
    };
    type('Please call, @mi');
    await screen.findByRole('option', { name: 'Mia Member' });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(field.value).toBe('Please call, @Mia Member ');
    await leaf('j');
    await screen.findByRole('dialog', { name: 'Bob Alpha' });
    expect(screen.getByLabelText<HTMLTextAreaElement>(/Add a note/).value).toBe('');
    await leaf('k');
    await screen.findByRole('dialog', { name: 'Ann Alpha' });
    expect(screen.getByLabelText<HTMLTextAreaElement>(/Add a note/).value).toBe('Please call, @Mia Member ');
    fireEvent.click(screen.getByRole('button', { name: 'Save Note' }));
    await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>(/Add a note/).value).toBe(''));
    expect(server.calls('addApplicationNote')[0]?.body).toEqual({
      text: 'Please call, @Mia Member',
      mentions: [mia.user_id],
    });
  });
});

describe('several candidates', () => {
  it('are rejected with one text; failed ones are named and can be retried', async () => {
    server.use({
      changeApplications: ({ body }) => ({
        results: body.applications.map(({ applicationId }) =>
          applicationId === bob.applicationId
            ? { applicationId, application: null, error: { code: 'STALE_VERSION', message: 'Changed meanwhile' } }
            : {
                applicationId,
                application: {
                  ...rows.find((it) => it.applicationId === applicationId)!,
                  status: 'rejected',
                  version: 2,
                },
                error: null,
              },
        ),
      }),
    });
    await show();
    await screen.findByRole('table');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all 3' }));
    fireEvent.click(screen.getByRole('button', { name: 'Reject' }));
    const dialog = await screen.findByRole('dialog', { name: 'Reject 3 applications?' });
    fireEvent.change(within(dialog).getByLabelText('Template'), { target: { value: 'filled' } });
    expect(within(dialog).getByLabelText<HTMLTextAreaElement>(/^Reason/).value).toContain('Hi {{firstName}},');
    expect(within(dialog).getByText(/^Hi Ann, thank you/)).toBeDefined();
    fireEvent.change(within(dialog).getByLabelText('Preview for'), { target: { value: applicationOf('Cat') } });
    expect(within(dialog).getByText(/^Hi Cat, thank you/)).toBeDefined();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Reject 3 Applications' }));
    await screen.findByText(/1 couldn't be moved/);
    expect(screen.getByText(`Bob Alpha: ${errorTexts.STALE_VERSION}`)).toBeDefined();
    expect(within(screen.getByRole('group', { name: 'Bulk actions' })).getByText('1 selected')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Retry Failed' }));
    await waitFor(() => expect(server.calls('changeApplications')).toHaveLength(2));
  });
});
