import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '@shared/errors';
import type { SentPosting, SlackUser } from '@shared/connect/model/integration';
import { memberOf, showTo } from '@/messages/parts/message-templates/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { loadNotices } from '@/lib/i18n/notices';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { testId } from '@/lib/testing/ids';
import { PostingsSection } from './recruiting/postings-section';
import { SlackUsersSection } from './slack-users';

let postings: SentPosting[];
let users: SlackUser[];
let isGone: boolean;
const server = answering({
  listPostings: () => ({ items: postings, nextCursor: null }),
  listSlackUsers: () => ({ items: users, nextCursor: null }),
  unlinkSlackUser: ({ params }) => {
    users = users.filter(({ slackUserId }) => slackUserId !== params.slackUserId);
    if (isGone) throw new AppError('NOT_FOUND');
    return params;
  },
});

const posting = (number: number, changes: Partial<SentPosting>): SentPosting => ({
  jobId: testId('job', number),
  title: `Nurse ${number}`,
  state: 'sent',
  reason: null,
  url: null,
  checkedAt: null,
  endsAt: '2027-05-25T08:00:00.000Z',
  ...changes,
});
const user = (changes: Partial<SlackUser> = {}): SlackUser => ({
  slackUserId: 'U1',
  slackName: 'robin',
  userId: '7b3b9a0c-9d0e-4d2a-8a57-0d6f4f8e9a11',
  name: 'Robin Ward',
  linkedAt: '2026-11-26T08:00:00.000Z',
  ...changes,
});

beforeEach(async () => {
  postings = [];
  users = [];
  isGone = false;
  await Promise.all([loadTexts('channels', 'connections', 'marketplace', 'common'), loadNotices()]);
});

describe('postings at LinkedIn', () => {
  const show = () => showTo(memberOf('admin'), <PostingsSection provider="linkedin-recruiter" />);
  const rowOf = async (title: string) => within((await screen.findByText(title)).closest('li')!);

  it('say which are shown, and why others are not', async () => {
    const url = 'https://www.linkedin.com/jobs/view/1';
    postings = [
      posting(1, { state: 'listed', url }),
      posting(2, { state: 'not_listed', reason: 'This job has an invalid location.' }),
      posting(3, { state: 'refused', reason: 'ERROR :: /title' }),
      posting(4, {}),
    ];
    await show();
    const listed = await rowOf('Nurse 1');
    expect(listed.getByRole('link', { name: 'View Nurse 1 on LinkedIn' }).getAttribute('href')).toBe(url);
    expect(listed.getByText('On LinkedIn')).toBeTruthy();
    expect((await rowOf('Nurse 2')).getByText('This job has an invalid location.')).toBeTruthy();
    expect((await rowOf('Nurse 3')).getByText(/LinkedIn refused this job/)).toBeTruthy();
    expect((await rowOf('Nurse 4')).getByText('Sent')).toBeTruthy();
  });

  it('say what is posted before anything is', async () => {
    await show();
    expect(await screen.findByText(/No jobs were posted yet/)).toBeTruthy();
  });
});

describe('linked Slack users', () => {
  const show = () => showTo(memberOf('admin'), <SlackUsersSection />);
  const press = async (name: string) => {
    const button = await screen.findByRole('button', { name });
    await act(async () => fireEvent.click(button));
  };

  it('are listed with the member they act as, and unlinked after a confirmation', async () => {
    users = [user(), user({ slackUserId: 'U2', slackName: '', name: '' })];
    await show();
    expect(await screen.findByText('Acts as Robin Ward')).toBeTruthy();
    expect(screen.getByText('U2')).toBeTruthy();
    expect(screen.getByText('Acts as someone who left')).toBeTruthy();
    await press('Unlink @robin');
    expect(server.calls('unlinkSlackUser')).toHaveLength(0);
    await press('Unlink');
    expect(server.calls('unlinkSlackUser')).toMatchObject([{ params: { slackUserId: 'U1' } }]);
    await waitFor(() => expect(screen.queryByText('Acts as Robin Ward')).toBeNull());
  });

  it('that someone else unlinked disappear as well', async () => {
    users = [user()];
    isGone = true;
    await show();
    await press('Unlink @robin');
    await press('Unlink');
    expect(await screen.findByText(/No Slack user is linked yet/)).toBeTruthy();
  });
});
