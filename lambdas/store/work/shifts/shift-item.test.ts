import { describe, expect, it } from 'vitest';
import { shiftItem } from './shift-item';
import { shiftWith } from './shifts.fake';

const publishedAt = '2026-11-26T10:00:00.000Z';
const listOf = (shift: Parameters<typeof shiftWith>[0]) => {
  const { gsi1pk, gsi1sk } = shiftItem(shiftWith(shift));
  return [gsi1pk, gsi1sk];
};

describe('the list that a shift is in', () => {
  it('is that of its unit, and once it is canceled, that of those that were', () => {
    expect(listOf({ publishedAt })).toEqual(['UNIT#lun_1#SHIFTS', '2026-12-04T01:00:00.000Z#shf_1']);
    expect(listOf({ publishedAt, status: 'canceled' })).toEqual([
      'UNIT#lun_1#CANCELED_SHIFTS',
      '2026-11-26T09:00:00.000Z#shf_1',
    ]);
  });

  it('is none for a draft that is dropped: no calendar had it', () => {
    expect(listOf({ status: 'canceled' })).toEqual([undefined, undefined]);
  });
});
