import { describe, expect, test } from 'vitest';
import { conflictingFields, mergeChanges } from './merge-conflict';

const base = { title: 'Nurse', location: 'Austin', emails: ['a@example.org'], openings: 1 };
const stored = { ...base, title: 'Head nurse', openings: 2 };
const yours = { ...base, title: 'Night nurse', location: 'Dallas' };

describe('two people changing the same record', () => {
  test('conflict only where both changed the same field differently', () => {
    expect(conflictingFields(base, stored, yours)).toEqual(['title']);
    expect(conflictingFields(base, stored, { ...yours, title: 'Head nurse' })).toEqual([]);
  });

  test('keeps both sides’ other changes, whoever wins the conflict', () => {
    expect(mergeChanges(base, stored, yours, [])).toEqual({
      title: 'Night nurse',
      location: 'Dallas',
      emails: ['a@example.org'],
      openings: 2,
    });
    expect(mergeChanges(base, stored, yours, ['title']).title).toBe('Head nurse');
  });
});
