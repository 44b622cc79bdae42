import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadGazetteer } from '@shared/core/rules/places/gazetteer';
import { ResumeReading } from '@shared/people/model/resume-reading';
import { readResumeText } from './read-resume-text';
import { nurseResume, physicianResume } from './resumes.fixture';

await loadGazetteer();
const today = '2026-11-22';
const nurse = readResumeText(nurseResume, today);
const physician = readResumeText(physicianResume, today);

describe("a nurse's resume", () => {
  it('has the profession, the place, and the contact details', () => {
    expect(nurse).toMatchObject({
      profession: 'rn',
      title: 'Registered Nurse',
      location: 'Austin, TX',
      phone: '+15125550147',
      npiNumber: '',
    });
  });

  it('lists jobs with the details of each line', () => {
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

  it('has no date for a line with only the year', () => {
    expect(nurse.employment[2]).toMatchObject({ startDate: null, endDate: null, current: false });
  });

  it('counts years in units and in total, from mid-year when no month is given', () => {
    expect(nurse.units).toEqual([
      { unit: 'icu', years: 5, lastWorkedOn: null },
      { unit: 'telemetry', years: 2, lastWorkedOn: '2021-02-01' },
    ]);
    expect(nurse.experience).toBe(10);
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

  it('lists licenses and current certifications, expiring at the end of the month', () => {
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
      skills: ['Epic', 'ventilator management', 'CRRT'],
      languages: ['en', 'es'],
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

  it('separates residencies from degrees', () => {
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

describe('a job', () => {
  const jobsOf = (...lines: string[]) => readResumeText(['WORK EXPERIENCE', ...lines].join('\n'), today).employment;

  it('keeps its years in the unit, and their text, without months', () => {
    const lines = [
      'Staff RN, CVICU 2019-2025',
      'Mercy Hospital, Austin, TX',
      '• Cared for open-heart patients and',
      'Recovered CABG patients',
    ];
    const read = readResumeText(['Nia Obi, RN', 'EXPERIENCE', ...lines].join('\n'), today);
    expect(read.units).toEqual([{ unit: 'cvicu', years: 6, lastWorkedOn: null }]);
    expect(read.experience).toBe(6);
    expect(read.employment).toMatchObject([
      { position: 'Staff RN, CVICU', employer: 'Mercy Hospital', description: expect.stringMatching(/^2019-2025\n/) },
    ]);
  });

  it('never takes its employer from the text of the job above', () => {
    const jobs = jobsOf(
      'Charge Nurse, ICU  2021 - 2025',
      'Mercy Hospital, Austin, TX',
      'Led codes and rapid responses',
      'Trained new graduates',
      'Telemetry RN, Lakeview Hospital  2017 - 2021',
    );
    expect(jobs).toMatchObject([
      { position: 'Charge Nurse, ICU', employer: 'Mercy Hospital' },
      { position: 'Telemetry RN', employer: 'Lakeview Hospital' },
    ]);
  });

  it('is found in a list', () => {
    const jobs = jobsOf(
      'Travel RN | Aya Healthcare | 2020 - 2023',
      '• Mercy Hospital, Austin, TX - CVICU - 01/2022 - 04/2023',
      '• Lakeview Hospital, Denver, CO - MICU - 03/2020 - 12/2021',
      '• Charge nurse orientation 2021 - 2022',
    );
    expect(jobs.map(({ employer }) => employer)).toEqual(['Aya Healthcare', 'Mercy Hospital', 'Lakeview Hospital']);
  });

  it('shares the employer of another job there', () => {
    const jobs = jobsOf(
      'Mercy Hospital, Austin, TX  2015 - Present',
      'Charge Nurse  2019 - Present',
      '• Leads the shift.',
      'Staff Nurse  2015 - 2019',
    );
    expect(jobs).toMatchObject([
      { position: 'Charge Nurse', employer: 'Mercy Hospital' },
      { position: 'Staff Nurse', employer: 'Mercy Hospital' },
    ]);
  });

  it('keeps the other details of its line', () => {
    const jobs = jobsOf(
      'Travel RN | Mercy Hospital | CVICU | Aya Healthcare | 32 beds | 01/2023 - 04/2023',
      '• Floated',
    );
    expect(jobs).toMatchObject([
      { position: 'Travel RN, CVICU', employer: 'Mercy Hospital', description: 'Aya Healthcare, 32 beds\n- Floated' },
    ]);
  });

  it('is kept without dates', () => {
    const jobs = jobsOf(
      'Staff RN, Mercy Hospital, Austin, TX',
      '• Cared for patients.',
      'Telemetry RN, Lakeview Hospital',
      '• Monitored beds.',
    );
    expect(jobs).toMatchObject([
      { position: 'Staff RN', employer: 'Mercy Hospital', startDate: null },
      { position: 'Telemetry RN', employer: 'Lakeview Hospital', description: '- Monitored beds.' },
    ]);
  });

  it('is shown as text when it can’t be parsed', () => {
    const text = 'I worked as a nurse for many years at several hospitals in and around the city of Austin.';
    expect(jobsOf(text)).toMatchObject([{ position: '', employer: '', startDate: null, description: text }]);
  });

  it.each([
    ['dates and town beside the employer', ['Mercy Hospital  2019 - 2022', 'Dallas, TX', 'Staff RN, PACU']],
    ['the town without a comma', ['Staff RN, PACU, Mercy Hospital, Dallas TX, 2019-2022']],
    [
      'labels',
      ['Employer: Mercy Hospital', 'Location: Dallas, TX', 'Position: Staff RN', 'Unit: PACU', 'Dates: 2019 - 2022'],
    ],
    ['nothing between position and employer', ['2019 to 2022 Staff RN Mercy Hospital - Dallas, TX', 'PACU']],
    [
      'lines of a position, an employer, a town, and dates',
      ['STAFF RN', 'Mercy Hospital', 'Dallas, TX', '2019 – 2022', 'PACU'],
    ],
    ['a period in two lines', ['2019 –\tStaff RN, PACU', '2022\tMercy Hospital, Dallas, TX']],
    [
      'a row of a table',
      ['Facility\tPosition\tUnit\tDates', 'Mercy Hospital, Dallas, TX\tStaff RN\tPACU\t2019 - 2022'],
    ],
  ])('is read with %s', (_how, lines) => {
    const read = readResumeText(['Nia Obi, RN', 'EXPERIENCE', ...lines].join('\n'), today);
    expect(read.employment).toMatchObject([
      { position: expect.stringMatching(/^staff rn/i), employer: 'Mercy Hospital', location: 'Dallas, TX' },
    ]);
    expect(read.units).toMatchObject([{ unit: 'pacu', years: 3 }]);
  });

  it('ignores durations, and shares the employer above', () => {
    const jobs = jobsOf(
      ...[
        'Mercy Hospital',
        'Registered Nurse',
        'March 2019 - Present (5 years 3 months)',
        'Austin, Texas, United States',
      ],
      ...['Lakeview Hospital', '4 years 2 months', 'Staff Nurse', 'June 2016 - February 2019 (2 years 9 months)'],
      ...['Nurse Extern', 'January 2015 - May 2016 (1 year 5 months)', 'ER Scribe, ScribeAmerica, 2014'],
    );
    expect(jobs.map(({ position, employer }) => `${position}, ${employer}`)).toEqual([
      'Registered Nurse, Mercy Hospital',
      'Staff Nurse, Lakeview Hospital',
      'Nurse Extern, Lakeview Hospital',
      'ER Scribe, ScribeAmerica',
    ]);
    expect(jobs[0]).toMatchObject({ location: 'Austin, TX', description: '' });
  });

  it('is found below an unknown heading', () => {
    const lines = ['Nia Obi, RN', 'WHERE I HAVE BEEN', 'Staff RN, Mercy Hospital, 03/2019 - 06/2021', 'SKILLS', 'Epic'];
    expect(readResumeText(lines.join('\n'), today).employment).toMatchObject([{ employer: 'Mercy Hospital' }]);
  });

  it.each(['2021-03 – 2023-11', '03.2021 - 11.2023', 'March 15, 2021 - November 2, 2023', '15/03/2021 - 02/11/2023'])(
    'reads %s',
    (dates) => {
      expect(jobsOf('ICU Registered Nurse', 'Lakeview Hospital', dates)).toMatchObject([
        { startDate: '2021-03-01', endDate: '2023-11-01' },
      ]);
    },
  );
});

describe('licenses and certifications', () => {
  it('can span several lines each', () => {
    const lines = ['RN', 'October 2025 to October 2027', 'State: TX', 'BLS Certification', 'May 2025 to May 2027'];
    expect(readResumeText(['CERTIFICATIONS', ...lines].join('\n'), today)).toMatchObject({
      licenses: [{ name: 'RN', state: 'TX', expiryDate: '2027-10-31' }],
      certifications: [{ code: 'bls', expiresOn: '2027-05-31' }],
    });
  });

  it('are found without the word “license”', () => {
    const lines = ['RN – Texas (Compact) – Exp 04/2027', 'California RN 95123456', 'RN to BSN program, Texas'];
    expect(readResumeText(['LICENSES', ...lines].join('\n'), today).licenses).toMatchObject([
      { state: 'TX', scope: 'multistate', expiryDate: '2027-04-30' },
      { state: 'CA', number: '95123456' },
    ]);
  });
});

describe('arbitrary text', () => {
  it('produces proposals that fit the profile', () => {
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

  it('produces nothing when it is not a resume', () => {
    const text = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8');
    expect(readResumeText(text, today)).toMatchObject({ employment: [], licenses: [], certifications: [] });
  });

  it('leaves out birth dates and SSNs', () => {
    const read = readResumeText(`${nurseResume}\nDate of birth: 04/12/1990\nSSN: 078-05-1120`, today);
    expect(JSON.stringify(read)).not.toMatch(/1990|078-05/);
  });
});
