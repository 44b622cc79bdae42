import { describe, expect, it } from 'vitest';
import { firstNameMark, personalReason } from './personal-reason';

describe('a reason sent to several people', () => {
  it('names each person', () => {
    expect(personalReason(`Dear ${firstNameMark}, thank you, ${firstNameMark}.`, 'Ann')).toBe(
      'Dear Ann, thank you, Ann.',
    );
    expect(personalReason('Dear {{ firstName }}', 'Bob')).toBe('Dear Bob');
  });

  it('inserts the name literally', () => {
    expect(personalReason(firstNameMark, '$& $1')).toBe('$& $1');
  });

  it('keeps other marks and plain text', () => {
    expect(personalReason('{{lastName}} is not a mark', 'Ann')).toBe('{{lastName}} is not a mark');
  });
});
