import jobs from '@shared/locales/en/labels/jobs.json';
import { describe, expect, it } from 'vitest';
import { compileCatalog } from '../../../scripts/locales/compile-catalog';
import { catalogReader } from './catalog-reader';

const en = compileCatalog(
  JSON.stringify({
    submitted: {
      content: '{professional} submitted {hours, plural, one {# hour} other {# hours}} for {week} ({jobTitle}).',
    },
  }),
  'test.json',
);

const none = { en: {}, es: {}, fr: {} };

describe('a catalog reader', () => {
  it('inserts names as typed, counts, and values in the language', () => {
    const t = catalogReader('notifications/timesheets', { ...none, en: { submitted: en['submitted'] } }).in('en');
    const args = { professional: 'Ada {x}', hours: 1, week: { day: '2026-11-16' }, jobTitle: 'ICU Nurse' };
    expect(t('submitted.content', args)).toBe('Ada {x} submitted 1 hour for November 16, 2026 (ICU Nurse).');
  });

  it('names values of enumerations', () => {
    const week = { label: 'jobType.locum' } as const;
    const t = catalogReader('notifications/timesheets', { ...none, en: { submitted: en['submitted'] } }).in('en');
    expect(t('submitted.content', { professional: 'Ada', hours: 2, week, jobTitle: 'ICU Nurse' })).toBe(
      `Ada submitted 2 hours for ${jobs.jobType.locum} (ICU Nurse).`,
    );
    const gone = { label: 'jobType.gone' as 'jobType.locum' };
    expect(t('submitted.content', { professional: '', hours: 2, week: gone, jobTitle: '' })).not.toContain('gone');
  });

  it('fails for a missing key instead of sending an empty text', () => {
    const t = catalogReader('notifications/messages', none).in('en');
    expect(() => t('sms')).toThrow('notifications/messages: sms');
  });
});
