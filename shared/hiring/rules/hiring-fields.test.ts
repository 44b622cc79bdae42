import { describe, expect, it } from 'vitest';
import { JobDraft } from '../model/job';
import { sharedUnits, withHiringFields } from './hiring-fields';
import { certificationsFor, isPatientFacing, suggestedCertifications } from './requirement-presets';

const draft = (fields: Partial<JobDraft>): JobDraft => ({
  ...JobDraft.parse({ department: null, specialty: null }),
  ...fields,
});
const kept = (fields: Partial<JobDraft>) => withHiringFields(draft(fields));

describe('fields of a hiring kind', () => {
  it('are cleared when the new kind does not have them', () => {
    const contract = {
      contractWeeks: 13,
      startOn: '2027-01-04',
      licensePolicy: 'in_hand',
      assignment: 'travel',
    } as const;
    expect(kept({ jobType: 'contract', ...contract })).toMatchObject(contract);
    expect(kept({ jobType: 'full_time', ...contract })).toMatchObject({
      ...contract,
      contractWeeks: null,
      assignment: null,
    });
    expect(kept({ jobType: 'per_diem', ...contract })).toMatchObject({ startOn: null, licensePolicy: null });
    expect(kept({ startAsap: true, startOn: '2027-01-04' }).startOn).toBeNull();
    expect(kept({ unitYearsRequired: true }).unitYearsRequired).toBe(false);
  });

  it('are derived: hours from the pattern, the specialty from the unit', () => {
    expect(kept({ pattern: '3x12' })).toMatchObject({ hoursPerShift: 12, shiftsPerWeek: 3 });
    expect(kept({ pattern: '7on7off', hoursPerShift: 12, shiftsPerWeek: 7 }).shiftsPerWeek).toBeNull();
    expect(kept({ hoursPerShift: 12, shiftsPerWeek: 3 })).toMatchObject({ hoursPerShift: null, shiftsPerWeek: null });
    expect(kept({ professions: ['rn'], unit: 'ed', specialty: 'Surgery' }).specialty).toBe('Emergency Medicine');
    expect(kept({ professions: ['rn', 'np'], unit: 'ed', specialty: 'Surgery' }).specialty).toBe('Surgery');
    expect(kept({ professions: ['rn'], specialty: 'Surgery' }).specialty).toBe('Surgery');
    expect(kept({ professions: ['physician'], unit: 'ed' }).unit).toBeNull();
  });

  it('are dropped if they do not fit the professions or repeat a requirement', () => {
    expect(kept({ professions: ['rn'], npFocuses: ['fnp'] }).npFocuses).toEqual([]);
    const both = { requiredCertifications: ['bls'], preferredCertifications: ['bls', 'acls'] } as const;
    expect(
      kept({ requiredCertifications: ['bls'], preferredCertifications: [...both.preferredCertifications] }),
    ).toMatchObject({
      preferredCertifications: ['acls'],
    });
  });
});

describe('units and certifications of several professions', () => {
  it('are those that all the professions share', () => {
    expect(sharedUnits(['rn', 'surgical_tech'])).toContain('or');
    expect(sharedUnits(['rn', 'surgical_tech'])).not.toContain('icu');
    expect(sharedUnits(['rn', 'physician'])).toEqual(sharedUnits(['rn']));
    expect(sharedUnits(['pharmacist', 'mls'])).toEqual([]);
    expect(certificationsFor(['np', 'pa'])).not.toContain('nccpa');
  });

  it('are suggested by profession and unit', () => {
    const suggested = (professions: JobDraft['professions'], unit: JobDraft['unit'] = null) => {
      const { requiredCertifications, preferredCertifications } = suggestedCertifications({
        professions,
        unit,
        specialty: null,
      });
      return [requiredCertifications, preferredCertifications];
    };
    expect(suggested(['rn'], 'ed')).toEqual([
      ['bls', 'acls', 'pals'],
      ['tncc', 'cen'],
    ]);
    expect(suggested(['rn'], 'icu')).toEqual([['bls', 'acls'], ['ccrn']]);
    expect(suggested(['rn'], 'ld')).toEqual([['bls', 'nrp', 'efm_course'], []]);
    expect(suggested(['rn'], 'nicu')).toEqual([['bls', 'nrp'], []]);
    expect(suggested(['cna'], 'med_surg')).toEqual([['bls'], []]);
    expect(suggested(['respiratory_therapist'], 'rt_adult')).toEqual([['bls', 'acls', 'rrt'], []]);
    expect(suggested(['np', 'pa'])).toEqual([['bls'], []]);
    expect(suggested(['physician'])).toEqual([['dea'], ['abms']]);
  });

  it('include life support for patient-facing work', () => {
    expect(isPatientFacing({ professions: ['rn'], unit: 'icu', specialty: null })).toBe(true);
    expect(isPatientFacing({ professions: ['rn'], unit: 'informatics', specialty: null })).toBe(false);
    expect(isPatientFacing({ professions: ['mls'], unit: 'core_lab', specialty: null })).toBe(false);
  });
});
