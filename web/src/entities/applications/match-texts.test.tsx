import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import match from '@shared/locales/en/ui/match.json';
import { MatchReason, MatchRemedy } from '@shared/model/match-reason';
import { loadTexts } from '@/lib/i18n/i18n';
import type { Message } from '@shared/text/message';
import { useMatchTexts } from './match-texts';

await loadTexts('match', 'labels/jobs', 'labels/posting', 'labels/profiles');
const { reasonText, remedyText } = renderHook(useMatchTexts).result.current;

const usd = (cents: number) => ({ cents, currency: 'USD' }) as const;
const reasons: [MatchReason, string][] = [
  [
    { code: 'specialty_not_given', args: { specialty: 'Cardiology' } },
    'Job specialty: Cardiology. No specialty in the profile',
  ],
  [{ code: 'specialty_same', args: { specialty: 'Cardiology' } }, 'Same specialty: Cardiology'],
  [
    { code: 'specialty_related', args: { specialty: 'Cardiology', ownSpecialty: 'Internal Medicine' } },
    'Related specialty: Internal Medicine (job: Cardiology)',
  ],
  [
    { code: 'specialty_different', args: { specialty: 'Cardiology', ownSpecialty: 'Urology' } },
    'Different specialty: Urology (job: Cardiology)',
  ],
  [{ code: 'licensed', args: { state: 'MA' } }, 'Licensed in Massachusetts'],
  [
    { code: 'licensed_by_compact', args: { state: 'TX', ownState: 'OH' } },
    'Ohio multistate license is valid in Texas (Nurse Licensure Compact)',
  ],
  [{ code: 'no_license', args: { state: 'TX' } }, 'Missing: Texas license. No state license in the profile'],
  [
    { code: 'licensed_elsewhere', args: { state: 'TX', ownStates: ['NY', 'OH'] } },
    'Missing: Texas license (has New York, Ohio)',
  ],
  [{ code: 'license_expired', args: { state: 'TX' } }, 'Texas license has expired'],
  [{ code: 'experience_not_required', args: {} }, 'No experience required'],
  [
    { code: 'experience_not_given', args: { experience: '3-5' } },
    'Job requires 3-5 years. No experience in the profile',
  ],
  [{ code: 'experience_enough', args: { years: 6, experience: '3-5' } }, '6 years of experience (3-5 years required)'],
  [
    { code: 'experience_less', args: { years: 1, experience: '3-5' } },
    '1 year of experience, less than the 3-5 years required',
  ],
  [
    { code: 'pay_meets', args: { pay: usd(80_00), expectedPay: usd(75_00) } },
    'Pay meets the expected rate: up to $80/hr (expected $75/hr)',
  ],
  [
    { code: 'pay_below', args: { pay: usd(64_00), expectedPay: usd(75_00) } },
    'Pay is below the expected rate: up to $64/hr (expected $75/hr)',
  ],
  [{ code: 'remote', args: {} }, 'Remote job'],
  [{ code: 'place_same', args: { location: 'Boston, MA' } }, 'Same location: Boston, MA'],
  [{ code: 'place_same_state', args: { location: 'Boston, MA' } }, 'Same state as Boston, MA'],
  [
    { code: 'place_different', args: { location: 'Boston, MA', ownLocation: 'Austin, TX' } },
    'Job in Boston, MA, profile in Austin, TX',
  ],
  [{ code: 'unavailable', args: {} }, 'Not available for new work right now'],
  [{ code: 'available', args: { status: 'limited' } }, 'Limited availability for new work'],
  [
    { code: 'available_hours', args: { status: 'available', hours: 36, requiredHours: 30 } },
    'Available: 36 hours per week (30 required)',
  ],
  [{ code: 'work_type_same', args: { workType: 'Remote' } }, 'Same work type: Remote'],
  [
    { code: 'work_type_related', args: { workType: 'Locum Tenens', ownWorkType: 'Contract' } },
    'Related work type: Contract (job: Locum Tenens)',
  ],
  [
    { code: 'work_type_different', args: { workType: 'Locum Tenens', ownWorkTypes: ['Full-time', 'Remote'] } },
    'Different work type: Full-time, Remote (job: Locum Tenens)',
  ],
];
const remedies: [MatchRemedy, string][] = [
  [{ code: 'add_license', args: { state: 'TX' } }, 'Add a Texas license'],
  [
    { code: 'add_license_by_letter', args: { state: 'TX', letterState: 'OH' } },
    'Get a Texas license. The Ohio letter of qualification speeds this up (Interstate Medical Licensure Compact)',
  ],
  [{ code: 'renew_license', args: { state: 'TX' } }, 'Renew the Texas license'],
  [{ code: 'become_available', args: {} }, 'Set availability to Available or Limited in the profile'],
];

const namesIn = (message: Message): string[] =>
  typeof message === 'string'
    ? []
    : message.flatMap((part) =>
        typeof part === 'string' ? [] : [part[0], ...Object.values(part[2] ?? {}).flatMap(namesIn)],
      );

describe('a match in words', () => {
  it.each(reasons)('gives the reason $code', (reason, text) => {
    expect(reasonText(reason)).toBe(text);
  });

  it.each(remedies)('gives the remedy $code', (remedy, text) => {
    expect(remedyText(remedy)).toBe(text);
  });

  it('counts hours', () => {
    const one = { code: 'available_hours', args: { status: 'limited', hours: 1, requiredHours: 30 } } as const;
    expect(reasonText(one)).toBe('Limited availability: 1 hour per week (30 required)');
  });

  it('has a text for every code, with the same arguments', () => {
    const codesOf = (schema: typeof MatchReason | typeof MatchRemedy) =>
      schema.options.map(({ shape }) => [shape.code.value, Object.keys(shape.args.shape).toSorted()]);
    const catalogOf = (texts: Record<string, unknown>) =>
      Object.entries(texts).map(([code, message]) => [code, [...new Set(namesIn(message as Message))].toSorted()]);
    expect(codesOf(MatchReason)).toEqual(catalogOf(match.reasons));
    expect(codesOf(MatchRemedy)).toEqual(catalogOf(match.remedies));
    expect(reasons.map(([{ code }]) => code)).toEqual(Object.keys(match.reasons));
    expect(remedies.map(([{ code }]) => code)).toEqual(Object.keys(match.remedies));
  });
});
