import { expect, it } from 'vitest';
import { supportEmail } from '../../shared/product';
import { securityTxt } from './security-txt';

const builtAt = new Date('2026-11-21T08:00:00.000Z');
const fields = (name: string): string[] =>
  [...securityTxt(builtAt).matchAll(new RegExp(`^${name}: (.+)$`, 'gm'))].map(([, value]) => value ?? '');

it('names the security contact', () => {
  expect(fields('Contact')).toEqual([`mailto:${supportEmail}`]);
  expect(fields('Preferred-Languages')).toEqual(['en']);
});

it('expires 180 days after the build, stated once', () => {
  const [expires, ...more] = fields('Expires');
  expect(more).toEqual([]);
  expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  const days = (Date.parse(expires ?? '') - builtAt.getTime()) / (24 * 3600 * 1000);
  expect(days).toBe(180);
});

it('has a field or a comment in every line', () => {
  for (const line of securityTxt(builtAt).trimEnd().split('\n')) expect(line).toMatch(/^(#|[A-Z][A-Za-z-]+: \S)/);
});
