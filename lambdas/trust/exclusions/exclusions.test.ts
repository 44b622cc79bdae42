import type { ScreenedPerson } from '@shared/trust/rules/exclusion';
import { AppError } from '@shared/errors';
import type { ExclusionDecision } from '@shared/trust/model/exclusion';
import { StoredProfile } from '@shared/people/model/professional';
import { describe, expect, it } from 'vitest';
import { npiItem } from '@shared/people/model/profile-vocabulary';
import type { RegistryAnswer } from '../../store/people/credentials/registry-answers';
import {
  verificationItem,
  verificationsFake,
  userId as holderId,
} from '../../store/people/credentials/verifications.fake';
import { memoryTable } from '../../platform/table/memory-table.fixture';
import { exclusionKeys } from '../../store/trust/exclusions/keys';
import { createWatchLists } from '../../store/trust/watch-lists/watch-lists';
import { shards } from '../../store/shards';
import { decideExclusion } from './decide-exclusion';
import { listedRow, reviewer, userId, world } from './exclusions.fixture';
import { getExclusionCase, getWatchLists, listExclusionCases } from './review-exclusions';
import { compareProfessionals } from './screening/compare-professionals';
import { flagDeactivated } from './screening/flag-deactivated';
import { personToCheck } from './screening/person-to-check';

const code = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : error),
  );

describe('an exclusion check', () => {
  it('stores nothing without a list', async () => {
    const { check, stored } = world();
    expect(await check()).toEqual({ found: false });
    expect(stored()).toBeNull();
  });

  it('records only the day when nothing matches', async () => {
    const { check, list } = world();
    await list([listedRow({ lastName: 'OTHER' }), listedRow({ birthDate: '1961-08-22' })]);
    expect(await check()).toMatchObject({ found: false, hold: 'none', checkedOn: '2026-11-23', hits: [], ruledOut: 1 });
  });

  it('does not count with an outdated list', async () => {
    const { check, list } = world();
    await list([listedRow({ lastName: 'OTHER' })], '2026-09-09');
    expect(await check()).toMatchObject({ checkedOn: null, hold: 'none' });
  });

  it.each([
    ['npi', { npiNumber: '1993999998' }, { npiNumber: '1993999998', lastName: 'OTHER' }],
    ['name_dob', {}, {}],
    ['name_only', { birthDate: null }, {}],
  ] as const)('holds for review by %s', async (strength, person, row) => {
    const { check, list, state } = world();
    state.person = { ...state.person, ...person };
    await list([listedRow(row)]);
    expect(await check()).toMatchObject({ found: true, hold: 'review', hits: [{ strength, state: 'open' }] });
    const { version } = await check();
    expect(version).toBe(1);
  });

  it('keeps a match open after a name change, which must not lift a hold', async () => {
    const { check, list, state } = world();
    await list([listedRow()]);
    await check();
    state.person = { ...state.person, lastName: 'Brook' };
    expect(await check()).toMatchObject({ hold: 'review', hits: [{ state: 'open' }] });
  });

  it('withdraws an open match when its entry ends', async () => {
    const { check, list } = world();
    await list([listedRow()]);
    await check();
    await list([listedRow({ reinstatedOn: '2026-11-02' })]);
    expect(await check()).toMatchObject({ found: false, hold: 'none', hits: [{ state: 'withdrawn' }] });
    await list([listedRow()]);
    expect(await check()).toMatchObject({ found: true, hold: 'review', hits: [{ state: 'open' }] });
  });
});

const decisionOn = (hit: { entry: { rowId: string } }, version: number) => ({
  dismiss: { decision: 'dismiss', rowId: hit.entry.rowId, note: 'Another nurse.', version } satisfies ExclusionDecision,
  confirm: {
    decision: 'confirm',
    rowId: hit.entry.rowId,
    note: 'Match in the official search.',
    verifiedOn: '2026-11-23',
    version,
  } satisfies ExclusionDecision,
});

const reviewed = async (first = listedRow(), person: Partial<ScreenedPerson> = {}) => {
  const made = world();
  made.state.person = { ...made.state.person, ...person };
  await made.list([first]);
  await made.check();
  const decide = async (name: 'dismiss' | 'confirm', caller = reviewer, version?: number) => {
    const { hits, version: current } = made.stored()!;
    const decision = decisionOn(hits[0]!, version ?? current)[name];
    return decideExclusion(made.deps, { caller, userId, decision });
  };
  return { ...made, decide };
};

