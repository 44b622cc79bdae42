import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Interview } from '@shared/hiring/model/interview';
import { errorTexts } from '@shared/text/english.fixture';
import { ids, showTo } from '@/hiring/parts/offers/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { answering, refuse } from '@/lib/testing/api-server';
import { testId, testUserId } from '@/lib/testing/ids';
import { PickTime } from './pick-time';

const person = (name: string, number: number) => ({ userId: testUserId(number), name, photo_url: null });

const interview: Interview = {
  interviewId: testId('int'),
  applicationId: ids.application,
  jobId: ids.job,
  jobTitle: 'ICU Nurse',
  organizationId: ids.organization,
  organization: 'Mercy General',
  professional: person('Ada Rivera', 1),
  organizer: person('Max Manager', 3),
  interviewers: [],
  type: 'video',
  place: '',
  meeting: null,
  note: '',
  timeZone: 'UTC',
  status: 'proposed',
  slots: [],
  proposedBy: 'employer',
  startsAt: null,
  endsAt: null,
  selfScheduling: {
    ...{ minutes: 30, from: '2027-01-04', to: '2027-01-08', opens: '09:00', closes: '17:00', bufferMinutes: 0 },
    ...{ mode: 'everyone', until: '2027-01-08T17:00:00.000Z', panel: [person('Max Manager', 3)] },
  },
  reason: '',
  closedWithJob: false,
  sequence: 0,
  createdAt: '2026-11-23T10:00:00.000Z',
  updatedAt: '2026-11-23T10:00:00.000Z',
  version: 1,
};

const slot = (day: string, hour: number) => ({
  startsAt: `2027-01-${day}T${hour}:00:00.000Z`,
  endsAt: `2027-01-${day}T${hour}:30:00.000Z`,
});

let free = [slot('05', 15), slot('05', 16), slot('06', 15)];
const server = answering({ listPickableTimes: () => ({ items: free }), getInterview: () => interview });
const onPicked = vi.fn<() => void>();

beforeEach(async () => {
  free = [slot('05', 15), slot('05', 16), slot('06', 15)];
  onPicked.mockReset();
  await loadTexts('self-scheduling', 'interviews');
});

const times = () => within(screen.getByRole('group', { name: 'Times' })).getAllByRole('button');
const confirm = () => fireEvent.click(screen.getByRole('button', { name: /^Confirm / }));

it('confirms a chosen time, and offers the rest when it was just taken', async () => {
  server.use({ pickInterviewTime: refuse('TIME_TAKEN') });
  await showTo('professional', <PickTime interview={interview} onPicked={onPicked} />);
  const days = await screen.findByRole('group', { name: 'Days' });
  expect(within(days).getAllByRole('button')).toHaveLength(2);
  expect(times()).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /^Confirm / })).toBeNull();

  fireEvent.click(times()[1]!);
  free = [slot('05', 15), slot('06', 15)];
  confirm();
  expect(await screen.findByText(errorTexts.TIME_TAKEN)).toBeDefined();
  expect(times()).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /^Confirm / })).toBeNull();
  expect(onPicked).not.toHaveBeenCalled();

  server.use({ pickInterviewTime: () => ({ ...interview, status: 'accepted', ...slot('05', 15), version: 2 }) });
  fireEvent.click(times()[0]!);
  confirm();
  await waitFor(() => expect(onPicked).toHaveBeenCalledOnce());
  expect(server.calls('pickInterviewTime').map(({ body }) => body)).toEqual([
    { startsAt: slot('05', 16).startsAt, version: 1 },
    { startsAt: slot('05', 15).startsAt, version: 1 },
  ]);
});

it('says that no time is left', async () => {
  free = [];
  await showTo('professional', <PickTime interview={interview} onPicked={onPicked} />);
  expect(await screen.findByText('No free times are left. Suggest times that work for you.')).toBeDefined();
});
