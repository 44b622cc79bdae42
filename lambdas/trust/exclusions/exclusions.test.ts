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
import { watchListsFake } from '../../store/trust/watch-lists/watch-lists.fake';
import { shards } from '../../store/shards';
import { decideExclusion } from './decide-exclusion';
import { listedRow, reviewer, userId, world } from './exclusions.fake';
import { getExclusionCase, getWatchLists, listExclusionCases } from './review-exclusions';
import { compareProfessionals } from './screening/compare-professionals';
import { flagDeactivated } from './screening/flag-deactivated';
import { personToCheck } from './screening/person-to-check';

const code = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : error),
  );

describe('a comparison', () => {
  it('without a list, or a profile, says nothing', async () => {
    const { check, stored } = world();
    expect(await check()).toEqual({ found: false });
    expect(stored.size).toBe(0);
  });

  it('that finds nothing notes the day only', async () => {
    const { check, list } = world();
    await list([listedRow({ lastName: 'OTHER' }), listedRow({ birthDate: '1961-08-22' })]);
    expect(await check()).toMatchObject({ found: false, hold: 'none', checkedOn: '2026-11-23', hits: [], ruledOut: 1 });
  });

  it('with a list that is too old does not count', async () => {
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

  it('keeps a match open under a new name: it must not lift a hold', async () => {
    const { check, list, state } = world();
    await list([listedRow()]);
    await check();
    state.person = { ...state.person, lastName: 'Brook' };
    expect(await check()).toMatchObject({ hold: 'review', hits: [{ state: 'open' }] });
  });

  it('ends an open match with its entry', async () => {
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
    const { hits, version: current } = made.stored.get(userId)!;
    const decision = decisionOn(hits[0]!, version ?? current)[name];
    return decideExclusion(made.deps, { caller, userId, decision });
  };
  return { ...made, decide };
};

describe('a decision', () => {
  it('dismisses; the same entry is not raised again', async () => {
    const { decide, check, list } = await reviewed();
    expect(await decide('dismiss')).toMatchObject({
      hold: 'none',
      hits: [{ state: 'dismissed', history: [{ cause: 'found' }, { cause: 'decided', note: 'Another nurse.' }] }],
    });
    await list([listedRow(), listedRow({ lastName: 'OTHER' })]);
    expect(await check()).toMatchObject({ found: false, hold: 'none', hits: [{ state: 'dismissed' }] });
  });

  it('is taken up again when new details make the match stronger', async () => {
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

  it('is taken up again when the name is closer, but not when its rule only becomes known', async () => {
    const { decide, check, state, stored } = await reviewed(listedRow(), { firstName: 'A.' });
    expect(stored.get(userId)!.hits).toMatchObject([{ strength: 'name_dob', name: 'initial' }]);
    await decide('dismiss');
    const old = stored.get(userId)!;
    stored.set(userId, { ...old, hits: old.hits.map((hit) => ({ ...hit, name: null })) });
    const { updatedAt } = old;
    expect(await check()).toMatchObject({ hold: 'none', updatedAt, hits: [{ state: 'dismissed', name: 'initial' }] });
    state.person = { ...state.person, firstName: 'Ann' };
    expect(await check()).toMatchObject({ hold: 'review', hits: [{ state: 'open', name: 'same' }] });
  });

  it('confirms with the day of the official check', async () => {
    const { decide } = await reviewed();
    expect(await decide('confirm')).toMatchObject({
      hold: 'confirmed',
      professional: { firstName: 'Ann' },
      hits: [{ state: 'confirmed', history: [{}, { verifiedOn: '2026-11-23' }] }],
    });
  });

  it('is no one’s when the entry is gone: what was confirmed stays held until a person has looked', async () => {
    const { decide, check, list } = await reviewed();
    await decide('confirm');
    await list([listedRow({ lastName: 'OTHER' })]);
    expect(await check()).toMatchObject({ hold: 'review', hits: [{ state: 'open' }] });
    expect(await check()).toMatchObject({ hold: 'review' });
    expect(await decide('dismiss')).toMatchObject({ hold: 'none' });
  });

  it('is refused on another version, out of turn, on oneself, in the future, and where there is none', async () => {
    const { decide, deps, stored } = await reviewed();
    expect(await code(decide('dismiss', reviewer, 7))).toBe('STALE_VERSION');
    expect(await code(decide('dismiss', { ...reviewer, userId }))).toBe('FORBIDDEN');
    const { hits, version } = stored.get(userId)!;
    const decision = { ...decisionOn(hits[0]!, version).confirm, verifiedOn: '2026-11-26' };
    expect(await code(decideExclusion(deps, { caller: reviewer, userId, decision }))).toBe('INVALID_REQUEST');
    const nowhere = { ...decision, rowId: 'x'.repeat(22) };
    expect(await code(decideExclusion(deps, { caller: reviewer, userId, decision: nowhere }))).toBe('NOT_FOUND');
    await decide('dismiss');
    expect(await code(decide('dismiss'))).toBe('ILLEGAL_TRANSITION');
  });

  it('of two at once is one', async () => {
    const { decide } = await reviewed();
    const results = await Promise.all([code(decide('dismiss')), code(decide('confirm'))]);
    expect(results.sort()).toEqual(['STALE_VERSION', 'done']);
  });
});

describe('the queue', () => {
  it('lists who has a match, never a birth date', async () => {
    const { deps } = await reviewed();
    const { items } = await listExclusionCases(deps, { hold: 'review' });
    expect(items).toMatchObject([{ professional: 'Ann Weller', strength: 'name_dob', name: 'same', open: 1 }]);
    const detail = await getExclusionCase(deps, userId);
    expect(detail.hits).toMatchObject([{ birthDate: 'same', npiNumber: 'missing' }]);
    expect(JSON.stringify([items, detail])).not.toContain('1980');
  });

  it('has no page for who has none', async () => {
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

describe('comparing everyone with a new list', () => {
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
    const { lists } = watchListsFake();
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

  it('visits every shard once, saved profiles only', async () => {
    const seen: string[] = [];
    const { deps, lists, publish } = everyone(new Set(), seen);
    await publish();
    expect(await compareProfessionals(deps, 'exclusions', () => true)).toMatchObject({ compared: 2, finished: true });
    expect(seen).toEqual([holderId, holderId]);
    expect(await lists.current('exclusions')).toMatchObject({ pendingShards: [], hits: 2 });
    expect(await compareProfessionals(deps, 'exclusions', () => true)).toMatchObject({ compared: 0 });
  });

  it('goes on where time ran out, and keeps open what failed', async () => {
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

describe('a deactivated number', () => {
  const npiNumber = '1993999998';
  const registered: RegistryAnswer = {
    record: {
      ...{ kind: 'person', active: true, names: [], name: '', taxonomy: '', state: '' },
      ...{ organizationNames: [], states: [] },
    },
    checkedAt: '2026-11-01T00:00:00.000Z',
  };
  const flagged = async (fields: Parameters<typeof verificationItem>[0] = {}) => {
    const { lists } = watchListsFake();
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

  it('loses its verification with the day, once', async () => {
    const { flag, stored, history, answers } = await flagged({ verifiedAt: '2026-11-01T00:00:00.000Z' });
    expect(await flag()).toBe(true);
    expect(await flag()).toBe(false);
    expect(stored(holderId, npiItem)).toMatchObject({ status: 'rejected', source: 'nppes' });
    expect(history(holderId, npiItem)).toMatchObject([{ cause: 'npiInactive', deactivatedOn: '2026-10-20' }]);
    expect(answers.get(npiNumber)?.record?.active).toBe(false);
  });

  it('stays verified where the registry said so after the report', async () => {
    const { flag } = await flagged({ verifiedAt: '2026-11-20T00:00:00.000Z' });
    expect(await flag()).toBe(false);
    expect(await flag('1234567893')).toBe(false);
    expect(await flag('')).toBe(false);
  });
});

it('people are compared when something about them, or their next step, may matter', () => {
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
