import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ReceivedApplication } from '@shared/hiring/model/application';
import type { MatchReason } from '@shared/hiring/model/match-reason';
import { toastStore } from '@/components/ui/base/toast';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { applicantCalled, detailOf, jobId, showAt } from '../testing';
import { ApplicantsList } from '../applicants-list';
import { jobApplicantsQuery } from './applicant-queries';
import { useJobApplicants } from '../use-all-pages';

const List = () => (
  <ApplicantsList
    title="Candidates"
    applicants={useJobApplicants(jobApplicantsQuery(jobId))}
    job={{ value: jobId, label: 'Night physician' }}
    empty={{ text: '', action: null }}
  />
);

const [ann, bob, cat] = [
  applicantCalled('Ann', { appliedAt: '2026-11-20T10:00:00.000Z' }),
  applicantCalled('Bob', { appliedAt: '2026-11-20T09:00:00.000Z', status: 'shortlisted' }),
  applicantCalled('Cat', { appliedAt: '2026-11-20T08:00:00.000Z', status: 'interview_scheduled' }),
];
let rows: ReceivedApplication[] = [];
const storedOf = (applicationId: string) => detailOf(rows.find((row) => row.applicationId === applicationId) ?? ann);
const server = answering({
  listJobApplications: () => ({ items: rows, nextCursor: null, jobTitle: 'Night physician' }),
  listInterviews: () => ({ items: [], nextCursor: null }),
  getApplication: ({ params }) => storedOf(params.applicationId),
  changeApplicationStatus: ({ params, body }) => ({
    ...storedOf(params.applicationId),
    status: body.status,
    version: 2,
  }),
});
const rowOfName = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const statusOf = (name: string) =>
  within(rowOfName(name)).getByRole('button', { name: /change .* status/ }).textContent;
const show = (search = '') => showAt(`/list${search}`, 'manager', <List />);

beforeEach(async () => {
  rows = [ann, bob, cat];
  localStorage.clear();
  await loadTexts('applicants', 'marketplace', 'match');
});

describe('the keyboard shortcuts', () => {
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  const focused = () => document.activeElement?.textContent;

  it('move through the list, select, and move candidates', async () => {
    await show();
    await screen.findByRole('table');
    press('j');
    expect(focused()).toBe('Ann Alpha');
    press('j');
    expect(focused()).toBe('Bob Alpha');
    press('k');
    press('x');
    expect(within(rowOfName('Ann')).getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
    press('3');
    await waitFor(() => expect(statusOf('Ann')).toContain('Shortlisted'));
    press('6');
    expect(await screen.findByRole('dialog', { name: 'Reject Ann Alpha?' })).toBeDefined();
  });

  it('do nothing in fields, and say why a stage is unavailable', async () => {
    await show();
    await screen.findByRole('table');
    press('/');
    expect(document.activeElement).toBe(screen.getByLabelText('Name or specialty'));
    press('j');
    expect(document.activeElement).toBe(screen.getByLabelText('Name or specialty'));
    within(rowOfName('Bob')).getByRole('link', { name: 'Bob Alpha' }).focus();
    press('1');
    await waitFor(() => expect(toastStore.get().at(-1)?.text).toBe('Not available from the current status.'));
    expect(server.calls('changeApplicationStatus')).toEqual([]);
  });

  it('are listed by ? and can be switched off', async () => {
    await show();
    await screen.findByRole('table');
    // The dialog is in a lazy file.
    await act(async () => void press('?'));
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard Shortcuts' });
    fireEvent.click(within(dialog).getByRole('switch', { name: 'Use keyboard shortcuts' }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    press('?');
    press('j');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(focused()).not.toBe('Ann Alpha');
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Keyboard Shortcuts' })));
    fireEvent.click(await screen.findByRole('switch', { name: 'Use keyboard shortcuts' }));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    press('j');
    expect(focused()).toBe('Ann Alpha');
  });
});

describe('the list', () => {
  it('shows the columns that someone chose', async () => {
    await show();
    await screen.findByRole('table');
    const headings = () => screen.getAllByRole('columnheader').map((it) => it.textContent);
    expect(headings()).not.toContain('Rating');
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Choose Columns' })));
    const dialog = await screen.findByRole('dialog', { name: 'Choose Columns' });
    fireEvent.click(within(dialog).getByRole('checkbox', { name: 'Rating' }));
    fireEvent.click(within(dialog).getByRole('checkbox', { name: 'Next' }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
    expect(headings()).toContain('Rating');
    expect(headings()).not.toContain('Next');
  });

  it('is filtered by stage and match, and shows how many match', async () => {
    rows = [ann, bob, { ...cat, match: { ...cat.match!, score: 74 } }];
    await show();
    await screen.findByRole('table');
    const stages = within(screen.getByRole('group', { name: 'Stage' }));
    fireEvent.click(stages.getByRole('button', { name: /^Shortlisted/ }));
    expect(screen.getByTestId('place').textContent).toBe('?status=shortlisted');
    expect(screen.getByText('1 of 3 candidates')).toBeDefined();
    fireEvent.click(stages.getByRole('button', { name: /^Shortlisted/ }));
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Filters' })));
    fireEvent.change(await screen.findByLabelText('Match'), { target: { value: '80' } });
    await waitFor(() => expect(screen.queryByRole('row', { name: /Cat/ })).toBeNull());
    expect(screen.getByText('2 of 3 candidates')).toBeDefined();
  });

  it('never shows a score for ineligible people', async () => {
    const reason: MatchReason = { code: 'profession', args: { professions: ['physician'], profession: 'rn' } };
    const match = { state: 'not_eligible' as const, readyOn: null, steps: [], score: null, reasons: [reason] };
    rows = [{ ...ann, match }, bob];
    await show('?view=board');
    const board = await screen.findByRole('list', { name: 'Candidates by stage' });
    const card = within(board).getByRole('article', { name: 'Ann Alpha' });
    expect(within(card).queryByRole('img')).toBeNull();
    expect(card.textContent).toContain('Not eligible');
    expect(within(within(board).getByRole('article', { name: 'Bob Alpha' })).getByRole('img')).toBeDefined();
  });

  it('opens closed applications from the board in the table', async () => {
    rows = [ann, { ...bob, status: 'rejected' }, { ...cat, status: 'withdrawn' }];
    await show('?view=board');
    fireEvent.click(await screen.findByRole('link', { name: /Rejected and withdrawn/ }));
    await screen.findByRole('table');
    expect(screen.getByText('2 of 3 candidates')).toBeDefined();
    expect(rowOfName('Cat')).toBeDefined();
  });
});
