import { describe, expect, it } from 'vitest';
import { realtimePart, searchPart, withParts } from './section';

describe('a section of the report', () => {
  it('is appended, replaced by a newer one, and kept when the rest is rewritten', () => {
    const first = searchPart.within('# Bench\n\nOne.\n', '## Search\n\nSlow.');
    expect(searchPart.of(first)).toBe('## Search\n\nSlow.');
    const second = searchPart.within(first, '## Search\n\nFast.');
    expect(second).not.toContain('Slow');
    expect(withParts('# Bench\n\nTwo.\n', second)).toBe(second.replace('One', 'Two'));
  });

  it('leaves other sections unchanged', () => {
    const both = realtimePart.within(searchPart.within('# Bench\n', '## Search'), '## Live');
    const again = searchPart.within(both, '## Search, again');
    expect([searchPart.of(again), realtimePart.of(again)]).toEqual(['## Search, again', '## Live']);
  });

  it('is not added to a report without one', () => {
    expect(withParts('# Bench\n', '# Bench\n')).toBe('# Bench\n');
  });
});
