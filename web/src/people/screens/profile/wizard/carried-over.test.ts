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

describe('prefilled values of the next step', () => {
  it('are the work location from the home address', () => {
    expect(carriedOver('location_rate', values)).toEqual({ location: 'Austin, TX' });
  });

  it('are the title from the current job', () => {
    expect(carriedOver('summary', values)).toEqual({ title: 'ICU Nurse' });
  });

  it('never replace entered values', () => {
    expect(carriedOver('location_rate', { ...values, location: 'Dallas, TX' })).toEqual({});
    expect(carriedOver('summary', { ...values, title: 'Charge Nurse' })).toEqual({});
  });

  it('are empty without answers', () => {
    expect(carriedOver('location_rate', blankValues())).toEqual({});
    expect(carriedOver('summary', blankValues())).toEqual({});
    expect(carriedOver('education', values)).toEqual({});
  });
});
