import { limits } from '@shared/limits';
import { notice } from '@shared/text/notice';
import { describe, expect, it } from 'vitest';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { addSeconds } from '../../platform/clock';
import { announceDueMoves } from './moves/announce-due-moves';
import { applyToJob } from './apply-to-job';
import { changeApplicationStatus } from './moves/change-application-status';
import { changeApplications } from './moves/change-applications';
import { exportApplications } from './export-applications';
import { getApplication } from './get-application';
import type { Deps } from './ports';
import { addNote, deleteNote, rateApplication } from './review-application';
import { undoMoves } from './moves/undo-moves';
import {
  admin,
  adminId,
  form,
  jobId,
  memberId,
  otherId,
  professional,
  world,
  type World,
} from './applications.fixture';

const received = async (overrides: Parameters<typeof world>[0] = {}) => {
  const deps = world(overrides);
  const { applicationId } = await applyToJob(deps, { caller: professional, jobId, form });
  const move = (caller: AuthorizedCaller, change: Partial<Parameters<typeof changeApplicationStatus>[1]>) =>
    changeApplicationStatus(deps, { caller, applicationId, status: 'under_review', reason: '', version: 1, ...change });
  const read = (caller: AuthorizedCaller) => getApplication(deps, { caller, applicationId });
  const undo = async (version: number) =>
    (await undoMoves(deps, { caller: admin, jobId, applications: [{ applicationId, version }] })).results[0]!;
  const announce = () => {
    deps.time.now = addSeconds(deps.time.now, limits.moveUndoSeconds);
    return announceDueMoves(deps, () => true);
  };
  return { deps, applicationId, move, read, undo, announce };
};

