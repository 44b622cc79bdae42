import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ResumeReading } from '@shared/people/model/resume-reading';
import { notice } from '@shared/text/notice';
import { loadTexts } from '@/lib/i18n/i18n';
import { answering, refuse, unanswered } from '@/lib/testing/api-server';
import { storeSession } from '@/lib/testing/identity';
import { myProfile } from '../testing';
import { answersOf, place, profileStore, show, wholeValues } from '../wizard/wizard-testing';

const [{ WizardView }] = await Promise.all([
  import('../wizard/wizard-view'),
  import('./resume-import-dialog'),
  import('@shared/people/model/professional'),
  import('@hookform/resolvers/zod'),
]);

const resume = {
  fileName: 'Ada Rivera.pdf',
  contentType: 'application/pdf',
  bytes: 3000,
  uploadedAt: '2026-11-20T09:00:00.000Z',
};
const reading: ResumeReading = {
  profession: 'physician',
  npFocus: null,
  title: 'Attending Physician',
  phone: '+12025550130',
  location: 'Austin, TX',
  npiNumber: '',
  experience: null,
  bio: '',
  skills: [],
  languages: ['en', 'es'],
  employment: [
    {
      position: 'Resident Physician',
      employer: 'Lakeshore Medical Center',
      location: 'Chicago, IL',
      startDate: '2011-07-01',
      endDate: '2014-06-01',
      current: false,
      description: '',
    },
  ],
  education: [],
  licenses: [],
  certifications: [],
  units: [],
};

const api = answering({ listMyCredentials: unanswered, getSiteState: unanswered });
let server = profileStore();
const start = async (answer: () => ResumeReading) => {
  server = profileStore(myProfile(wholeValues, { resume }));
  api.use({ ...answersOf(server), readMyResume: answer });
  show(WizardView);
  await waitFor(() => expect(place()).toContain('?step='));
  fireEvent.click(await screen.findByRole('button', { name: 'Fill In from Resume' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Read Ada Rivera.pdf' }));
};

beforeEach(async () => {
  window.localStorage.clear();
  storeSession('someone');
  await loadTexts('profile-wizard', 'profile-fields', 'resume-import', 'files', 'credentials', 'calendar-connection');
  await loadTexts(
    'labels/jobs',
    'labels/profiles',
    'labels/professions',
    'labels/units',
    'labels/certifications',
    'labels/languages',
  );
});

describe('filling in the profile from a resume', () => {
  it('adds what is chosen and keeps the profile’s data', async () => {
    await start(() => reading);
    const replacing = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Professional title/ });
    expect(replacing.checked).toBe(false);
    expect(screen.getByText('Replaces: Physician')).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: /^Phone/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Add 2 Items' }));
    await screen.findByText('All changes saved');
    const { profile } = server.saves.at(-1)!;
    expect(profile).toMatchObject({ title: 'Physician', languages: ['en', 'es'] });
    expect(profile.employment.map(({ employer }) => employer)).toEqual(['Mercy', 'Lakeshore Medical Center']);
  });

  it('says why a resume could not be read, and retries', async () => {
    const reason = notice('resumeTooLong', { pages: 40, max: 20 });
    const answers = [refuse('RESUME_NOT_READ', reason), () => reading];
    await start(() => answers.shift()!());
    await screen.findByText(/40 pages/);
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByRole('button', { name: 'Add 2 Items' });
  });

  it('shows an unreadable job as its text, to be completed', async () => {
    const unread = { ...reading.employment[0]!, position: '', employer: '', startDate: null, description: 'RN, 1998' };
    await start(() => ({ ...reading, employment: [unread] }));
    await screen.findByText(/RN, 1998/);
    expect(screen.getByText(/We couldn't read all of this job/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Add 2 Items' }));
    await screen.findByText('All changes saved');
    expect(server.saves.at(-1)!.profile.employment.at(-1)).toMatchObject({ employer: '', description: 'RN, 1998' });
  });

  it('says when the profile has it all', async () => {
    await start(() => ({ ...reading, title: 'Physician', languages: [], employment: [] }));
    await screen.findByText('Your profile already has everything we found in this resume.');
    fireEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(server.saves).toHaveLength(0));
  });
});
