import { cleanup, render, renderHook, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { applicationStatuses } from '@shared/core/model/vocabulary';
import { formatPay } from '@/lib/time/format';
import { loadTexts, useTranslation } from '@/lib/i18n/i18n';
import { ApplicationStatusBadge, applicationStatusLabel } from '@/hiring/parts/applications/application-status-badge';
import { JobTags } from './job-row';
import { closingSoon, hoursOf, placeOf, shiftsOf, startOf, typeOf } from './labels/job-labels';

afterEach(cleanup);

const catalogs = ['marketplace', 'labels/jobs', 'labels/hiring', 'labels/professions', 'labels/schedule'] as const;
await loadTexts(...catalogs);
const { t } = renderHook(() => useTranslation(catalogs)).result.current;
const pay = { currency: 'USD', rate: 'hour', payBy: 'range' } as const;

describe('status labels', () => {
  test('hide the shortlist from the professional', () => {
    expect(applicationStatusLabel('shortlisted', 'professional', t)).toBe('Under Review');
    expect(applicationStatusLabel('shortlisted', 'employer', t)).toBe('Shortlisted');
    expect(applicationStatusLabel('new', 'professional', t)).toBe('Application Sent');
    expect(applicationStatusLabel('new', 'employer', t)).toBe('New Application');
  });

  test('exist for every status on both sides', () => {
    for (const status of applicationStatuses) {
      for (const side of ['employer', 'professional'] as const) {
        render(<ApplicationStatusBadge status={status} side={side} />);
        expect(screen.getByText(applicationStatusLabel(status, side, t))).toBeTruthy();
        cleanup();
      }
    }
  });
});

describe('a job whose candidates wait too long', () => {
  const job = { status: 'active', urgentHiring: false, applicationDeadlineOn: null } as const;

  test('shows a tag from the day on which answers are late, while it is open', () => {
    render(<JobTags job={{ ...job, answersLateFrom: '2020-01-01' }} />);
    expect(screen.getByText('Answers late')).toBeTruthy();
    cleanup();
    render(<JobTags job={{ ...job, status: 'closed', answersLateFrom: '2020-01-01' }} />);
    expect(screen.queryByText('Answers late')).toBeNull();
  });

  test('shows no tag before', () => {
    render(<JobTags job={{ ...job, answersLateFrom: '2999-01-01' }} />);
    render(<JobTags job={job} />);
    expect(screen.queryByText('Answers late')).toBeNull();
  });
});

describe('pay, place and hours of a posting', () => {
  test('pay is formatted by its texts', () => {
    expect(formatPay({ ...pay, salaryMinCents: null, salaryMaxCents: null }, t)).toBe('Not specified');
    expect(formatPay({ ...pay, salaryMinCents: 90_00, salaryMaxCents: 120_00 }, t)).toBe('$90 - $120 per hour');
    expect(formatPay({ ...pay, salaryMinCents: 90_00, salaryMaxCents: null }, t)).toBe('$90+ per hour');
    expect(formatPay({ ...pay, payBy: 'exact', salaryMinCents: 90_50, salaryMaxCents: 90_50 }, t)).toBe(
      '$90.50 per hour',
    );
    expect(formatPay({ ...pay, payBy: 'per_visit', salaryMinCents: 62_00, salaryMaxCents: 62_00 }, t)).toBe(
      '$62 per visit',
    );
    expect(formatPay({ ...pay, payBy: 'max_amount', salaryMinCents: null, salaryMaxCents: 80_00 }, t)).toBe(
      'Up to $80 per hour',
    );
  });

  test('a remote job may have a place, too', () => {
    expect(placeOf({ location: 'Austin, TX', remote: false }, t)).toBe('Austin, TX');
    expect(placeOf({ location: 'Austin, TX', remote: true }, t)).toBe('Austin, TX or remote');
    expect(placeOf({ location: '', remote: true }, t)).toBe('Remote');
  });

  test('hours are formatted by their kind', () => {
    const none = { expectedHoursMin: null, expectedHoursMax: null };
    expect(hoursOf({ expectedHoursType: 'fixed', ...none }, t)).toBeNull();
    expect(hoursOf({ expectedHoursType: 'fixed', expectedHoursMin: 36, expectedHoursMax: 36 }, t)).toBe(
      '36 hours per week',
    );
    expect(hoursOf({ expectedHoursType: 'range', expectedHoursMin: 20, expectedHoursMax: 30 }, t)).toBe(
      '20 - 30 hours per week',
    );
    expect(hoursOf({ expectedHoursType: 'maximum', expectedHoursMin: null, expectedHoursMax: 30 }, t)).toBe(
      'Up to 30 hours per week',
    );
    expect(hoursOf({ expectedHoursType: 'fixed', ...none, expectedHoursFixed: 24 }, t)).toBe('24 hours per week');
    expect(hoursOf({ expectedHoursType: 'minimum', expectedHoursMin: 8, expectedHoursMax: null }, t)).toBe(
      'At least 8 hours per week',
    );
  });

  test('the kind of work, its shifts, and its start are shown', () => {
    expect(typeOf({ jobType: 'contract', assignment: 'travel', contractWeeks: 13 }, t)).toBe(
      'Travel contract, 13 weeks',
    );
    expect(typeOf({ jobType: 'full_time', assignment: null, contractWeeks: null }, t)).toBe('Full-time');
    const shifts = { shift: 'nights', pattern: '3x12', hoursPerShift: 12 } as const;
    expect(shiftsOf(shifts, t)).toBe('Nights, 3x12');
    expect(shiftsOf({ ...shifts, pattern: 'other', hoursPerShift: 10 }, t)).toBe('Nights, 10-hour shifts');
    expect(shiftsOf({ ...shifts, pattern: null }, t)).toBe('Nights');
    expect(shiftsOf({ shift: null, pattern: null, hoursPerShift: null }, t)).toBeNull();
    expect(startOf({ startOn: '2030-01-04', startAsap: false }, t)).toBe('Starts Jan 4, 2030');
    expect(startOf({ startOn: null, startAsap: true }, t)).toBe('Starts ASAP');
    expect(startOf({ startOn: null, startAsap: false }, t)).toBeNull();
  });

  test('a deadline is shown when it is near', () => {
    expect(closingSoon(null, t)).toBeNull();
    expect(closingSoon('2026-11-20', t, '2026-11-21')).toBeNull();
    expect(closingSoon('2026-11-21', t, '2026-11-21')).toBe('Closes today');
    expect(closingSoon('2026-11-28', t, '2026-11-21')).toBe('Closes in 7 days');
    expect(closingSoon('2026-11-29', t, '2026-11-21')).toBeNull();
  });
});