describe('moving an application', () => {
  it('is limited to the moves of each side', async () => {
    const { move, announce } = await received();
    await expect(move(admin, { status: 'withdrawn' })).rejects.toMatchObject({ code: 'ILLEGAL_TRANSITION' });
    await expect(move(professional, {})).rejects.toMatchObject({ code: 'ILLEGAL_TRANSITION' });
    expect(await move(admin, {})).toMatchObject({ status: 'under_review', version: 2 });
    await expect(move(admin, {})).rejects.toMatchObject({ code: 'STALE_VERSION' });
    await announce();
    expect(await move(professional, { status: 'withdrawn', version: 2 })).toMatchObject({ status: 'withdrawn' });
  });

  it('requires a reason to reject, and fills in the applicant’s name', async () => {
    const { move, read, announce } = await received();
    await expect(move(admin, { status: 'rejected' })).rejects.toMatchObject({
      extras: { fields: { reason: notice('required') } },
    });
    await move(admin, { status: 'rejected', reason: 'Dear {{firstName}}, the post is filled.' });
    await announce();
    expect((await read(professional)).timeline.at(-1)).toMatchObject({
      status: 'rejected',
      reason: 'Dear Nora, the post is filled.',
    });
  });

  it('shows the professional no trace of a shortlisting, not even a version or a time', async () => {
    const { deps, move, read, announce } = await received();
    await move(admin, {});
    await announce();
    const before = await read(professional);
    deps.time.now = new Date('2026-11-23T12:00:00.000Z');
    await move(admin, { status: 'shortlisted', version: 2 });
    await announce();
    const seen = await read(professional);
    expect(seen).toEqual(before);
    expect(seen.timeline.map(({ status }) => status)).toEqual(['new', 'under_review']);
    expect(await move(professional, { status: 'withdrawn', version: seen.version })).toMatchObject({
      status: 'withdrawn',
      version: 3,
    });
  });

  it('tells the team who acted, but not the professional', async () => {
    const { move, read, announce } = await received();
    await move(admin, {});
    await announce();
    expect((await read(admin)).timeline.map(({ by, side }) => [by, side])).toEqual([
      ['Nora Example', 'professional'],
      ['Ada Example', 'employer'],
    ]);
    expect((await read(professional)).timeline.map(({ by, side }) => [by, side])).toEqual([
      ['', 'professional'],
      ['', 'employer'],
    ]);
  });

  it('answers NOT_FOUND to others', async () => {
    const { deps, applicationId } = await received();
    const others: AuthorizedCaller[] = [
      { ...professional, userId: otherId },
      { ...admin, role: 'member', scope: 'assigned' },
      { ...admin, membership: { ...admin.membership!, organizationId: `org_${'1'.repeat(26)}` } },
    ];
    for (const caller of others) {
      await expect(getApplication(deps, { caller, applicationId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });
});

describe('a held move', () => {
  it('is visible only to the team until it is announced', async () => {
    const { move, read, announce } = await received();
    const before = await read(professional);
    await move(admin, { status: 'rejected', reason: 'Filled.' });
    expect((await read(admin)).status).toBe('rejected');
    expect(await read(professional)).toEqual(before);
    expect(await announce()).toEqual({ announced: 1, kept: 0, failed: 0 });
    expect(await read(professional)).toMatchObject({
      status: 'rejected',
      version: 2,
      timeline: [{}, { reason: 'Filled.' }],
    });
    expect(await announce()).toEqual({ announced: 0, kept: 0, failed: 0 });
  });

  it('can be undone, visible in the history but not to the candidate', async () => {
    const { move, read, undo, announce } = await received();
    const before = await read(professional);
    const { statusSince } = await read(admin);
    await move(admin, { status: 'rejected', reason: 'Wrong person.' });
    expect(await undo(2)).toMatchObject({ application: { status: 'new', statusSince, version: 3 }, error: null });
    expect(await announce()).toEqual({ announced: 0, kept: 0, failed: 0 });
    await move(admin, { version: 3 });
    await announce();
    const seen = await read(professional);
    expect(seen.timeline.map(({ status }) => status)).toEqual(['new', 'under_review']);
    expect(JSON.stringify(seen)).not.toContain('Wrong person');
    expect({ ...before, ...{ version: 2 } }).toMatchObject({ version: seen.version });
    expect((await read(admin)).timeline.map(({ status, undo: isUndo }) => [status, isUndo])).toEqual([
      ['new', false],
      ['rejected', false],
      ['new', true],
      ['under_review', false],
    ]);
  });

  it('can’t be undone after its announcement, after another move, or twice', async () => {
    const { move, undo, announce } = await received();
    await move(admin, {});
    await announce();
    expect((await undo(2)).error?.code).toBe('UNDO_EXPIRED');
    await move(admin, { status: 'shortlisted', version: 2 });
    await move(admin, { status: 'rejected', reason: 'No.', version: 3 });
    expect((await undo(3)).error?.code).toBe('UNDO_EXPIRED');
    expect((await undo(4)).application?.status).toBe('shortlisted');
    expect((await undo(4)).error?.code).toBe('UNDO_EXPIRED');
    expect((await undo(5)).error?.code).toBe('UNDO_EXPIRED');
  });

  it('keeps the earlier move on hold when undone', async () => {
    const { move, read, undo, announce } = await received();
    await move(admin, {});
    await move(admin, { status: 'rejected', reason: 'No.', version: 2 });
    expect((await undo(3)).application?.status).toBe('under_review');
    expect((await read(professional)).status).toBe('new');
    await announce();
    const seen = await read(professional);
    expect(seen).toMatchObject({ status: 'under_review', version: 2 });
    expect(seen.timeline.map(({ status }) => status)).toEqual(['new', 'under_review']);
  });

  it('lets the candidate withdraw what they see as open', async () => {
    const { move, read, undo, announce } = await received();
    await move(admin, { status: 'rejected', reason: 'Never read.' });
    expect((await move(professional, { status: 'withdrawn' })).status).toBe('withdrawn');
    expect(JSON.stringify(await read(professional))).not.toMatch(/Never read|rejected"/);
    expect((await undo(2)).error?.code).toBe('UNDO_EXPIRED');
    expect(await announce()).toEqual({ announced: 0, kept: 0, failed: 0 });
  });
});

describe('going back and reopening', () => {
  it('goes back one step, with a reason that only the team reads', async () => {
    const { move, read, announce } = await received();
    await move(admin, { status: 'interview_scheduled' });
    await expect(move(admin, { status: 'shortlisted', version: 2 })).rejects.toMatchObject({
      extras: { fields: { reason: notice('required') } },
    });
    await expect(move(admin, { status: 'new', version: 2, reason: 'Why' })).rejects.toMatchObject({
      code: 'ILLEGAL_TRANSITION',
    });
    await move(admin, { status: 'shortlisted', version: 2, reason: 'Wrong candidate.' });
    await announce();
    expect((await read(admin)).timeline.at(-1)?.reason).toBe('Wrong candidate.');
    expect(JSON.stringify(await read(professional))).not.toContain('Wrong candidate');
  });

  it('restores a rejected application to its earlier status for a limited time', async () => {
    const { deps, move, read, announce } = await received();
    await move(admin, { status: 'shortlisted' });
    await move(admin, { status: 'rejected', reason: 'No.', version: 2 });
    await announce();
    await expect(move(admin, { status: 'interview_scheduled', version: 3 })).rejects.toMatchObject({
      code: 'ILLEGAL_TRANSITION',
    });
    expect((await move(admin, { status: 'shortlisted', version: 3 })).status).toBe('shortlisted');
    await announce();
    expect((await read(professional)).timeline.map(({ status }) => status)).toEqual([
      'new',
      'under_review',
      'rejected',
      'under_review',
    ]);
    await move(admin, { status: 'rejected', reason: 'Still no.', version: 4 });
    deps.time.now = addSeconds(deps.time.now, limits.reopenDays * 24 * 3600 + 1);
    await expect(move(admin, { status: 'shortlisted', version: 5 })).rejects.toMatchObject({
      code: 'ILLEGAL_TRANSITION',
    });
  });
});

describe('a team’s private notes', () => {
  it('include a rating and notes, which don’t block a move', async () => {
    const { deps, applicationId, move, read } = await received({ job: { assignedTo: memberId } });
    await rateApplication(deps, { caller: admin, applicationId, rating: 4 });
    const noted = await addNote(deps, {
      caller: admin,
      applicationId,
      text: 'Call her.',
      mentions: [memberId, adminId],
    });
    expect(noted.team).toMatchObject({ rating: 4, notes: [{ text: 'Call her.', by: { name: 'Ada Example' } }] });
    expect(noted.team?.notes[0]?.mentions.map(({ userId }) => userId)).toEqual([memberId]);
    expect(noted.version).toBe(1);
    await move(admin, {});
    const seen = await read(professional);
    expect(seen.team).toBeNull();
    expect(JSON.stringify(seen)).not.toMatch(/Call her|rating":4/);
    expect((await read({ ...admin, role: 'support', scope: 'all', membership: null })).team).toBeNull();
  });

  it('mention only members who can see the job', async () => {
    const { deps, applicationId } = await received();
    for (const mentions of [[memberId], [otherId]]) {
      await expect(addNote(deps, { caller: admin, applicationId, text: 'Hi', mentions })).rejects.toMatchObject({
        extras: { fields: { mentions: notice('mentionUnknown') } },
      });
    }
  });

  it('can be deleted only by their author', async () => {
    const { deps, applicationId } = await received({ job: { assignedTo: memberId } });
    const { team } = await addNote(deps, { caller: admin, applicationId, text: 'Mine', mentions: [] });
    const noteId = team!.notes[0]!.noteId;
    const colleague: AuthorizedCaller = { ...admin, userId: memberId };
    await expect(deleteNote(deps, { caller: colleague, applicationId, noteId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect((await deleteNote(deps, { caller: admin, applicationId, noteId })).team?.notes).toEqual([]);
  });
});

describe('bulk changes', () => {
  const crowd = async (deps: World, people: number) => {
    const ids: string[] = [];
    for (let index = 0; index < people; index += 1) {
      const caller = { ...professional, userId: `00000000-0000-4000-8000-0000000001${String(index).padStart(2, '0')}` };
      ids.push((await applyToJob(deps, { caller, jobId, form })).applicationId);
    }
    return ids;
  };
  const reject = (deps: Deps, applications: { applicationId: string; version: number }[]) =>
    changeApplications(deps, {
      caller: admin,
      jobId,
      applications,
      status: 'rejected',
      reason: 'Sorry, {{firstName}}.',
      closing: null,
    });

  it('report the outcome of each', async () => {
    const deps = world();
    const [first, second] = await crowd(deps, 2);
    const { results } = await reject(deps, [
      { applicationId: first!, version: 1 },
      { applicationId: second!, version: 7 },
      { applicationId: `app_${'9'.repeat(26)}`, version: 1 },
    ]);
    expect(results.map(({ application, error }) => application?.status ?? error?.code)).toEqual([
      'rejected',
      'STALE_VERSION',
      'NOT_FOUND',
    ]);
    expect(deps.stored.get(first!)?.timeline.at(-1)?.reason).toBe('Sorry, Nora.');
  });

  it('change nothing twice after a lost response', async () => {
    const deps = world();
    const rows = (await crowd(deps, 6)).map((applicationId) => ({ applicationId, version: 1 }));
    await reject(deps, rows);
    const again = await reject(deps, [...rows, ...rows]);
    expect(again.results).toHaveLength(6);
    expect(again.results.every(({ application }) => application?.version === 2)).toBe(true);
    expect([...deps.stored.values()].every(({ timeline }) => timeline.length === 2)).toBe(true);
  });
});

it('export a sheet without spreadsheet formulas', async () => {
  const deps = world();
  const hostile = { ...form, coverLetter: '@SUM(A1)\nsecond line', message: '-2+3', expectedSalary: '"=A1"' };
  await applyToJob(deps, { caller: professional, jobId, form: hostile });
  const { csv, rows } = await exportApplications(deps, { caller: admin, jobId, language: 'en' });
  expect(rows).toBe(1);
  const [head, ...lines] = csv.split('\r\n');
  expect(head).toMatch(/^"First name","Last name","Email","Phone"/);
  expect(lines.join('\r\n')).toContain(`,"'=1+1","'+1 555",`);
  expect(csv).toContain(`"""=A1""","'@SUM(A1)\nsecond line","'-2+3"`);
  const later = await exportApplications(deps, { caller: admin, jobId, cursor: 'next', language: 'en' });
  expect(later.csv).not.toMatch(/^"First name/);
});