describe('an exclusion decision', () => {
  it('can dismiss an entry, which is not raised again', async () => {
    const { decide, check, list } = await reviewed();
    expect(await decide('dismiss')).toMatchObject({
      hold: 'none',
      hits: [{ state: 'dismissed', history: [{ cause: 'found' }, { cause: 'decided', note: 'Another nurse.' }] }],
    });
    await list([listedRow(), listedRow({ lastName: 'OTHER' })]);
    expect(await check()).toMatchObject({ found: false, hold: 'none', hits: [{ state: 'dismissed' }] });
  });

  it('is reopened when new details make the match stronger', async () => {
    const { decide, check, state } = await reviewed(listedRow(), { birthDate: null });
    await decide('dismiss');
    expect(await check()).toMatchObject({ hold: 'none' });
    state.person = { ...state.person, birthDate: '1980-03-03' };
    expect(await check()).toMatchObject({
      found: true,
      hold: 'review',
      hits: [{ strength: 'name_dob', history: [{}, {}, { cause: 'strongerMatch' }] }],
    });
  });

  it('is reopened by a closer name, but not by a newly recorded match rule', async () => {
    const { decide, check, state, stored, table } = await reviewed(listedRow(), { firstName: 'A.' });
    expect(stored()!.hits).toMatchObject([{ strength: 'name_dob', name: 'initial' }]);
    await decide('dismiss');
    const old = stored()!;
    const hits = old.hits.map((hit) => ({ ...hit, name: null }));
    table.put({ ...table.item(exclusionKeys.exclusionCase(userId)), hits });
    const { updatedAt } = old;
    expect(await check()).toMatchObject({ hold: 'none', updatedAt, hits: [{ state: 'dismissed', name: 'initial' }] });
    state.person = { ...state.person, firstName: 'Ann' };
    expect(await check()).toMatchObject({ hold: 'review', hits: [{ state: 'open', name: 'same' }] });
  });

  it('can confirm, with the day of the official check', async () => {
    const { decide } = await reviewed();
    expect(await decide('confirm')).toMatchObject({
      hold: 'confirmed',
      professional: { firstName: 'Ann' },
      hits: [{ state: 'confirmed', history: [{}, { verifiedOn: '2026-11-23' }] }],
    });
  });

  it('is reopened when its entry is removed, with the hold kept until review', async () => {
    const { decide, check, list } = await reviewed();
    await decide('confirm');
    await list([listedRow({ lastName: 'OTHER' })]);
    expect(await check()).toMatchObject({ hold: 'review', hits: [{ state: 'open' }] });
    expect(await check()).toMatchObject({ hold: 'review' });
    expect(await decide('dismiss')).toMatchObject({ hold: 'none' });
  });

  it('is rejected when outdated, repeated, on oneself, in the future, or for an unknown entry', async () => {
    const { decide, deps, stored } = await reviewed();
    expect(await code(decide('dismiss', reviewer, 7))).toBe('STALE_VERSION');
    expect(await code(decide('dismiss', { ...reviewer, userId }))).toBe('FORBIDDEN');
    const { hits, version } = stored()!;
    const decision = { ...decisionOn(hits[0]!, version).confirm, verifiedOn: '2026-11-26' };
    expect(await code(decideExclusion(deps, { caller: reviewer, userId, decision }))).toBe('INVALID_REQUEST');
    const nowhere = { ...decision, rowId: 'x'.repeat(22) };
    expect(await code(decideExclusion(deps, { caller: reviewer, userId, decision: nowhere }))).toBe('NOT_FOUND');
    await decide('dismiss');
    expect(await code(decide('dismiss'))).toBe('ILLEGAL_TRANSITION');
  });

  it('is recorded once from two concurrent reviewers', async () => {
    const { decide } = await reviewed();
    const results = await Promise.all([code(decide('dismiss')), code(decide('confirm'))]);
    expect(results.sort()).toEqual(['STALE_VERSION', 'done']);
  });
});

describe('the exclusion queue', () => {
  it('lists people with a match, without birth dates', async () => {
    const { deps } = await reviewed();
    const { items } = await listExclusionCases(deps, { hold: 'review' });
    expect(items).toMatchObject([{ professional: 'Ann Weller', strength: 'name_dob', name: 'same', open: 1 }]);
    const detail = await getExclusionCase(deps, userId);
    expect(detail.hits).toMatchObject([{ birthDate: 'same', npiNumber: 'missing' }]);
    expect(JSON.stringify([items, detail])).not.toContain('1980');
  });

  it('answers NOT_FOUND for a person without a match', async () => {
    const { deps, list, check } = world();
    await list([]);
    await check();
    expect(await code(getExclusionCase(deps, userId))).toBe('NOT_FOUND');
  });

  it('says how old the lists are', async () => {
    const { deps, list, state } = world();
    expect(await getWatchLists(deps)).toEqual({ items: [] });
    await list([listedRow()]);
    expect((await getWatchLists(deps)).items).toMatchObject([{ list: 'exclusions', stale: false, comparing: true }]);
    state.now = '2026-12-20T08:00:00.000Z';
    expect((await getWatchLists(deps)).items).toMatchObject([{ stale: true }]);
  });
});

