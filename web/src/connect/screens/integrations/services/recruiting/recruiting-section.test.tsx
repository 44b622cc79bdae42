import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '@shared/errors';
import type { ExportedHire, ImportedJob, SyncResult } from '@shared/connect/model/recruiting-system';
import { memberOf, showTo } from '@/messages/parts/message-templates/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { loadNotices } from '@/lib/i18n/notices';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { testId } from '@/lib/testing/ids';
import { RecruitingSection } from './recruiting-section';

const imported = (changes: Partial<ImportedJob> = {}): ImportedJob => ({
  externalId: '6404',
  reference: 'REQ-2041',
  title: 'ICU Nurse',
  jobId: testId('job', 1),
  job: { title: 'ICU Nurse', status: 'draft', version: 2 },
  openThere: true,
  changedAt: '2026-11-26T08:00:00.000Z',
  revision: 3,
  differences: [],
  ...changes,
});

const difference = { field: 'title' as const, ours: 'ICU Nurse', theirs: 'ICU Nurse II' };

let jobs: ImportedJob[];
let hires: ExportedHire[];
let lastSync: SyncResult | null;
let isStale = false;
let chosen: unknown;
answering({
  listImportedJobs: () => ({ items: jobs, nextCursor: null, lastSync }),
  listSentHires: () => ({ items: hires, nextCursor: null }),
  syncRecruitingSystem: () => {
    jobs = [imported()];
    const startedAt = new Date().toISOString();
    lastSync = { at: startedAt, problem: null };
    return { startedAt };
  },
  resolveImportedJob: ({ body }) => {
    chosen = body;
    if (isStale) throw new AppError('STALE_VERSION');
    jobs = [imported()];
    return jobs[0]!;
  },
});

const show = () => showTo(memberOf('admin'), <RecruitingSection provider="greenhouse" />);
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
};

beforeEach(async () => {
  jobs = [];
  hires = [];
  lastSync = null;
  isStale = false;
  chosen = null;
  await Promise.all([loadTexts('recruiting-system', 'connections', 'marketplace', 'common'), loadNotices()]);
});

describe('a recruiting system', () => {
  it('describes the sync before the first one, and shows jobs after it', async () => {
    await show();
    expect(await screen.findByText(/Open jobs become drafts here/)).toBeTruthy();
    expect(await screen.findByText(/When someone accepts an offer/)).toBeTruthy();
    await press('Sync Now');
    expect(await screen.findByRole('link', { name: 'ICU Nurse' })).toBeTruthy();
  });

  it('says why nothing arrives when the system refuses', async () => {
    lastSync = { at: '2026-11-26T08:00:00.000Z', problem: 'refused' };
    await show();
    expect(await screen.findByText(/Greenhouse refused to list its jobs/)).toBeTruthy();
  });

  it('shows both sides of a difference, and sends the choice with the version shown', async () => {
    jobs = [imported({ differences: [difference] })];
    await show();
    const group = await screen.findByRole('group', { name: 'Title' });
    expect(within(group).getByText('ICU Nurse II')).toBeTruthy();
    await press('Use these');
    expect(chosen).toEqual({ choice: 'theirs', revision: 3, version: 2 });
    await expect.poll(() => screen.queryByRole('group', { name: 'Title' })).toBeNull();
  });

  it('keeps the difference when someone else was first', async () => {
    isStale = true;
    jobs = [imported({ differences: [difference] })];
    await show();
    await press('Keep ours');
    expect(await screen.findByRole('group', { name: 'Title' })).toBeTruthy();
  });

  it('leaves public jobs to people', async () => {
    jobs = [imported({ job: { title: 'ICU Nurse', status: 'active', version: 2 }, differences: [difference] })];
    await show();
    expect(await screen.findByRole('link', { name: 'Edit job' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Use these' })).toBeNull();
  });

  it('says what to do about a hire that did not arrive', async () => {
    hires = [
      {
        applicationId: testId('app', 1),
        jobId: testId('job', 1),
        jobTitle: 'ICU Nurse',
        professionalId: '00000000-0000-4000-8000-000000000001',
        name: 'Robin Example',
        state: 'rejected_there',
        at: '2026-11-26T08:00:00.000Z',
      },
    ];
    await show();
    expect(await screen.findByText(/is rejected in Greenhouse/)).toBeTruthy();
  });
});
