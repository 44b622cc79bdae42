import { expect, it } from 'vitest';
import { clientIp } from './client-ip';

const from = (headers: Record<string, string>) =>
  clientIp({ headers, requestContext: { http: { sourceIp: '198.51.100.1' } } } as unknown as Parameters<
    typeof clientIp
  >[0]);

it('returns the viewer that the CDN names', () => {
  expect(from({ 'cloudfront-viewer-address': '192.0.2.7:51123' })).toBe('192.0.2.7');
  expect(from({ 'cloudfront-viewer-address': '2001:db8::7:51123' })).toBe('2001:db8::7');
});

it('returns the source of a call where there is no CDN', () => {
  expect(from({})).toBe('198.51.100.1');
});