describe('the comparison of everyone with a new list', () => {
  const profile = (id: string, version = 1) =>
    StoredProfile.parse({
      userId: id,
      version,
      profile_completion: 0,
      updatedAt: '2026-11-01T00:00:00.000Z',
      availability: {},
      employment: [{ id: `ent_${'0'.repeat(26)}` }],
      education: [{ id: `ent_${'0'.repeat(26)}` }],
      licenses: [{ id: `lic_${'0'.repeat(26)}` }],
    });
  const everyone = (failing: Set<string>, seen: string[]) => {
    const lists = createWatchLists(memoryTable());
    const deps = {
      lists,
      profiles: {
        ofShard: async function* (shard: string) {
          if (shard < '2') yield [profile(holderId), profile('7b2c6a52-6b39-4a0a-8f0d-3a3f5f1b7a10', 0)];
        },
      },
      compare: {
        exclusions: async ({ userId: id }: StoredProfile) => {
          seen.push(id);
          if (failing.has(id)) throw new Error('no');
          return true;
        },
        deactivations: async () => false,
      },
    };
    const made = {
      edition: 'edn_1',
      hash: '',
      fileDate: '2026-11-09',
      rows: 1,
      importedAt: '2026-11-23T08:00:00.000Z',
    };
    return { deps, lists, publish: () => lists.publish('exclusions', null, made, []) };
  };

  it('visits every shard once, and only saved profiles', async () => {
    const seen: string[] = [];
    const { deps, lists, publish } = everyone(new Set(), seen);
    await publish();
    expect(await compareProfessionals(deps, 'exclusions', () => true)).toMatchObject({ compared: 2, finished: true });
    expect(seen).toEqual([holderId, holderId]);
    expect(await lists.current('exclusions')).toMatchObject({ pendingShards: [], hits: 2 });
    expect(await compareProfessionals(deps, 'exclusions', () => true)).toMatchObject({ compared: 0 });
  });

  it('continues after a timeout, and keeps failed shards open', async () => {
    const failing = new Set([holderId]);
    const { deps, lists, publish } = everyone(failing, []);
    await publish();
    expect(await compareProfessionals(deps, 'exclusions', () => false)).toMatchObject({ finished: false });
    expect((await lists.current('exclusions'))?.pendingShards).toHaveLength(shards.length);
    expect(await compareProfessionals(deps, 'exclusions', () => true)).toMatchObject({ failed: 2 });
    expect((await lists.current('exclusions'))?.pendingShards).toEqual(['0', '1']);
    failing.clear();
    await compareProfessionals(deps, 'exclusions', () => true);
    expect((await lists.current('exclusions'))?.pendingShards).toEqual([]);
  });
});

describe('a deactivated NPI number', () => {
  const npiNumber = '1993999998';
  const registered: RegistryAnswer = {
    record: {
      ...{ kind: 'person', active: true, names: [], name: '', taxonomy: '', state: '' },
      ...{ organizationNames: [], states: [] },
    },
    checkedAt: '2026-11-01T00:00:00.000Z',
  };
  const flagged = async (fields: Parameters<typeof verificationItem>[0] = {}) => {
    const lists = createWatchLists(memoryTable());
    const made = {
      edition: 'edn_1',
      hash: '',
      fileDate: '2026-11-09',
      rows: 1,
      importedAt: '2026-11-09T00:00:00.000Z',
    };
    await lists.publish('deactivations', null, made, [{ keys: [npiNumber], text: `${npiNumber} 2026-10-20` }]);
    const fake = verificationsFake([
      verificationItem({ credentialId: npiItem, expiryDate: null, status: 'verified', source: 'nppes', ...fields }),
    ]);
    const answers = new Map([[npiNumber, registered]]);
    const deps = {
      ...fake,
      lists,
      answers: {
        get: async (number: string) => answers.get(number) ?? null,
        put: async (number: string, it: RegistryAnswer) => void answers.set(number, it),
      },
    };
    const flag = (number = npiNumber) => flagDeactivated(deps, { userId: holderId, npiNumber: number });
    return { flag, answers, ...fake };
  };

  it('loses its verification once, with the deactivation day', async () => {
    const { flag, stored, history, answers } = await flagged({ verifiedAt: '2026-11-01T00:00:00.000Z' });
    expect(await flag()).toBe(true);
    expect(await flag()).toBe(false);
    expect(stored(holderId, npiItem)).toMatchObject({ status: 'rejected', source: 'nppes' });
    expect(history(holderId, npiItem)).toMatchObject([{ cause: 'npiInactive', deactivatedOn: '2026-10-20' }]);
    expect(answers.get(npiNumber)?.record?.active).toBe(false);
  });

  it('stays verified when the registry confirmed it after the report', async () => {
    const { flag } = await flagged({ verifiedAt: '2026-11-20T00:00:00.000Z' });
    expect(await flag()).toBe(false);
    expect(await flag('1234567893')).toBe(false);
    expect(await flag('')).toBe(false);
  });
});

it('people are checked when their profile or next step changes', () => {
  const event = { id: 'e', occurredAt: '2026-11-23T08:00:00.000Z' };
  const offer = {
    offerId: 'o',
    applicationId: 'a',
    jobId: 'j',
    organizationId: 'g',
    professionalId: userId,
    version: 1,
  };
  expect(personToCheck({ ...event, type: 'profile.changed', data: { userId } })).toBe(userId);
  expect(personToCheck({ ...event, type: 'offer.changed', data: { ...offer, status: 'accepted' } })).toBe(userId);
  expect(personToCheck({ ...event, type: 'offer.changed', data: { ...offer, status: 'open' } })).toBeNull();
});
