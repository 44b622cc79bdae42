import { describe, expect, it } from 'vitest';
import { one, other, services, shiftIdOf, world } from './calendar-world.fake';

describe.each(services)('shifts in a connected %s', (_name, makeFake) => {
  it('has booked shifts, does not import them as busy times, and restores moved ones', async () => {
    const w = world(makeFake);
    w.book(1, one);
    await w.sync();
    expect(w.entries()).toMatchObject([one]);
    expect(w.busy()).toEqual([]);
    w.service.move(w.shiftEntry(1)!.id, other);
    await w.sync();
    expect(w.entries()).toMatchObject([one]);
    w.book(1, other);
    await w.sync();
    expect(w.entries()).toMatchObject([other]);
    w.book(1, null);
    await w.sync();
    expect(w.entries()).toEqual([]);
    expect(w.removed()).toEqual([]);
  });

  it('notifies once that the shift of a deleted entry is still booked', async () => {
    const w = world(makeFake);
    w.book(1, one);
    w.arrange(1, other);
    await w.sync();
    w.service.remove(w.shiftEntry(1)!.id);
    w.service.remove(w.entryOf(1)!.id);
    await w.sync();
    await w.sync();
    expect(w.removed()).toMatchObject([{ shiftId: shiftIdOf(1) }]);
    expect(w.entries()).toEqual([]);
  });

  it('does not notify about a deleted entry whose shift has started', async () => {
    const w = world(makeFake);
    w.book(1, one);
    await w.sync();
    w.pass(30 * 24);
    w.service.remove(w.shiftEntry(1)!.id);
    await w.sync();
    expect(w.removed()).toEqual([]);
  });

  it('gets no entry for a past shift', async () => {
    const w = world(makeFake, '2026-11-20T12:00:00.000Z');
    w.book(1, one);
    await w.sync();
    expect(w.entries()).toEqual([]);
  });

  it('has the kinds its owner chose, and requests only on opt-in', async () => {
    const w = world(makeFake);
    w.book(1, one);
    w.book(2, other, false);
    w.arrange(3, other);
    await w.sync();
    expect(w.entries()).toHaveLength(2);
    await w.choose(['requests']);
    await w.sync();
    expect(w.entries()).toMatchObject([{ subjectId: shiftIdOf(2) }]);
    await w.choose([]);
    await w.sync();
    expect(w.entries()).toEqual([]);
    await w.choose(['interviews', 'shifts', 'requests']);
    await w.sync();
    expect(w.entries()).toHaveLength(3);
    expect(w.busy()).toEqual([]);
  });
});
