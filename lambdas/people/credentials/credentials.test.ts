import { AppError } from '@shared/errors';
import type { VerificationDecision } from '@shared/people/model/verification';
import { npiItem } from '@shared/people/model/profile-vocabulary';
import { describe, expect, it } from 'vitest';
import { png } from '../../platform/files/images.fake';
import type { AuthorizedCaller } from '../../platform/http/caller';
import {
  verificationsFake,
  licenseId,
  verificationItem,
  userId,
} from '../../store/people/credentials/verifications.fake';
import type { VerificationItem } from '../../store/people/credentials/verification-item';
import { downloadDocument, removeDocument, setDocument } from './credential-document';
import { checkNpi, listMyCredentials, replyToReviewer } from './my-credentials';
import type { Deps, WatchDeps } from './ports';
import { decideVerification, getVerification } from './review-credentials';
import { watchDueCredentials } from './watch-due-credentials';

const ref = { userId, credentialId: licenseId };
const uploadId = `upl_${'0'.repeat(26)}`;
const reviewer: AuthorizedCaller = {
  userId: '7b2c6a52-6b39-4a0a-8f0d-3a3f5f1b7a10',
  role: 'support',
  scope: 'all',
  membership: null,
};

const world = (...stored: Partial<VerificationItem>[]) => {
  const fake = verificationsFake(stored.map(verificationItem));
  const kept = new Map<string, Buffer>();
  const counted: string[] = [];
  const state = { sent: png(20, 20) as Buffer | null, beforeSpending: (): void => undefined };
  const deps: Deps = {
    verifications: {
      ...fake.verifications,
      move: async (...args) => {
        state.beforeSpending();
        return fake.verifications.move(...args);
      },
    },
    clock: fake.clock,
    queue: { page: async () => ({ items: fake.every(), nextCursor: null }) },
    holders: {
      names: async () => new Map(),
      get: async () => ({
        firstName: 'Robin',
        lastName: 'Example',
        title: 'Nurse',
        npiNumber: '1234567893',
        certifications: [],
        licenses: [
          {
            id: licenseId,
            type: 'medical-license',
            name: 'Medical license',
            number: 'OR-1',
            issuingBody: 'Board',
            issueDate: '2020-01-01',
            expiryDate: '2028-01-01',
            state: 'OR',
            profession: null,
            scope: 'single',
          },
        ],
      }),
    },
    candidates: { profile: async () => null, hasApplied: async () => false },
    answers: { shown: async () => null },
    disclosures: { handOver: async (handed) => handed.map(() => true) },
    throttle: { count: async (subject) => void counted.push(subject) },
    uploads: {
      begin: async () => undefined,
      find: async (id) => ({ uploadId: id, owner: userId, kind: 'credential', expiresAt: '2030-01-01T00:00:00.000Z' }),
    },
    files: {
      uploadForm: async () => ({ url: 'https://uploads.test', fields: {} }),
      sent: async () => (state.sent ? { content: state.sent, version: undefined } : null),
      scan: async () => 'clean',
      discard: async () => undefined,
      publish: async () => undefined,
      withdraw: async () => undefined,
    },
    documents: {
      keep: async (key, { content }) => void kept.set(key, content),
      download: async (key, { fileName }) => ({ url: `https://documents.test/${key}?${fileName}`, expiresAt: 'soon' }),
      remove: async (key) => void kept.delete(key),
    },
    spend: () => ({}),
  };
  return { ...fake, deps, kept, counted, state };
};
const decide = (deps: Deps, decision: VerificationDecision, caller = reviewer) =>
  decideVerification(deps, { caller, ...ref, decision });
const code = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : error),
  );

