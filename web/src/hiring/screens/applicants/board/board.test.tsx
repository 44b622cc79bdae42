import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ReceivedApplication } from '@shared/hiring/model/application';
import { loadTexts } from '@/lib/i18n/i18n';
import { answering } from '@/lib/testing/api-server';
import { applicantCalled, jobId, showAt } from '../testing';
import { ApplicantsList } from '../applicants-list';
import { jobApplicantsQuery } from '../drawer/applicant-queries';
import { useJobApplicants } from '../use-all-pages';

const List = () => (
  <ApplicantsList
    title="Candidates"
    applicants={useJobApplicants(jobApplicantsQuery(jobId))}
    job={{ value: jobId, label: 'Night physician' }}
    empty={{ text: '', action: null }}
  />
);

const rows: readonly ReceivedApplication[] = [
  applicantCalled('Ann', { appliedAt: '2026-11-20T10:00:00.000Z' }),
  applicantCalled('Bob', { appliedAt: '2026-11-20T09:00:00.000Z' }),
  applicantCalled('Cat', { appliedAt: '2026-11-20T08:00:00.000Z', status: 'shortlisted' }),
];
const server = answering({
  listJobApplications: () => ({ items: [...rows], nextCursor: null, jobTitle: 'Night physician' }),
  listInterviews: () => ({ items: [], nextCursor: null }),
  changeApplications: ({ body }) => ({
    results: body.applications.map(({ applicationId }) => ({
      applicationId,
      application: { ...rows.find((it) => it.applicationId === applicationId)!, status: body.status, version: 2 },
      error: null,
    })),
  }),
});

beforeEach(() => loadTexts('applicants', 'marketplace', 'match'));

describe('several cards', () => {
  it('are moved in three steps: their stage, Move To, and the next stage', async () => {
    await showAt('/list?view=board', 'manager', <List />);
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all: New' }));
    const bulk = within(screen.getByRole('group', { name: 'Bulk actions' }));
    expect(bulk.getByText('2 selected')).toBeDefined();
    fireEvent.click(bulk.getByRole('button', { name: 'Move to' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: /^Under Review/ }));
    await waitFor(() => expect(server.calls('changeApplications')).toHaveLength(1));
    const moved = server.calls('changeApplications')[0]?.body.applications.map((it) => it.applicationId);
    expect(moved).toEqual(rows.slice(0, 2).map((it) => it.applicationId));
    const column = within(await screen.findByRole('listitem', { name: 'Under Review' }));
    expect(await column.findByRole('article', { name: 'Bob Alpha' })).toBeDefined();
  });

  it('are selected one by one, with X, or up to another one with Shift', async () => {
    await showAt('/list?view=board', 'manager', <List />);
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Ann Alpha' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Cat Alpha' }), { shiftKey: true });
    expect(within(screen.getByRole('group', { name: 'Bulk actions' })).getByText('3 selected')).toBeDefined();
    screen.getByRole('link', { name: 'Bob Alpha' }).focus();
    fireEvent.keyDown(document.activeElement!, { key: 'x' });
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Bob Alpha' }).checked).toBe(false);
  });
});
