import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyJob } from '../../hiring/model/job.fixture';
import { asksForMoney, comparedText, givesContactDetails, isUnusualPay, isUnwanted } from './report-signals';

describe('contact details in a text', () => {
  it.each([
    'Write to me: ann.lee@mail.example.com',
    'ann (at) clinic (dot) com',
    'See https://evil.example/apply',
    'My number is (512) 555-0142.',
    'Call 512-555-0142',
    'Add me on WhatsApp',
    '+44 7911123456',
  ])('are found in %s', (text) => expect(givesContactDetails(text)).toBe(true));

  it.each([
    'Are you free for 3 x 12 hours from 12/04/2026?',
    'We pay $2,520 a week for 36 hours.',
    'Your NPI 1234567893 is verified.',
    'Could you start on 2026-11-23?',
  ])('are not found in %s', (text) => expect(givesContactDetails(text)).toBe(false));
});

describe('a request for money', () => {
  it.each([
    'To hold the apartment we need a $400 deposit today by gift card or wire transfer.',
    'Please share your bank account details and routing number.',
    'Pay the training fee upfront.',
    'Send me $50 to start.',
    'Por favor paga por adelantado.',
    'Envoyez vos coordonnées bancaires.',
  ])('is found in %s', (text) => expect(asksForMoney(text)).toBe(true));

  it.each([
    'Weekly pay by direct deposit, a $5,000 sign-on bonus, and paid training.',
    'We cover the cost of your license and your travel.',
    'The bank holiday is paid double.',
  ])('is not found in %s', (text) => expect(asksForMoney(text)).toBe(false));

  it('is found regardless of case and spaces', () => {
    const spaces = fc.array(fc.constantFrom(' ', '\n', '\t'), { minLength: 1, maxLength: 4 }).map((it) => it.join(''));
    fc.assert(
      fc.property(spaces, fc.boolean(), (space, loud) => {
        const text = `Buy a gift${space}card`;
        expect(asksForMoney(loud ? text.toUpperCase() : text)).toBe(true);
      }),
    );
  });
});

describe('reported pay', () => {
  const job = { ...emptyJob, payBy: 'exact', rate: 'hour', salaryMaxCents: null, currency: 'USD' } as const;
  const today = '2026-11-23';
  it('is unusual below the state or federal minimum wage', () => {
    const unusual = (location: string) =>
      [5_00, 9_00, 60_00].map((salaryMinCents) => isUnusualPay({ ...job, location, salaryMinCents }, today));
    expect(unusual('Austin, TX')).toEqual([true, false, false]);
    expect(unusual('Sacramento, CA')).toEqual([true, true, false]);
    expect(isUnusualPay({ ...job, salaryMinCents: null }, today)).toBe(false);
  });
});

describe('normalized texts', () => {
  it('ignore case and punctuation, and are null if short', () => {
    const text = 'Join our medical surgical unit with a ratio of one to five. '.repeat(5);
    expect(comparedText(text)).toBe(comparedText(text.toUpperCase().replaceAll('.', '!')));
    expect(comparedText('Nurse wanted')).toBeNull();
  });
});

describe('first messages', () => {
  const now = new Date('2026-11-23T12:00:00Z');
  const started = (count: number, answered: number, blocked = 0) =>
    Array.from({ length: count }, (_, index) => ({
      startedAt: '2026-11-10T12:00:00.000Z',
      answered: index < answered,
      blocked: index >= count - blocked,
    }));
  it('are unwanted if several recipients block, or hardly anyone answers', () => {
    expect(isUnwanted(started(10, 8, 3), now)).toBe(true);
    expect(isUnwanted(started(20, 0), now)).toBe(true);
    expect(isUnwanted(started(20, 5, 2), now)).toBe(false);
    expect(isUnwanted(started(5, 0), now)).toBe(false);
  });
});