describe('a credential decision', () => {
  it('verifies with source and time', async () => {
    const { deps, history } = world({});
    expect(await decide(deps, { decision: 'verify', version: 1 })).toMatchObject({
      status: 'verified',
      source: 'reviewer',
      verifiedAt: '2026-11-21T08:00:00.000Z',
      number: 'OR-1',
      version: 2,
    });
    expect(history(userId, licenseId)).toMatchObject([{ actor: 'reviewer', by: reviewer.userId, note: '' }]);
  });

  it('is rejected for an outdated version, a repeat, one’s own case, or a missing case', async () => {
    const { deps } = world({ version: 3, status: 'verified' });
    expect(await code(decide(deps, { decision: 'verify', version: 2 }))).toBe('STALE_VERSION');
    expect(await code(decide(deps, { decision: 'verify', version: 3 }))).toBe('ILLEGAL_TRANSITION');
    const own = { ...reviewer, userId };
    expect(await code(decide(deps, { decision: 'reject', note: 'x', version: 3 }, own))).toBe('FORBIDDEN');
    expect(await code(decide(world().deps, { decision: 'verify', version: 1 }))).toBe('NOT_FOUND');
  });

  it('is recorded once from two concurrent reviewers', async () => {
    const { deps, history } = world({});
    const results = await Promise.all([
      code(decide(deps, { decision: 'verify', version: 1 })),
      code(decide(deps, { decision: 'reject', note: 'No.', version: 1 })),
    ]);
    expect(results.sort()).toEqual(['STALE_VERSION', 'done']);
    expect(history(userId, licenseId)).toHaveLength(1);
  });

  it('stops the reminders when it rejects, and resumes them when it verifies later', async () => {
    const { deps, stored } = world({ dueAt: '2027-10-03T13:00:00.000Z' });
    await decide(deps, { decision: 'reject', note: 'No.', version: 1 });
    expect(stored(userId, licenseId)?.dueAt).toBeNull();
    await decide(deps, { decision: 'verify', version: 2 });
    expect(stored(userId, licenseId)?.dueAt).toBe('2027-10-03T13:00:00.000Z');
  });

  it('is returned with the number and without internal fields', async () => {
    const { deps } = world({ credentialId: npiItem, expiryDate: null });
    const detail = await getVerification(deps, { userId, credentialId: npiItem });
    expect(detail).toMatchObject({ number: '1234567893', license: null });
  });
});

describe('the owner of a credential', () => {
  it('replies once when asked', async () => {
    const { deps } = world({ status: 'needs_info', version: 2, source: 'reviewer' });
    const reply = { ...ref, note: 'Here.', version: 2 };
    expect(await replyToReviewer(deps, reply)).toMatchObject({ status: 'pending', version: 3, source: 'reviewer' });
    expect(await code(replyToReviewer(deps, reply))).toBe('STALE_VERSION');
    expect(await code(replyToReviewer(deps, { ...reply, version: 3 }))).toBe('ILLEGAL_TRANSITION');
  });

  it('can repeat the registry check without changing the case', async () => {
    const { deps, counted, stored } = world({ credentialId: npiItem, couldNotBeChecked: true, expiryDate: null });
    expect(await checkNpi(deps, userId)).toMatchObject({ couldNotBeChecked: false, version: 1 });
    expect(stored(userId, npiItem)).toMatchObject({
      checkRequestedAt: '2026-11-21T08:00:00.000Z',
      dueAt: '2026-11-21T09:00:00.000Z',
    });
    expect(counted).toEqual(['registryChecks']);
    expect(await code(checkNpi(world().deps, userId))).toBe('NOT_FOUND');
  });

  it('sees every case with its history', async () => {
    const { deps } = world({}, { credentialId: npiItem });
    await decide(deps, { decision: 'verify', version: 1 });
    const { items } = await listMyCredentials(deps, userId);
    expect(items.map(({ history }) => history.length)).toEqual([1, 0]);
  });
});

