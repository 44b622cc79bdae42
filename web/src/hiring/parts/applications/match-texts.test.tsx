import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import match from '@shared/locales/en/ui/match.json';
import type { MatchOutcome } from '@shared/hiring/model/match';
import { MatchChange, MatchReason, type MatchStep } from '@shared/hiring/model/match-reason';
import { loadTexts } from '@/lib/i18n/i18n';
import type { Message } from '@shared/text/message';
import { matchCatalogs, useMatchTexts } from './match-texts';

await loadTexts('match', ...matchCatalogs);
const { reasonText, changeText, stepText, outcomeText } = renderHook(useMatchTexts).result.current;

const usd = (cents: number) => ({ cents, currency: 'USD' }) as const;
const reasons: [MatchReason, string][] = [
  [{ code: 'excluded', args: {} }, "This application can't continue"],
  [{ code: 'job_without_professions', args: {} }, "The employer hasn't said which professions may apply"],
  [{ code: 'profile_without_profession', args: {} }, 'The profile has no profession yet'],
  [
    { code: 'profession', args: { professions: ['physician', 'np'], profession: 'rn' } },
    'The job is for physicians or nurse practitioners, not registered nurses',
  ],
  [{ code: 'np_focus', args: {} }, 'The job asks for another population focus'],
  [{ code: 'np_focus_not_given', args: {} }, 'The profile has no population focus yet'],
  [{ code: 'licensed', args: { state: 'MA' } }, 'Licensed in Massachusetts'],
  [
    { code: 'licensed_by_compact', args: { state: 'FL', ownState: 'TX' } },
    'Texas multistate license covers Florida (Nurse Licensure Compact)',
  ],
  [{ code: 'licensed_by_privilege', args: { state: 'TX' } }, 'Compact privilege in Texas'],
  [{ code: 'licensed_federal', args: { ownState: 'TX' } }, 'Texas license covers work for a federal employer'],
  [{ code: 'license_pending', args: { state: 'TX' } }, 'Verification of the Texas license is pending'],
  [{ code: 'no_license', args: { state: 'TX' } }, 'No Texas license in the profile'],
  [
    { code: 'licensed_elsewhere', args: { state: 'TX', ownStates: ['NY', 'OH'] } },
    'No Texas license (has New York, Ohio)',
  ],
  [{ code: 'license_expired', args: { state: 'TX' } }, 'The Texas license has expired'],
  [
    { code: 'license_too_late', args: { state: 'TX', readyOn: '2027-01-03' } },
    'Texas license expected Jan 3, 2027, after the start',
  ],
  [{ code: 'certification_missing', args: { certification: 'ccrn' } }, 'CCRN is required'],
  [{ code: 'certification_expired', args: { certification: 'ccrn' } }, 'CCRN has expired'],
  [
    { code: 'certification_too_late', args: { certification: 'acls', readyOn: '2026-11-29' } },
    'ACLS expected Nov 29, 2026, after the start',
  ],
  [
    { code: 'unit_years', args: { unit: 'ld', years: 0, requiredYears: 2 } },
    '2 years in labor and delivery (L&D) are required, 0 found',
  ],
  [{ code: 'practice_years', args: { years: 0, requiredYears: 1 } }, '1 year of experience is required, 0 found'],
  [{ code: 'locals_excluded', args: { miles: 50 } }, 'This travel job is for people who live more than 50 miles away'],
  [{ code: 'ready', args: {} }, 'All requirements met'],
  [{ code: 'renewals_due', args: {} }, 'Ready for the start, with a renewal due later'],
  [{ code: 'steps_open', args: {} }, 'Something is missing before the start'],
  [{ code: 'unit_not_given', args: { unit: 'icu' } }, 'No unit experience in the profile (job: intensive care (ICU))'],
  [{ code: 'unit_same', args: { unit: 'icu' } }, 'Experience in intensive care (ICU)'],
  [
    { code: 'unit_related', args: { unit: 'telemetry', ownUnit: 'icu' } },
    'Related experience: intensive care (ICU) (job: telemetry)',
  ],
  [{ code: 'unit_different', args: { unit: 'telemetry' } }, 'No experience in telemetry or a similar unit'],
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
  [
    { code: 'unit_years_counted', args: { unit: 'telemetry', years: 1, requiredYears: 2 } },
    '1 year in telemetry or a similar unit (2 required)',
  ],
  [{ code: 'practice_years_counted', args: { years: 6, requiredYears: 3 } }, '6 years of experience (3 required)'],
  [{ code: 'preferred_certifications', args: { held: 1, preferred: 2 } }, '1 of 2 preferred certifications'],
  [{ code: 'skills_covered', args: { percent: 90 } }, '90% of the skills at an independent level'],
  [{ code: 'skills_not_signed', args: { unit: 'icu' } }, 'No current skills checklist for intensive care (ICU)'],
  [{ code: 'record_system_known', args: { recordSystem: 'epic' } }, 'Experience with Epic'],
  [{ code: 'record_system_unknown', args: { recordSystem: 'epic' } }, 'No experience with Epic'],
  [
    { code: 'pay_meets', args: { pay: usd(80_00), expectedPay: usd(75_00) } },
    'Pay meets the expected rate: up to $80/hr (expected $75/hr)',
  ],
  [
    { code: 'pay_below', args: { pay: usd(64_00), expectedPay: usd(75_00) } },
    'Pay is below the expected rate: up to $64/hr (expected $75/hr)',
  ],
  [
    { code: 'weekly_pay_meets', args: { pay: usd(2_600_00), expectedPay: usd(2_500_00) } },
    'Weekly pay meets the expected $2,500: $2,600',
  ],
  [
    { code: 'weekly_pay_below', args: { pay: usd(2_100_00), expectedPay: usd(2_500_00) } },
    'Weekly pay is below the expected $2,500: $2,100',
  ],
  [{ code: 'shift_same', args: { shift: 'nights' } }, 'Preferred shift: nights'],
  [{ code: 'shift_different', args: { shift: 'nights' } }, 'Shift not among the preferred ones: nights'],
  [{ code: 'hours', args: { hours: 36, requiredHours: 30 } }, '36 hours per week (30 required)'],
  [{ code: 'remote', args: {} }, 'Remote job'],
  [{ code: 'travels', args: {} }, 'Open to travel'],
  [{ code: 'place_near', args: { miles: 12 } }, '12 miles from home'],
  [{ code: 'place_same', args: { location: 'Boston, MA' } }, 'Same location: Boston, MA'],
  [{ code: 'place_same_state', args: { location: 'Boston, MA' } }, 'Same state as Boston, MA'],
  [
    { code: 'place_different', args: { location: 'Boston, MA', ownLocation: 'Austin, TX' } },
    'Job in Boston, MA, profile in Austin, TX',
  ],
  [{ code: 'place_far', args: { miles: 120 } }, '120 miles from home, outside the radius'],
  [{ code: 'on_time', args: {} }, 'Available by the start'],
  [{ code: 'late', args: { day: '2027-01-03' } }, 'Available from Jan 3, 2027, after the start'],
  [{ code: 'kind_same', args: { kind: 'locum' } }, 'Preferred kind of work: locum tenens'],
  [{ code: 'kind_different', args: { kind: 'travel' } }, 'Kind of work not among the preferred ones: travel contract'],
  [{ code: 'hours_flexible', args: {} }, 'Flexible schedule, as preferred'],
  [{ code: 'hours_not_flexible', args: {} }, "No flexible schedule among the job's benefits"],
  [{ code: 'earlier_rules', args: {} }, 'Scored under earlier rules'],
  [{ code: 'earlier_gap', args: {} }, 'Scored under earlier rules, with a requirement missing'],
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
const changes: [MatchChange, string][] = [
  [{ code: 'license_in_hand', args: { state: 'IL' } }, 'with an Illinois license in hand'],
  [{ code: 'certification_in_hand', args: { certification: 'acls' } }, 'with valid ACLS'],
  [
    { code: 'unit_years_confirmed', args: { unit: 'icu', years: 2 } },
    'with 2 years in intensive care (ICU) in the profile',
  ],
  [{ code: 'shift_accepted', args: { shift: 'nights' } }, 'with nights among the preferred shifts'],
  [
    { code: 'checklist_signed', args: { unit: 'icu' } },
    'with a current skills checklist for intensive care (ICU), all skills independent',
  ],
  [{ code: 'radius_widened', args: { miles: 50 } }, 'within 50 miles of home'],
];
const endorsement: MatchStep = { step: 'get_license', what: 'IL', path: 'endorsement', days: 42, kind: 'obtain' };
const acls: MatchStep = { step: 'renew_cert', what: 'acls', by: '2027-02-28', kind: 'renewal' };
const steps: [MatchStep, string][] = [
  [endorsement, 'Illinois license by endorsement: about 6 weeks'],
  [
    { ...endorsement, path: 'imlc', days: 30 },
    'Illinois license with the letter of qualification (Interstate Medical Licensure Compact): about 30 days',
  ],
  [
    { ...endorsement, path: 'pt_privilege', days: 3 },
    'Illinois compact privilege (Physical Therapy Compact): about 3 days',
  ],
  [{ step: 'renew_license', what: 'TX', days: 14, kind: 'obtain' }, 'Renewal of the Texas license: about 2 weeks'],
  [{ step: 'renew_license', what: 'TX', by: '2027-01-31', kind: 'renewal' }, 'Texas license renewed by Jan 31, 2027'],
  [{ step: 'get_cert', what: 'acls', days: 7, kind: 'obtain' }, 'ACLS: about 1 week'],
  [{ step: 'renew_cert', what: 'acls', days: 7, kind: 'obtain' }, 'Renewal of ACLS: about 1 week'],
  [acls, 'ACLS renewed by Feb 28, 2027'],
];
const outcome = (changed: Partial<MatchOutcome>): MatchOutcome => ({
  state: 'eligible_if',
  readyOn: null,
  reasons: [],
  steps: [],
  score: null,
  ...changed,
});
const outcomes: [MatchOutcome, string][] = [
  [outcome({ state: 'eligible' }), 'Eligible'],
  [outcome({ steps: [endorsement], readyOn: '2027-01-03' }), 'Eligible by Jan 3, 2027 with an Illinois license'],
  [outcome({ steps: [endorsement, acls], readyOn: '2027-01-03' }), 'Eligible by Jan 3, 2027 with an Illinois license'],
  [
    outcome({ steps: [{ ...endorsement, what: 'TX', path: 'pt_privilege' }], readyOn: '2027-01-03' }),
    'Eligible by Jan 3, 2027 with a Texas privilege (PT Compact)',
  ],
  [outcome({ steps: [acls] }), 'Eligible if ACLS is renewed by Feb 28, 2027'],
  [
    outcome({ steps: [{ step: 'renew_license', what: 'TX', by: '2027-01-31', kind: 'renewal' }] }),
    'Eligible if the Texas license is renewed by Jan 31, 2027',
  ],
  [
    outcome({ steps: [{ step: 'renew_license', what: 'TX', by: '2027-01-31', kind: 'renewal' }, acls] }),
    'Eligible with a renewed Texas license, renewed ACLS',
  ],
  [
    outcome({
      state: 'not_eligible',
      reasons: [{ code: 'profession', args: { professions: ['physician'], profession: 'rn' } }],
    }),
    'Not eligible: the job is for physicians, not registered nurses',
  ],
  [outcome({ state: 'unknown', reasons: [{ code: 'earlier_rules', args: {} }] }), 'Scored under earlier rules'],
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

  it.each(changes)('gives the change $code', (change, text) => {
    expect(changeText(change)).toBe(text);
  });

  it.each(steps)('gives the step $step', (step, text) => {
    expect(stepText(step)).toBe(text);
  });

  it.each(outcomes)('says whether it is possible: $state', (it, text) => {
    expect(outcomeText(it)).toBe(text);
  });

  it('counts hours', () => {
    const one = { code: 'available_hours', args: { status: 'limited', hours: 1, requiredHours: 30 } } as const;
    expect(reasonText(one)).toBe('Limited availability: 1 hour per week (30 required)');
  });

  it('has a text for every code, with the same arguments', () => {
    const codesOf = (schema: typeof MatchReason | typeof MatchChange) =>
      schema.options.map(({ shape }) => [shape.code.value, Object.keys(shape.args.shape).toSorted()]);
    const catalogOf = (texts: Record<string, unknown>) =>
      Object.entries(texts).map(([code, message]) => [code, [...new Set(namesIn(message as Message))].toSorted()]);
    const { title: _title, gain: _gain, possible: _possible, ...changeTexts } = match.changes;
    expect(codesOf(MatchReason)).toEqual(catalogOf(match.reasons));
    expect(codesOf(MatchChange)).toEqual(catalogOf(changeTexts));
    expect(reasons.map(([{ code }]) => code)).toEqual(Object.keys(match.reasons));
    expect(changes.map(([{ code }]) => code)).toEqual(Object.keys(changeTexts));
  });
});
