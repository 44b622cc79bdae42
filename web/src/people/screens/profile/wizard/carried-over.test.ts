import { describe, expect, it } from 'vitest';
import { blankValues, newEmployment } from '../form/profile-values';
import { carriedOver } from './carried-over';

const values = {
  ...blankValues(),
  city: 'Austin',
  state: 'TX' as const,
  employment: [
    { ...newEmployment(), position: 'Telemetry Nurse' },
    { ...newEmployment(), position: 'ICU Nurse', current: true },
  ],
};

describe('what the next step already knows', () => {
  it('is the place of work from the home address', () => {
    expect(carriedOver('location_rate', values)).toEqual({ location: 'Austin, TX' });
  });

  it('is the title from the current job', () => {
    expect(carriedOver('summary', values)).toEqual({ title: 'ICU Nurse' });
  });

  it('never replaces what was entered', () => {
    expect(carriedOver('location_rate', { ...values, location: 'Dallas, TX' })).toEqual({});
    expect(carriedOver('summary', { ...values, title: 'Charge Nurse' })).toEqual({});
  });

  it('is nothing without answers', () => {
    expect(carriedOver('location_rate', blankValues())).toEqual({});
    expect(carriedOver('summary', blankValues())).toEqual({});
    expect(carriedOver('education', values)).toEqual({});
  });
});
