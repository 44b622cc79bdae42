import { expect, it } from 'vitest';
import { createClientIp } from './client-ip';

const clientIp = createClientIp(() => Promise.resolve('the key of the CDN'));
const from = (headers: Record<string, string>) =>
  clientIp({ headers, requestContext: { http: { sourceIp: '198.51.100.1' } } } as unknown as Parameters<
    typeof clientIp
  >[0]);

it('is the viewer that the CDN names', async () => {
  const key = { 'x-origin-key': 'the key of the CDN' };
  expect(await from({ ...key, 'cloudfront-viewer-address': '192.0.2.7:51123' })).toBe('192.0.2.7');
  expect(await from({ ...key, 'cloudfront-viewer-address': '2001:db8::7:51123' })).toBe('2001:db8::7');
});

it('is the source of a call that does not come through the CDN, whatever it claims', async () => {
  const forged = { 'cloudfront-viewer-address': '192.0.2.7:51123' };
  expect(await from({})).toBe('198.51.100.1');
  expect(await from(forged)).toBe('198.51.100.1');
  expect(await from({ ...forged, 'x-origin-key': 'a guess' })).toBe('198.51.100.1');
});
