import type { DomainEvent } from '@shared/core/model/event';
import { describe, expect, it } from 'vitest';
import type { PlacementItem } from '../../../store/work/placements/placement-item';
import { bookingWith, FakeShifts, shiftWith } from '../../../store/work/shifts/shifts.fake';
import { onProfessionalLeft, type LeavingDeps } from './on-professional-left';

const occurredAt = '2026-12-01T12:00:00.000Z';

const setUp = (state: 'pending' | 'canceled', endOn: string | null) => {
  const shifts = new FakeShifts();
  shifts.add(shiftWith(), [bookingWith('pro', { status: 'confirmed' })]);
  const deps: LeavingDeps = {
    shifts,
    deletions: { get: async () => ({ deletionId: 'del_1', state }) as never },
    placement: async () => ({ endOn, endReason: 'Unit closed' }) as PlacementItem,
    clock: { now: () => new Date(occurredAt) },
  };
  const follow = async (event: Pick<DomainEvent, 'type' | 'data'>) => {
    const effects = await onProfessionalLeft(deps, { id: 'e', occurredAt, ...event } as DomainEvent);
    for (const { run } of [...effects, ...effects]) await run();
    return shifts.statusOf('shf_1', 'pro');
  };
  return { shifts, follow };
};

const deletion = (dueAt: string) =>
  ({
    type: 'account_deletion.changed',
    data: { userId: 'pro', deletionId: 'del_1', state: 'pending', dueAt },
  }) as const;
const ended = {
  type: 'placement.ended',
  data: { placementId: 'plc_1', jobId: 'job_1', organizationId: 'org_1', professionalId: 'pro', version: 2 },
} as const;

describe('a professional with a pending deletion', () => {
  it('leaves the shifts after it, and works those before', async () => {
    expect(await setUp('pending', null).follow(deletion('2026-12-04T00:00:00.000Z'))).toBe('canceled_by_worker');
    expect(await setUp('pending', null).follow(deletion('2026-12-31T00:00:00.000Z'))).toBe('confirmed');
  });

  it('keeps every shift after a cancellation, even if the event is late', async () => {
    expect(await setUp('canceled', null).follow(deletion('2026-12-04T00:00:00.000Z'))).toBe('confirmed');
  });
});

describe('a placement that ends', () => {
  it('cancels the shifts after its last day', async () => {
    expect(await setUp('canceled', '2026-12-02').follow(ended)).toBe('canceled_by_facility');
    expect(await setUp('canceled', '2026-12-03').follow(ended)).toBe('confirmed');
    expect(await setUp('canceled', null).follow(ended)).toBe('confirmed');
  });
});
