import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { messages } from '@shared/text/english.fixture';
import type { ManagedJob } from '@shared/hiring/model/job';
import { showTo } from '@/hiring/parts/offers/testing';
import { answering } from '@/lib/testing/api-server';
import { loadTexts } from '@/lib/i18n/i18n';
import { setOwnZone } from '@/lib/time/own-zone';
import { ReopenButton } from './reopen-button';
import { managedJobOf } from '../testing';

const server = answering({
  changeJobStatus: () => managedJobOf({ status: 'active' }),
  getManagedJob: () => managedJobOf(),
});

const hourMs = 3_600_000;
const closedJob = (changes: Partial<ManagedJob> = {}): ManagedJob =>
  managedJobOf({
    status: 'closed',
    version: 4,
    location: 'Boston, MA',
    statusChange: {
      from: 'active',
      to: 'closed',
      by: null,
      at: new Date(Date.now() - hourMs).toISOString(),
      version: 4,
    },
    ...changes,
  });

const show = (job: ManagedJob) => showTo('manager', <ReopenButton job={job} />);
const ask = async (job: ManagedJob) => {
  await show(job);
  fireEvent.click(screen.getByRole('button', { name: 'Reopen Job' }));
  return within(await screen.findByRole('dialog'));
};

beforeEach(async () => {
  setOwnZone('America/New_York');
  await loadTexts('reopening', 'common', 'notices');
});

describe('reopening a closed job', () => {
  it('shows the last possible day, and the zone if it is not the reader’s', async () => {
    const statusChange = { from: 'active', to: 'closed', by: null, version: 4 } as const;
    const at = new Date(Date.now() - hourMs).toISOString();
    await show(closedJob({ statusChange: { ...statusChange, at } }));
    expect(screen.getByText(/^You can reopen this job through [A-Z][a-z]{2} \d+, \d{4}\.$/)).toBeTruthy();
    setOwnZone('America/Los_Angeles');
    await show(closedJob({ statusChange: { ...statusChange, at } }));
    expect(screen.getByText(/, Eastern Time\.$/)).toBeTruthy();
  });

  it.each<[string, Partial<ManagedJob>]>([
    ['is active', { status: 'active', statusChange: null }],
    ['has no opening left', { filledOpenings: 1 }],
    ['closed for good', { statusChange: null }],
  ])('is not offered for a job that %s', async (_, changes) => {
    await show(closedJob(changes));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('reopens the version that was read, without a question where no deadline has passed', async () => {
    const dialog = await ask(closedJob());
    expect(dialog.queryByLabelText(/deadline/)).toBeNull();
    fireEvent.click(dialog.getByRole('button', { name: 'Reopen Job' }));
    await expect
      .poll(() => server.calls('changeJobStatus'))
      .toMatchObject([{ body: { status: 'active', version: 4 } }]);
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });

  it('asks for a new deadline where the old one has passed', async () => {
    const dialog = await ask(closedJob({ applicationDeadlineOn: '2026-01-05' }));
    expect(dialog.getByText('The previous one, Jan 5, 2026, has passed.')).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Reopen Job' }));
    expect(dialog.getByText(messages.required)).toBeTruthy();
    expect(server.calls('changeJobStatus')).toEqual([]);
    fireEvent.change(dialog.getByLabelText(/New application deadline/), { target: { value: '2098-01-05' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Reopen Job' }));
    await expect
      .poll(() => server.calls('changeJobStatus'))
      .toMatchObject([{ body: { status: 'active', version: 4, applicationDeadlineOn: '2098-01-05' } }]);
  });

  it('says that the job stays paused if it was', async () => {
    const job = closedJob();
    const dialog = await ask({ ...job, statusChange: { ...job.statusChange!, from: 'paused' } });
    expect(dialog.getByText(/stays paused until you resume it/)).toBeTruthy();
  });
});
