import { describe, expect, it } from 'vitest';
import type { Booking, BookingCancellation } from '@shared/work/model/booking';
import type { DomainEvent } from '@shared/core/model/event';
import { bookingWith, ids, shiftWith } from '../../../store/work/shifts/shifts.fake';
import { readTextsOf } from '../samples/read-texts.fake';
import { reader } from '../samples/samples.fake';

const at = '2026-12-01T09:00:00.000Z';
const [icu, or] = [
  { unitId: 'lun_1', unit: 'ICU East', careUnit: 'icu' },
  { unitId: 'lun_2', unit: 'OR East', careUnit: 'or' },
] as const;

/** Texts about a shift that is now in the OR. */
const textsOf = async (type: 'booking.terms_changed' | 'booking.changed', booking: Partial<Booking>) => {
  const stored = bookingWith('pro', { termsNews: { what: 'asked', at }, place: icu, unitId: icu.unitId, ...booking });
  const from = reader({
    booking: async () => ({ booking: stored, shift: shiftWith(or), attendance: null }),
    unitSupervisors: async () => ['charge'],
  });
  const data = { ...ids, professionalId: 'pro', what: 'asked', at, status: stored.status, attempt: 1 };
  const event = { id: '1', type, occurredAt: at, data } as unknown as DomainEvent;
  return (await readTextsOf(from, event)).users;
};

const { terms, startsAt, endsAt, expectedCents } = bookingWith('pro');
const change = { terms, termsHash: 'other', startsAt, endsAt, expectedCents, place: or, askedAt: at };
const asked = { change: { ...change, answerBy: '2026-12-02T15:00:00.000Z' } };

describe('a move to another unit', () => {
  it('names both units in the question', async () => {
    const [worker] = await textsOf('booking.terms_changed', { ...asked, status: 'confirmed' });
    expect(worker?.inApp?.content).toMatch(
      /changed your shift at Tower B\. Before: ICU East, Thu.* Now: OR East, Thu.* Accept or decline by Wed/,
    );
    expect(worker?.sms).toMatch(/changed your shift in ICU East on Thursday/);
    const [requested] = await textsOf('booking.terms_changed', { ...asked, status: 'requested' });
    expect(requested?.inApp?.content).toMatch(/you requested at Tower B\. Before: ICU East, .* Now: OR East, /);
  });

  it('ends the booking in the old unit when it is refused, and opens the slot in the new one', async () => {
    const cancellation: BookingCancellation = {
      ...{ attempt: 1, at, noticeMinutes: 5000, points: 0, minutes: 0, cents: 0, undone: false },
      by: 'facility',
      basis: 'policy',
      refusal: 'silence',
    };
    const texts = await textsOf('booking.changed', { status: 'canceled_by_facility', cancellations: [cancellation] });
    expect(texts.map(({ userId, inApp }) => [userId, /ICU East|OR East/.exec(String(inApp?.content))?.[0]])).toEqual([
      ['pro', 'ICU East'],
      ['charge', 'OR East'],
    ]);
    expect(texts[0]?.sms).toContain('ICU East');
  });
});
