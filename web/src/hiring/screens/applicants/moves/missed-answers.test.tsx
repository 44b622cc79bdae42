import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { calendarDay } from '@shared/core/rules/calendar-days';
import { businessDayFrom } from '@shared/core/rules/business-days';
import type { ReceivedApplication } from '@shared/hiring/model/application';
import { loadTexts } from '@/lib/i18n/i18n';
import { answering } from '@/lib/testing/api-server';
import { applicantCalled, detailOf, jobId, showAt } from '../testing';
import { ApplicantsList } from '../applicants-list';
import { jobApplicantsQuery } from '../drawer/applicant-queries';
import { useJobApplicants } from '../use-all-pages';

const List = () => (
  <ApplicantsList
    applicants={useJobApplicants(jobApplicantsQuery(jobId))}
    title="Candidates"
    job={{ value: jobId, label: 'Night physician' }}
    empty={{ text: '', action: null }}
  />
);

const today = calendarDay(Date.now());
const promised = (businessDays: number) => ({
  ...{ days: 3, on: businessDayFrom(today, businessDays), zone: 'America/New_York' },
  ...{ extendedFrom: null, outcome: null },
});

let rows: ReceivedApplication[] = [];
const server = answering({
  listJobApplications: () => ({ items: rows, nextCursor: null, jobTitle: 'Night physician' }),
  listInterviews: () => ({ items: [], nextCursor: null }),
  listTeamMembers: () => ({ items: [] }),
  getApplication: ({ params }) => detailOf(rows.find(({ applicationId }) => applicationId === params.applicationId)!),
  changeApplications: ({ body }) => ({
    results: body.applications.map(({ applicationId, version }) => ({
      applicationId,
      application: {
        ...rows.find((row) => row.applicationId === applicationId)!,
        status: body.status,
        version: version + 1,
      },
      error: null,
    })),
  }),
});

beforeEach(() => loadTexts('applicants', 'answer-clock', 'labels/hiring', 'marketplace', 'match'));

describe('missed promised answers', () => {
  it('are listed with the consequence, and closed together with a reason from the list', async () => {
    rows = [
      applicantCalled('Ann', { answer: promised(-6) }),
      applicantCalled('Bob', { answer: promised(-3), status: 'under_review' }),
      applicantCalled('Cat', { answer: promised(2) }),
    ];
    await showAt('/list', 'manager', <List />);
    expect(await screen.findByText(/2 candidates wait for answers/)).toBeTruthy();
    expect(screen.getByText(/takes no new applications until these candidates have an answer/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Close with Thanks' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('radio', { name: 'Hiring on hold' }));
    expect(within(dialog).getByText(/^Hiring for this job is on hold/)).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close 2 Applications' }));
    await waitFor(() => expect(server.calls('changeApplications')).toHaveLength(1));
    expect(server.calls('changeApplications')[0]?.body).toMatchObject({ status: 'rejected', closing: 'on_hold' });
    await waitFor(() => expect(screen.queryByText(/wait for answers/)).toBeNull());
  });

  it('are hidden where no day has passed, or where a decision is pending', async () => {
    rows = [
      applicantCalled('Ann', { answer: promised(1) }),
      applicantCalled('Bob', { answer: promised(-6), status: 'interview_scheduled' }),
      applicantCalled('Cat'),
    ];
    await showAt('/list', 'manager', <List />);
    expect(await screen.findByRole('row', { name: /Ann Alpha/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Close with Thanks' })).toBeNull();
  });
});
