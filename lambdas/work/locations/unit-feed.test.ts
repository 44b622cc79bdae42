import { describe, expect, it } from 'vitest';
import { AppError } from '@shared/errors';
import type { UnitFeedState } from '@shared/work/model/shifts/unit-feed';
import type { UnitFeedAct } from '@shared/work/model/shifts/unit-feed-address';
import { keyedHash } from '../../platform/crypto/keyed-hash';
import type { AuthorizedCaller } from '../../platform/http/caller';
import type { UnitPlace } from '../../store/work/locations/ports';
import { changeUnitFeed, type FeedDeps } from './unit-feed';

const caller = { membership: { organizationId: 'org_1' } } as unknown as AuthorizedCaller;

class World {
  feed: UnitFeedState | undefined;
  writes = 0;
  isGone = false;

  readonly deps = {
    locations: {
      unit: async () =>
        this.isGone ? null : ({ location: {}, unit: this.feed ? { feed: this.feed } : {} } as UnitPlace),
    },
    feeds: {
      change: async (_ref: unknown, { before, feed }: { before: number; feed: UnitFeedState }) => {
        if ((this.feed?.version ?? 0) !== before) throw new AppError('STALE_VERSION');
        this.writes += 1;
        this.feed = feed;
      },
    },
    clock: { now: () => new Date('2026-12-03T18:00:00.000Z') },
    hash: keyedHash(async () => Buffer.from('key')),
  } as unknown as FeedDeps;

  readonly act = (act: UnitFeedAct, version: number) =>
    changeUnitFeed(this.deps, { caller, locationId: 'loc_1', unitId: 'unt_1', act, version, language: 'en' });
}

const stale = { code: 'STALE_VERSION' };

describe('a unit’s calendar address', () => {
  it('is turned on, shown again, replaced, and turned off', async () => {
    const world = new World();
    const first = await world.act('turn_on', 0);
    expect(first).toMatchObject({
      token: expect.stringMatching(/\.1\.[\w-]{43}\.ics$/),
      feed: { on: true, version: 1 },
    });
    expect(await world.act('turn_on', 1)).toEqual(first);
    expect(world.writes).toBe(1);
    const second = await world.act('replace', 1);
    expect(second.token).not.toBe(first.token);
    expect(await world.act('turn_off', 2)).toMatchObject({ token: null, feed: { on: false, version: 3 } });
    expect((await world.act('turn_on', 3)).token).not.toBe(second.token);
  });

  it('is written once when a request is repeated', async () => {
    const world = new World();
    await world.act('turn_on', 0);
    expect(await world.act('replace', 1)).toEqual(await world.act('replace', 1));
    expect(await world.act('turn_off', 2)).toEqual(await world.act('turn_off', 2));
    expect(world.writes).toBe(3);
  });

  it('accepts one of two concurrent changes', async () => {
    const world = new World();
    await world.act('turn_on', 0);
    const answers = await Promise.allSettled([world.act('replace', 1), world.act('turn_off', 1)]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(answers.find((it) => it.status === 'rejected')?.reason).toMatchObject(stale);
    await expect(world.act('replace', 9)).rejects.toMatchObject(stale);
  });

  it('is NOT_FOUND without the unit', async () => {
    const world = new World();
    world.isGone = true;
    await expect(world.act('turn_on', 0)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