describe('a credential document', () => {
  const set = (deps: Deps) => setDocument(deps, { ...ref, uploadId, fileName: 'card.png' });
  const key = `credentials/${userId}/${licenseId}/${uploadId}`;

  it('is stored, and returns the case for review', async () => {
    const { deps, kept } = world({ status: 'verified', source: 'reviewer' });
    expect(await set(deps)).toMatchObject({ status: 'pending', document: { fileName: 'card.png' } });
    expect([...kept.keys()]).toEqual([key]);
    expect(await downloadDocument(deps, ref)).toMatchObject({ fileName: 'card.png' });
  });

  it('does not renew an expired credential', async () => {
    const { deps } = world({ status: 'expired', expiryDate: '2026-01-01' });
    expect(await set(deps)).toMatchObject({ status: 'expired' });
  });

  it('is not stored for a case removed meanwhile', async () => {
    const { deps, kept, state, remove } = world({});
    state.beforeSpending = () => {
      remove(userId, licenseId);
      throw new AppError('UPLOAD_MISSING');
    };
    expect(await code(set(deps))).toBe('UPLOAD_MISSING');
    expect(kept.size).toBe(0);
  });

  it('is rejected when it has the wrong type or is missing', async () => {
    const { deps, state } = world({});
    state.sent = Buffer.from('<html>');
    expect(await code(set(deps))).toBe('INVALID_REQUEST');
    state.sent = null;
    expect(await code(set(deps))).toBe('UPLOAD_MISSING');
  });

  it('can be removed without undoing a verification', async () => {
    const { deps } = world({});
    await set(deps);
    await decide(deps, { decision: 'verify', version: 2 });
    expect(await removeDocument(deps, ref)).toMatchObject({ status: 'verified', document: null });
    expect(await code(removeDocument(deps, ref))).toBe('NOT_FOUND');
    expect(await code(downloadDocument(deps, ref))).toBe('NOT_FOUND');
  });
});

describe('the credential watch', () => {
  const watched = (...stored: Partial<VerificationItem>[]) => {
    const fake = verificationsFake(stored.map(verificationItem));
    const due: WatchDeps['due'] = {
      page: async (now) => ({
        verifications: fake.every().filter(({ dueAt }) => dueAt !== null && dueAt <= now),
        next: null,
      }),
    };
    const deps: WatchDeps = { due, verifications: fake.verifications, clock: fake.clock };
    return { ...fake, deps, run: () => watchDueCredentials(deps, () => true) };
  };

  it('reminds once at each interval, then expires the credential and stops', async () => {
    const { run, setNow, reminders, stored, history } = watched({
      expiryDate: '2027-03-01',
      dueAt: '2026-12-01T13:00:00.000Z',
      status: 'verified',
    });
    for (let day = 0; day < 120; day += 1) {
      setNow(new Date(Date.parse('2026-11-21T13:30:00.000Z') + day * 86_400_000).toISOString());
      await run();
      await run();
    }
    expect(reminders).toEqual([90, 60, 30, 14, 7, 0]);
    expect(stored(userId, licenseId)).toMatchObject({ status: 'expired', dueAt: null, version: 2 });
    expect(history(userId, licenseId)).toMatchObject([{ actor: 'system', cause: 'credentialExpired' }]);
  });

  it('sends only the latest reminder after a long pause', async () => {
    const { run, setNow, reminders } = watched({ expiryDate: '2027-03-01', dueAt: '2026-12-01T13:00:00.000Z' });
    setNow('2027-02-24T08:00:00.000Z');
    expect(await run()).toMatchObject({ reminded: 1 });
    expect(reminders).toEqual([7]);
  });

  it('requests another registry check', async () => {
    const { run, stored } = watched({ credentialId: npiItem, expiryDate: null, dueAt: '2026-11-21T07:00:00.000Z' });
    expect(await run()).toMatchObject({ asked: 1 });
    expect(stored(userId, npiItem)).toMatchObject({
      checkRequestedAt: '2026-11-21T08:00:00.000Z',
      dueAt: '2026-11-21T09:00:00.000Z',
    });
  });

  it('handles each case once in two concurrent runs', async () => {
    const { deps, reminders } = watched({ expiryDate: '2027-03-01', dueAt: '2026-11-20T13:00:00.000Z' });
    const at = { ...deps, clock: { ...deps.clock, now: () => new Date('2026-12-02T08:00:00.000Z') } };
    const results = await Promise.all([watchDueCredentials(at, () => true), watchDueCredentials(at, () => true)]);
    expect(results.map(({ reminded }) => reminded).sort()).toEqual([0, 1]);
    expect(reminders).toEqual([90]);
  });

  it('keeps a failed case due', async () => {
    const { deps } = watched({ dueAt: '2026-11-20T13:00:00.000Z' });
    const verifications = { ...deps.verifications, note: () => Promise.reject(new Error('down')) };
    expect(await watchDueCredentials({ ...deps, verifications }, () => true)).toMatchObject({ failed: 1 });
  });
});
