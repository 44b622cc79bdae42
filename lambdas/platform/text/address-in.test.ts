import { expect, it } from 'vitest';
import { addressIn } from './address-in';

const site = 'https://www.wardline.test';

it.each([
  ['/jobs/job_1?from=alert', '/es/jobs/job_1?from=alert'],
  ['/auth/forgot-password#token', '/es/auth/forgot-password#token'],
  ['', '/es'],
  ['/', '/es'],
  ['/api/calendar/feed.ics', '/api/calendar/feed.ics'],
])('leads from %s to %s', (path, translated) => {
  expect(addressIn('es', site, site + path)).toBe(site + translated);
});

it('is the given one in English and on other sites', () => {
  expect(addressIn('en', site, `${site}/jobs`)).toBe(`${site}/jobs`);
  expect(addressIn('fr', site, 'https://www.wardline.test.example/jobs')).toBe(
    'https://www.wardline.test.example/jobs',
  );
});
