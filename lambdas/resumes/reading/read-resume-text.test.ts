import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadGazetteer } from '@shared/domain/places/gazetteer';
import { ResumeReading } from '@shared/model/resume-reading';
import { readResumeText } from './read-resume-text';
import { nurseResume, physicianResume } from './resumes.fixture';

await loadGazetteer();
const today = '2026-11-22';
const nurse = readResumeText(nurseResume, today);
const physician = readResumeText(physicianResume, today);

describe("a nurse's resume", () => {
  it('names the profession, the place, and how to reach the person', () => {
    expect(nurse).toMatchObject({
      profession: 'rn',
      title: 'Registered Nurse',
      location: 'Austin, TX',
      phone: '+15125550147',
      npiNumber: '',
    });
  });

  it('lists jobs with what each line says', () => {
    expect(nurse.employment).toMatchObject([
      {
        position: 'ICU Registered Nurse',
        employer: 'St. Catherine Medical Center',
        location: 'Austin, TX',
        startDate: '2021-03-01',
        endDate: null,
        current: true,
        description:
          '- Cares for ventilated patients and patients on vasoactive drips in a 24-bed medical ICU.\n- Precepts new graduates.',
      },
      {
        position: 'Telemetry Nurse',
        employer: 'Lakeview Hospital',
        location: 'Round Rock, TX',
        startDate: '2018-06-01',
        endDate: '2021-02-01',
        current: false,
      },
      { position: 'Certified Nursing Assistant', employer: 'Hill Country Care Home', location: 'Kyle, TX' },
    ]);
  });

  it('leaves a date open where it names only the year', () => {
    expect(nurse.employment[2]).toMatchObject({ startDate: null, endDate: null, current: false });
  });

  it('counts years in units and in all from months that are known', () => {
    expect(nurse.units).toEqual([
      { unit: 'icu', years: 5, lastWorkedOn: null },
      { unit: 'telemetry', years: 2, lastWorkedOn: '2021-02-01' },
    ]);
    expect(nurse.experience).toBe(8);
  });

  it('lists degrees with their schools', () => {
    expect(nurse.education).toMatchObject([
      {
        type: 'education',
        degree: 'Bachelor of Science in Nursing',
        field: 'Nursing',
        institution: 'Texas State University',
        endDate: '2018-05-01',
      },
      { degree: 'Associate of Arts in Psychology', field: 'Psychology', institution: 'Austin Community College' },
    ]);
  });

  it('lists licenses and the certifications held, with the last day of the month they name', () => {
    expect(nurse.licenses).toEqual([
      {
        name: 'Registered Nurse License',
        number: 'TX1028374',
        issuingBody: '',
        expiryDate: '2027-04-30',
        state: 'TX',
        scope: 'multistate',
      },
    ]);
    expect(nurse.certifications).toHaveLength(3);
    expect(nurse.certifications).toEqual(
      expect.arrayContaining([
        { code: 'bls', number: '', expiresOn: '2027-05-31' },
        { code: 'acls', number: '', expiresOn: '2027-05-31' },
        { code: 'nihss', number: '', expiresOn: null },
      ]),
    );
  });

  it('keeps skills, languages, and the summary as written', () => {
    expect(nurse).toMatchObject({
      skills: 'Epic, ventilator management, CRRT',
      languages: 'English, Spanish',
      bio: 'Critical care nurse with experience in medical and cardiac intensive care. Comfortable as charge nurse and preceptor.',
    });
  });
});

describe("a physician's resume", () => {
  it('names the profession and a valid NPI', () => {
    expect(physician).toMatchObject({ profession: 'physician', npiNumber: '1234567893', location: 'Cleveland, OH' });
  });

  it('reads dates above the position', () => {
    expect(physician.employment).toMatchObject([
      { position: 'Attending Physician', employer: 'University Hospital of Cleveland', current: true },
      {
        position: 'Resident Physician',
        employer: 'Lakeshore Medical Center',
        startDate: '2017-07-01',
        endDate: '2020-06-01',
      },
    ]);
  });

  it('tells residencies from degrees', () => {
    expect(physician.education).toMatchObject([
      {
        type: 'education',
        degree: 'Doctor of Medicine',
        field: 'Medicine',
        institution: 'Ohio Valley College of Medicine',
      },
      {
        type: 'residency',
        degree: 'Emergency Medicine Residency',
        field: 'Emergency Medicine',
        institution: 'Lakeshore Medical Center',
      },
    ]);
  });

  it('reads the license with its board and number', () => {
    expect(physician.licenses).toMatchObject([
      { number: '35.128844', state: 'OH', scope: 'single', expiryDate: '2027-10-01' },
    ]);
    expect(physician.certifications).toEqual([{ code: 'atls', number: '', expiresOn: null }]);
  });
});

describe('dates of a job', () => {
  it.each(['2021-03 – 2023-11', '03.2021 - 11.2023', 'March 15, 2021 - November 2, 2023'])('reads %s', (dates) => {
    const text = `WORK EXPERIENCE\nICU Registered Nurse\nLakeview Hospital\n${dates}`;
    expect(readResumeText(text, today).employment).toMatchObject([{ startDate: '2021-03-01', endDate: '2023-11-01' }]);
  });
});

describe('any text', () => {
  it('gives proposals that the profile can hold', () => {
    const lines = [...nurseResume.split('\n'), ...physicianResume.split('\n')];
    const shuffled = fc
      .array(fc.oneof(fc.constantFrom(...lines), fc.string()), { maxLength: 80 })
      .map((some) => some.join('\n'));
    fc.assert(
      fc.property(shuffled, (text) => {
        const read = ResumeReading.safeParse(readResumeText(text, today));
        expect(read.error?.issues ?? []).toEqual([]);
      }),
    );
  });

  it('gives nothing for text that is no resume', () => {
    const text = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
    expect(readResumeText(text, today)).toMatchObject({ employment: [], licenses: [], certifications: [] });
  });

  it('leaves out birth dates and SSNs', () => {
    const read = readResumeText(`${nurseResume}\nDate of birth: 04/12/1990\nSSN: 078-05-1120`, today);
    expect(JSON.stringify(read)).not.toMatch(/1990|078-05/);
  });
});
