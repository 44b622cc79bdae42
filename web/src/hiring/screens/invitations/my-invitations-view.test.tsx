import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { JobCard } from '@shared/hiring/model/job';
import type { ReceivedJobInvitation } from '@shared/hiring/model/job-invitation';
import { paths, pathTo } from '@shared/paths';
import { jobHitOf } from '@/hiring/parts/jobs/testing';
import { showTo } from '@/hiring/parts/offers/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { testId } from '@/lib/testing/ids';
import { MyInvitationsView } from './my-invitations-view';

let invitation: ReceivedJobInvitation;
const server = answering({
  listMyInvitations: () => ({ items: [invitation], nextCursor: null }),
  listSavedJobIds: () => ({ jobIds: [] }),
  declineJobInvitation: ({ params: { jobId }, body: { reason } }) => {
    invitation = { ...invitation, state: 'declined', reason };
    return { jobId, declinedAt: '2026-11-21T10:00:00.000Z' };
  },
});

beforeEach(async () => {
  invitation = {
    message: 'Our team would like to meet you.',
    reason: '',
    invitedAt: '2026-11-20T10:00:00.000Z',
    state: 'open',
    job: JobCard.parse(jobHitOf('Social worker')),
  };
  await loadTexts('job-invitations', 'labels/hiring', 'labels/jobs', 'marketplace');
});

const show = () => showTo('professional', <MyInvitationsView />);

describe('invitations to apply', () => {
  it('show the team’s message, and lead to the job as an invited person', async () => {
    await show();
    expect(await screen.findByText('Our team would like to meet you.')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Apply for Social worker' });
    expect(link.getAttribute('href')).toBe(`${pathTo(paths.jobDetail, { jobId: testId('job') })}?from=invitation`);
  });

  it('are declined with a reason', async () => {
    await show();
    fireEvent.click(await screen.findByRole('button', { name: /^Decline/ }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Too far' } });
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Decline' })));
    expect(server.calls('declineJobInvitation')).toEqual([
      { params: { jobId: testId('job') }, body: { reason: 'Too far' } },
    ]);
    expect(await screen.findByText('Declined')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Apply for/ })).toBeNull();
  });
});
