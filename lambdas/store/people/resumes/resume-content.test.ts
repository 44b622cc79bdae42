import es from '@shared/locales/es/documents.json';
import { StoredProfile } from '@shared/people/model/professional';
import { describe, expect, it } from 'vitest';
import { readProfile } from '../profiles/profile-item';
import { resumeContent, type ResumeSource } from './resume-content';
import { generatedFileName, uploadedFileName } from './resume-file-name';

const id = (prefix: string, n: number) => `${prefix}_${String(n).padStart(26, '0')}`;
const account = { firstName: 'Ada', lastName: 'Rivera', email: 'ada@example.com', phone: '(503) 555-0142' };

const source = (profile: Record<string, unknown> = {}): ResumeSource => ({
  account,
  portfolio: [],
  profile: readProfile({
    userId: '0b6f2f0e-2f7d-4a53-9d0f-3c3a5f1b7a10',
    version: 1,
    profile_completion: 90,
    updatedAt: '2026-11-21T12:00:00.000Z',
    ...profile,
  }),
});
const job = (n: number, more: object) => ({ id: id('ent', n), position: `Job ${n}`, employer: 'Clinic', ...more });

describe('a resume', () => {
  it('omits empty sections', () => {
    expect(resumeContent(source(), 'en')).toEqual({
      name: 'Ada Rivera',
      headline: '',
      contact: ['ada@example.com', '(503) 555-0142'],
      sections: [],
    });
  });

  it('lists current entries first, then the latest ones', () => {
    const employment = [
      job(1, { startDate: '2010-01-01', endDate: '2014-02-01' }),
      job(2, { startDate: '2019-03-01', current: true }),
      job(3, { startDate: '2014-02-01', endDate: '2019-02-01', location: 'Salem, OR' }),
    ];
    const [section] = resumeContent(source({ employment }), 'en').sections;
    expect(section).toMatchObject({ title: 'Experience' });
    expect(section?.entries.map(({ heading, period, place }) => [heading, period, place])).toEqual([
      ['Job 2', 'Mar 2019 – Present', 'Clinic'],
      ['Job 3', 'Feb 2014 – Feb 2019', 'Clinic, Salem, OR'],
      ['Job 1', 'Jan 2010 – Feb 2014', 'Clinic'],
    ]);
  });

  it('has licenses with their state and number', () => {
    const licenses = [
      {
        id: id('lic', 1),
        name: 'Physician license',
        number: 'MD1',
        issuingBody: 'OMB',
        state: 'OR',
        expiryDate: '2027-03-01',
      },
    ];
    const [section] = resumeContent(source({ licenses, npiNumber: '1234567893' }), 'en').sections;
    expect(section?.entries).toEqual([
      {
        heading: 'Physician license',
        period: 'Expires Mar 2027',
        place: 'State license, OMB, Oregon',
        text: 'License number MD1',
      },
      { heading: 'National Provider Identifier', period: '', place: '1234567893', text: '' },
    ]);
  });

  it('is in the language of the reader', () => {
    const employment = [job(1, { startDate: '2019-03-01', current: true })];
    const [section] = resumeContent(source({ employment }), 'es').sections;
    expect(section).toMatchObject({ title: es.resume.experience });
    expect(section?.entries[0]?.period).toBe(`mar 2019 – ${es.resume.present}`);
    expect(resumeContent(source({ experience: 12 }), 'fr').headline).toBe("12 ans d'expérience");
    expect(generatedFileName('Zoë Müller', 'es')).toBe('Zoë Müller - Currículum.pdf');
  });

  it('has the specialty and the years of experience', () => {
    const headline = (more: object) => resumeContent(source({ title: 'Hospitalist', ...more }), 'en').headline;
    expect(headline({ specialty: 'Internal Medicine', subSpecialty: 'Cardiology', experience: 1 })).toBe(
      'Hospitalist  |  Internal Medicine · Cardiology  |  1 year of experience',
    );
    expect(headline({ experience: 12 })).toBe('Hospitalist  |  12 years of experience');
    expect(headline({ experience: 0 })).toBe('Hospitalist');
  });

  it('contains no private or unrelated data, whatever the item has', () => {
    const secrets = {
      dateOfBirth: '1980-01-02',
      gender: 'female',
      address: '1 Hidden Street',
      zipCode: '97299',
      deaNumber: 'AB1234563',
      photo_url: '/media/photos/face.png',
      hourlyRateMinCents: 12345,
      hourlyRateMaxCents: 54321,
      blockedOrganizations: [id('org', 7)],
      privacy: { visibility: 'anonymous' },
    };
    const told = JSON.stringify(resumeContent(source({ ...secrets, title: 'Nurse', location: 'Portland, OR' }), 'en'));
    for (const secret of ['1980', 'female', 'Hidden', '97299', 'AB1234563', 'photos', '123', '543', id('org', 7)]) {
      expect(told).not.toContain(secret);
    }
    expect(Object.keys(StoredProfile.shape)).not.toEqual(expect.arrayContaining(['dateOfBirth', 'deaNumber']));
  });
});

describe('the name of a resume file', () => {
  it.each([
    ['CV 2026.docx', 'pdf', 'CV 2026.pdf'],
    ['..\\..\\secret/cv.pdf', 'pdf', 'secret cv.pdf'],
    ['cv.pdf.exe', 'pdf', 'cv.pdf.pdf'],
    ['"><b>\r\n.pdf', 'pdf', 'b.pdf'],
    ['履歴書.pdf', 'pdf', '履歴書.pdf'],
    ['.pdf', 'pdf', 'Resume.pdf'],
    [`${'a'.repeat(300)}.pdf`, 'pdf', `${'a'.repeat(116)}.pdf`],
  ])('%s', (given, ending, fit) => {
    expect(uploadedFileName(given, ending, 'Resume')).toBe(fit);
  });

  it('contains the name of the person', () => {
    expect(generatedFileName('Zoë Müller', 'en')).toBe('Zoë Müller - Resume.pdf');
  });
});
