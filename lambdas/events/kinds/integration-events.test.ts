import { describe, expect, it } from 'vitest';
import { integrationEvents } from './integration-events';
import type { StreamImage } from '../stream-image';

const connection: StreamImage = { integrationId: { S: 'itg_1' }, userId: { S: 'pro' } };
const removed = (shiftId: string, at: string): StreamImage => ({
  ...connection,
  removedEntry: { M: { shiftId: { S: shiftId }, written: { S: 'w1' }, at: { S: at } } },
});
const first = '2026-12-01T10:00:00.000Z';
const later = '2026-12-01T11:00:00.000Z';

describe('an entry that was deleted in a calendar', () => {
  it('is reported once for each version, also when the calendar is read again', () => {
    const [event] = integrationEvents({ before: connection, after: removed('shf_1', first) });
    expect(event).toMatchObject({
      ...{ type: 'booking.left_calendar', at: first },
      data: { shiftId: 'shf_1', professionalId: 'pro' },
    });
    const [again] = integrationEvents({ before: removed('shf_1', first), after: removed('shf_1', later) });
    expect(again?.id).toEqual(event?.id);
    const [other] = integrationEvents({ before: removed('shf_1', first), after: removed('shf_2', later) });
    expect(other?.id).not.toEqual(event?.id);
  });

  it('is not reported again when another field of the connection changes', () => {
    const before = removed('shf_1', first);
    expect(integrationEvents({ before, after: { ...before, failures: { N: '1' } } })).toEqual([]);
  });
});
