import { describe, expect, it } from 'vitest';
import { searchSection, withSearchSection } from './section';

describe('the report of the search', () => {
  it('is put at the end, replaced by a later one, and kept when the rest is written anew', () => {
    const first = withSearchSection('# Bench\n\nOne.\n', '## Search\n\nSlow.');
    expect(searchSection(first)).toBe('## Search\n\nSlow.');
    const second = withSearchSection(first, '## Search\n\nFast.');
    expect(second).not.toContain('Slow');
    expect(withSearchSection('# Bench\n\nTwo.\n', searchSection(second))).toBe(second.replace('One', 'Two'));
  });

  it('leaves a report without one alone', () => {
    expect(withSearchSection('# Bench\n', searchSection('# Bench\n'))).toBe('# Bench\n');
  });
});
