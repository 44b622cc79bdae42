import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Interview } from '@shared/hiring/model/interview';
import { readers, showTo } from '@/hiring/parts/offers/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { answering } from '@/lib/testing/api-server';
import { conversation } from '@/messages/parts/messages/testing';
import { testId, testUserId } from '@/lib/testing/ids';
import { InterviewDrawer } from './interview-drawer';
import { InterviewRow } from './interview-row';
import { ScheduleInterview } from './schedule-interview';

const person = (name: string, number: number) => ({ userId: testUserId(number), name, photo_url: null });

const other = { ...conversation().with, user_id: testUserId(1), user_type: 'doctor' as const };

const call: Interview = {
  interviewId: testId('int'),
  ...{ applicationId: null, jobId: null, jobTitle: null },
  organizationId: testId('org'),
  organization: 'Mercy General',
  professional: person('Ada Rivera', 1),
  organizer: person('Max Manager', 3),
  interviewers: [],
  ...{ type: 'phone', place: '+12025550143', meeting: null, note: '', timeZone: 'UTC' },
  ...{ status: 'accepted', slots: [], proposedBy: 'employer', selfScheduling: null, reason: '', closedWithJob: false },
  startsAt: '2026-11-23T10:00:00.000Z',
  endsAt: '2026-11-23T10:30:00.000Z',
  sequence: 1,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  version: 2,
};
let ahead: string | null | undefined;
const server = answering({
  getInterview: () => call,
  listCandidateApplications: () => ({ items: [] }),
  findConversation: () => {
    const found = conversation({ with: other, ...(ahead !== undefined && { call: ahead }) });
    return { conversation: found, with: other };
  },
  listTeamMembers: () => ({ items: [] }),
  listMeetingServices: () => ({ items: [] }),
  findFreeTimes: () => ({ timeZone: 'UTC', items: [] }),
});

beforeEach(() =>
  loadTexts('interviews', 'interviews-page', 'self-scheduling', 'scorecards', 'labels/hiring', 'common'),
);

it('shows a call without an application, and no application fields', async () => {
  await showTo(
    'manager',
    <InterviewDrawer
      opened={{ kind: 'interview', interviewId: call.interviewId, mode: 'view' }}
      onClose={() => undefined}
    />,
  );
  expect(await screen.findByRole('heading', { name: 'Call', level: 2 })).toBeDefined();
  expect(screen.getByText('Cancel Call')).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Scorecard' })).toBeNull();
  expect(server.calls('listApplicationInterviews')).toEqual([]);
});

it('names a call in the list of either side', async () => {
  const context = { now: 0, zone: 'UTC', addressOf: () => '/', openId: null };
  const row = (reader: 'manager' | 'professional') => (
    <InterviewRow interview={call} context={{ ...context, me: readers[reader].me! }} dated={false} />
  );
  await showTo('professional', row('professional'));
  expect(screen.getByRole('link', { name: 'Call' })).toBeDefined();
  expect(screen.getByText('Mercy General')).toBeDefined();
  await showTo('manager', row('manager'));
  expect(screen.getByRole('link', { name: 'Ada Rivera' })).toBeDefined();
});

it.each([
  ['the times of a call where both wrote', null, 'Propose Times'],
  ['the call that is ahead', testId('int'), 'Mercy General'],
  ['what is missing before both wrote', undefined, 'No open application'],
])('offers without an application %s', async (_case, given, shown) => {
  ahead = given;
  await showTo('manager', <ScheduleInterview candidateId={testUserId(1)} />);
  expect(await screen.findByText(shown)).toBeDefined();
});
