import { beforeEach, describe, expect, it } from 'vitest';
import type { AuthorizedCaller } from '../../../platform/http/caller';
import { ledgerEvent } from '../../../store/work/reliability/ledger-item';
import { bookingWith, shiftWith } from '../../../store/work/shifts/shifts.fake';
import { listOwnBookings } from '../find-shifts';
import { FakeShiftDeps } from '../shift-deps.fake';

const shift = shiftWith();
const absent = bookingWith('pro', { status: 'no_show' });
const owner = { ...absent, userId: 'pro' };
const caller = { userId: 'pro', role: 'professional', scope: 'own' } as unknown as AuthorizedCaller;

let fakes: FakeShiftDeps;

beforeEach(() => {
  fakes = new FakeShiftDeps(0);
  fakes.table.add(shift, [absent]);
});

const keep = (exempt: boolean, attempt = absent.attempt) => {
  const outcome = { kind: 'no_show' } as const;
  const event = ledgerEvent(owner, { side: 'worker', attempt, on: absent.terms.day, outcome, exempt });
  fakes.events.set(`${event.ownerId} ${event.eventId}`, event);
};
const own = async () =>
  (await listOwnBookings(fakes.deps(), { caller, from: absent.terms.day, days: 7 })).items.map(({ lifted }) => lifted);

describe('one’s own bookings', () => {
  it('show a no-show as overturned only after its decision', async () => {
    expect(await own()).toEqual([undefined]);
    keep(false);
    expect(await own()).toEqual([undefined]);
    keep(true);
    expect(await own()).toEqual([true]);
  });

  it('ignore a decision on an earlier attempt', async () => {
    keep(true, absent.attempt + 1);
    expect(await own()).toEqual([undefined]);
  });
});
