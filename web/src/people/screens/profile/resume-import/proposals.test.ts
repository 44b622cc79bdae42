import { describe, expect, it } from 'vitest';
import type { ResumeReading } from '@shared/people/model/resume-reading';
import { blankValues, newCertification, newEmployment, type ProfileValues } from '../form/profile-values';
import { proposalsOf, proposedValues, withChosen } from './proposals';

const job = {
  position: 'ICU Nurse',
  employer: 'Mercy Hospital',
  location: 'Austin, TX',
  startDate: '2021-03-01',
  endDate: null,
  current: true,
  description: '',
};

const reading: ResumeReading = {
  profession: 'rn',
  npFocus: null,
  title: 'Registered Nurse',
  phone: '+15125550147',
  location: 'Austin, TX',
  npiNumber: '',
  experience: 5,
  bio: '',
  skills: ['Epic'],
  languages: [],
  employment: [job],
  education: [],
  licenses: [],
  certifications: [{ code: 'bls', number: '', expiresOn: '2027-05-31' }],
  units: [{ unit: 'icu', years: 5, lastWorkedOn: null }],
};

const pathsOf = (now: ProfileValues) => proposalsOf(now, proposedValues(now, reading)).map(({ path }) => path);

describe('proposals of a resume', () => {
  it('contain the resume’s data', () => {
    const names = pathsOf(blankValues()).map((path) => path.split('.')[0]);
    expect(names.toSorted()).toEqual([
      'certifications',
      'employment',
      'experience',
      'location',
      'phone',
      'profession',
      'skills',
      'title',
      'units',
    ]);
  });

  it('omit what the profile already has', () => {
    const now: ProfileValues = {
      ...blankValues(),
      title: 'Registered Nurse',
      employment: [{ ...newEmployment(), position: 'icu nurse', employer: 'Mercy Hospital' }],
      certifications: [newCertification('bls')],
    };
    const names = pathsOf(now).map((path) => path.split('.')[0]);
    expect(names).not.toContain('title');
    expect(names).not.toContain('employment');
    expect(names).not.toContain('certifications');
  });

  it('mark those that replace something', () => {
    const now: ProfileValues = { ...blankValues(), title: 'Charge Nurse' };
    const replacing = proposalsOf(now, proposedValues(now, reading)).filter(({ replaces }) => replaces);
    expect(replacing).toEqual([{ path: 'title', replaces: true, incomplete: false }]);
  });

  it('change only what is chosen', () => {
    const now: ProfileValues = { ...blankValues(), title: 'Charge Nurse' };
    const proposed = proposedValues(now, reading);
    const entry = proposed.employment[0]!;
    const taken = withChosen(now, proposed, new Set(['skills', `employment.${entry.id}`]));
    expect(taken).toEqual({ skills: ['Epic'], employment: [entry] });
  });

  it('add to the profile’s skills and languages', () => {
    const now: ProfileValues = { ...blankValues(), skills: ['CRRT', 'EPIC'], languages: ['es'] };
    const proposed = proposedValues(now, { ...reading, skills: ['Epic', 'ECMO'], languages: ['en', 'es'] });
    expect(proposed).toMatchObject({ skills: ['CRRT', 'EPIC', 'ECMO'], languages: ['es', 'en'] });
    const lists = proposalsOf(now, proposed).filter(({ path }) => path === 'skills' || path === 'languages');
    expect(lists.map(({ replaces }) => replaces)).toEqual([false, false]);
    const nothingNew = proposedValues(now, { ...reading, skills: ['crrt'], languages: ['es'] });
    expect(nothingNew).toMatchObject({ skills: ['CRRT', 'EPIC'], languages: ['es'] });
  });

  it('list incomplete jobs, and keep text-only ones separate', () => {
    const unread = { ...job, position: '', employer: '', startDate: null, current: false };
    const employment = [job, { ...unread, description: 'RN 2015' }, { ...unread, description: 'RN 2017' }];
    const once = proposedValues(blankValues(), { ...reading, employment });
    expect(
      proposalsOf(blankValues(), once).flatMap(({ path, incomplete }) =>
        path.startsWith('employment') ? [incomplete] : [],
      ),
    ).toEqual([false, true, true]);
    const again = { ...reading, employment: [...employment, { ...unread, description: 'RN 2019' }] };
    expect(proposedValues(once, again).employment.map(({ description }) => description)).toEqual([
      '',
      'RN 2015',
      'RN 2017',
      'RN 2019',
    ]);
  });

  it('are added below the profile’s entries', () => {
    const known = { ...newEmployment(), position: 'Nurse', employer: 'Lakeview' };
    const now: ProfileValues = { ...blankValues(), employment: [known] };
    const proposed = proposedValues(now, reading);
    const paths = new Set(proposalsOf(now, proposed).map(({ path }) => path));
    expect(withChosen(now, proposed, paths).employment).toMatchObject([known, job]);
  });
});
