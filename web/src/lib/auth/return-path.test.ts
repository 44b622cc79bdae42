import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { returnPathOf, safeReturnPath, withReturnPath } from './return-path';

const origin = 'https://site.test';

describe('the return path after signing in', () => {
  it.each([
    '/',
    '/jobs',
    '/jobs?specialty=critical-care&x=1',
    '/jobs/detail/job_1#apply',
    '/a%20b',
    '/?next=//evil.test',
  ])('takes %s', (path) => expect(safeReturnPath(path)).toBe(path));

  it.each([
    '',
    'jobs',
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/%2Fevil.test',
    '/%2fevil.test',
    '/%5Cevil.test',
    '/%252Fevil.test',
    '%2F%2Fevil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    'https://evil.test',
    'https:evil.test',
    'javascript:alert(1)',
    '/%',
    null,
    undefined,
    7,
  ])('refuses %s', (path) => expect(safeReturnPath(path)).toBeNull());

  it('never leaves the site, for any input', () => {
    const tricky = fc.string({
      unit: fc.constantFrom('/', '\\', '%2f', '%5C', '%25', '\t', '.', '@', ':', 'a', '?', '#'),
    });
    fc.assert(
      fc.property(fc.oneof(tricky, fc.string()), (text) => {
        const path = safeReturnPath(`/${text}`);
        if (path !== null) expect(new URL(path, origin).origin).toBe(origin);
      }),
      { numRuns: 500 },
    );
  });

  it('survives the sign-in page unchanged', () => {
    const part = fc.string({ unit: fc.constantFrom('a', 'Z', '9', ' ', 'ü', '%', '&', '=', '?', '+'), maxLength: 6 });
    fc.assert(
      fc.property(fc.array(part, { maxLength: 3 }), part, (segments, query) => {
        const wanted = `/jobs/${segments.map(encodeURIComponent).join('/')}?q=${encodeURIComponent(query)}`;
        const page = withReturnPath('/login', wanted);
        expect(returnPathOf(new URL(page, origin).search)).toBe(safeReturnPath(wanted));
      }),
    );
  });
});
