import { beforeEach, describe, expect, test } from 'vitest';
import type { ManagedJob } from '@shared/hiring/model/job';
import { forgetKeptDrafts } from '@/lib/forms/kept-draft';
import { emptyDraft } from '@/hiring/parts/jobs/job-draft';
import { dropJobDraft, keepJobDraft, startOf } from './kept-job-draft';
import { storeSession } from '@/lib/testing/identity';

const typed = { ...emptyDraft, title: 'Half a posting' };
const job = { ...emptyDraft, jobId: 'job_1', title: 'Nurse', status: 'active', version: 4 } as unknown as ManagedJob;

beforeEach(() => {
  window.localStorage.clear();
  storeSession('ann');
});

describe('unsaved input', () => {
  test('is restored for the same person and the same posting only', () => {
    keepJobDraft('ann', null, typed);
    expect(startOf('ann', null)).toMatchObject({ values: typed, stored: null, isRestored: true });
    expect(startOf('bob', null).isRestored).toBe(false);
    expect(startOf('ann', job)).toMatchObject({ stored: job, isRestored: false });
  });

  test('keeps its base version, so that saving detects changes by others', () => {
    keepJobDraft('ann', job, { ...typed, location: 'Austin, TX' });
    const since = { ...job, version: 6, location: 'Dallas, TX' };
    const start = startOf('ann', since);
    expect(start.values.location).toBe('Austin, TX');
    expect(start.stored).toMatchObject({ version: 4, location: '', status: 'active' });
  });

  test('is deleted when dropped, when the same is stored, and at sign-out', () => {
    keepJobDraft('ann', null, typed);
    dropJobDraft('ann', null);
    expect(startOf('ann', null).isRestored).toBe(false);
    keepJobDraft('ann', job, typed);
    expect(startOf('ann', { ...job, title: 'Half a posting', version: 5 }).isRestored).toBe(false);
    forgetKeptDrafts();
    expect(startOf('ann', job).isRestored).toBe(false);
  });

  test('is not kept after the session, and broken storage costs only the draft', () => {
    keepJobDraft('ann', null, typed);
    const [key] = Object.keys(window.localStorage).filter((it) => it.startsWith('wardline'));
    window.localStorage.setItem(key!, '{broken');
    expect(startOf('ann', null)).toMatchObject({ values: emptyDraft, isRestored: false });
    window.localStorage.clear();
    keepJobDraft('ann', null, typed);
    expect(startOf('ann', null).isRestored).toBe(false);
  });
});
