import { describe, expect, it } from 'vitest';
import { compileCatalog } from '../../../scripts/locales/compile-catalog';
import { family } from './family';

const en = compileCatalog(
  JSON.stringify({
    sent: '{sender} sent you a message.',
    submitted: {
      content: '{professional} submitted {hours, plural, one {# hour} other {# hours}} for {week} ({jobTitle}).',
    },
  }),
  'test.json',
);

describe('a family of texts', () => {
  it('fills in names as typed, counts, and values in the language', () => {
    const t = family('notifications/timesheets', { en: { submitted: en['submitted'] } }).in('en');
    const args = { professional: 'Ada {x}', hours: 1, week: { day: '2026-11-16' }, jobTitle: 'ICU Nurse' };
    expect(t('submitted.content', args)).toBe('Ada {x} submitted 1 hour for November 16, 2026 (ICU Nurse).');
  });

  it('fails for a key that its catalog lacks, instead of sending an empty text', () => {
    const t = family('notifications/messages', { en: {} }).in('en');
    expect(() => t('sms')).toThrow('notifications/messages: sms');
  });
});
