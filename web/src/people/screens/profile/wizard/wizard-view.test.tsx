import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { inEnglish, messages } from '@shared/text/english.fixture';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering, refuse, unanswered } from '@/lib/testing/api-server';
import { storeSession } from '@/lib/testing/identity';
import { myProfile } from '../testing';
import { answersOf, goOffline, newClient, place, profileStore, show, wholeValues } from './wizard-testing';
import { limits } from '@shared/limits';
import { notice } from '@shared/text/notice';

const [{ WizardView }] = await Promise.all([
  import('./wizard-view'),
  import('@shared/people/model/professional'),
  import('@hookform/resolvers/zod'),
]);

// Other requests of the sections stay unanswered.
const api = answering({ listMyCredentials: unanswered, getSiteState: unanswered });
let server = profileStore();
let client = newClient();
const start = (profile = myProfile(), at?: string) => {
  server = profileStore(profile);
  api.use(answersOf(server));
  client = newClient();
  return show(WizardView, { client, ...(at !== undefined && { at }) });
};
const visitAgain = () => {
  cleanup();
  return show(WizardView, { client });
};

beforeEach(async () => {
  vi.restoreAllMocks();
  window.localStorage.clear();
  storeSession('someone');
  await loadTexts(
    'profile-wizard',
    'profile-fields',
    'resume-import',
    'files',
    'credentials',
    'calendar-connection',
    'marketplace',
  );
});

const heading = async (name: string) => {
  const found = await screen.findByRole('heading', { level: 2, name });
  await waitFor(() => expect(place()).toContain('?step='));
  return found;
};
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the wizard', () => {
  it('continues where the profile was left, on any device', async () => {
    start(myProfile(wholeValues, { step: 'licenses' }));
    await heading('Licenses & Certifications');
    expect(screen.getByRole('button', { name: /Licenses/, current: 'step' })).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /Work Preferences/ }).disabled).toBe(true);
  });

  it('lists in one place what blocks a step, and links there', async () => {
    start(myProfile({ ...wholeValues, phone: '', zipCode: '1' }));
    await heading('Basic Information');
    press('Continue');
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(/2 fields/)).toBeTruthy();
    await waitFor(() =>
      expect(alert.contains(document.activeElement) || document.activeElement?.contains(alert)).toBe(true),
    );
    fireEvent.click(within(alert).getByRole('button', { name: 'ZIP code' }));
    await waitFor(() => expect(document.activeElement).toBe(field('ZIP code')));
    expect(server.saves).toHaveLength(0);
  });

  it('saves a step on leaving it and moves the focus to the next one', async () => {
    start(myProfile(wholeValues));
    await heading('Basic Information');
    type('City', 'Dallas');
    fireEvent.submit(field('City'));
    await waitFor(async () => expect(document.activeElement).toBe(await heading('Employment History')));
    expect(place()).toBe('/profile-setup?step=employment');
    await screen.findByText('All changes saved');
    expect(server.saves).toMatchObject([{ step: 'employment', version: 3, profile: { city: 'Dallas' } }]);
    expect(window.localStorage.getItem('wardline.draft.profile-wizard.x')).toBeNull();
  });

  it('loses nothing on going back, complete or not', async () => {
    start(myProfile(wholeValues, { step: 'education' }));
    await heading('Education & Training');
    type('Institution', '');
    press('Back');
    await heading('Employment History');
    await screen.findByText('All changes saved');
    expect(server.profile.education[0]?.institution).toBe('');
    type('Employer', 'St. Luke');
    fireEvent.click(screen.getByText('browser back'));
    await heading('Education & Training');
    await waitFor(() => expect(server.profile.employment[0]?.employer).toBe('St. Luke'));
    expect(server.profile.step).toBe('education');
  });
});

describe('the address', () => {
  it('names the open step from the start', async () => {
    start(myProfile(wholeValues, { step: 'licenses' }));
    await heading('Licenses & Certifications');
    await waitFor(() => expect(place()).toBe('/profile-setup?step=licenses'));
  });

  it.each(['review', 'no-step'])('does not open a step ahead of its turn: %s', async (step) => {
    start(myProfile({}, { step: 'employment' }), `/auth/profile-setup?step=${step}`);
    await heading('Employment History');
    await waitFor(() => expect(place()).toBe('/auth/profile-setup?step=employment'));
  });

  it('opens a step that was reached before', async () => {
    start(myProfile(wholeValues, { step: 'licenses' }), '/profile-setup?step=employment');
    await heading('Employment History');
    expect(place()).toBe('/profile-setup?step=employment');
    fireEvent.click(screen.getByRole('button', { name: /^Licenses/ }));
    await heading('Licenses & Certifications');
  });

  it('and the step stay in sync on back and forward', async () => {
    start(myProfile(wholeValues));
    await heading('Basic Information');
    press('Continue');
    await heading('Employment History');
    fireEvent.click(screen.getByText('browser back'));
    await heading('Basic Information');
    expect(place()).toBe('/profile-setup?step=basic');
    fireEvent.click(screen.getByText('browser forward'));
    await heading('Employment History');
    expect(place()).toBe('/profile-setup?step=employment');
  });
});

describe('an unsaved draft', () => {
  it('is kept in the browser and saved when the connection is back', async () => {
    start(myProfile(wholeValues));
    await heading('Basic Information');
    const goOnline = goOffline(server);
    type('City', 'Dallas');
    press('Continue');
    await heading('Employment History');
    await screen.findByText(/Saved in this browser/);
    goOnline();
    await act(() => void window.dispatchEvent(new Event('online')));
    await screen.findByText('All changes saved');
    expect(server.profile).toMatchObject({ city: 'Dallas', step: 'employment' });
  });

  it('is restored on the next visit, which saves it', async () => {
    start(myProfile(wholeValues));
    await heading('Basic Information');
    const goOnline = goOffline(server);
    type('City', 'Dallas');
    press('Continue');
    await screen.findByText(/Saved in this browser/);
    goOnline();
    visitAgain();
    await heading('Employment History');
    await waitFor(() => expect(server.profile.city).toBe('Dallas'));
    visitAgain();
    await heading('Employment History');
    expect(screen.queryByText(/restored changes/)).toBeNull();
  });

  it('merges another device’s changes elsewhere in the profile', async () => {
    start(myProfile(wholeValues));
    await heading('Basic Information');
    server.change({ bio: 'From the phone.' });
    type('City', 'Dallas');
    press('Continue');
    await screen.findByText(/changed your profile on another device/);
    await screen.findByText('All changes saved');
    expect(server.profile).toMatchObject({ city: 'Dallas', bio: 'From the phone.', version: 5 });
  });

  it('asks where another device changed the same, and merges the rest', async () => {
    start(myProfile(wholeValues));
    await heading('Basic Information');
    server.change({ city: 'Houston', bio: 'From the phone.' });
    type('City', 'Dallas');
    type('Phone', '(202) 555-0199');
    press('Continue');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Dallas')).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('radio', { name: /Use Latest/ }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await screen.findByText('All changes saved');
    expect(server.profile).toMatchObject({ city: 'Houston', bio: 'From the phone.', phone: '+12025550199' });
  });

  it('names the field that the server rejects, and links to it', async () => {
    start(myProfile(wholeValues, { step: 'education' }));
    await heading('Education & Training');
    const fields = { 'profile.education.0.institution': notice('textTooLong') };
    server.failure = refuse('INVALID_REQUEST', undefined, { fields });
    type('Institution', 'A very long name');
    press('Back');
    await heading('Employment History');
    fireEvent.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Institution' }));
    await heading('Education & Training');
    server.failure = null;
    type('Institution', 'UT');
    press('Continue');
    await screen.findByText('All changes saved');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('asks again when the choice was deferred', async () => {
    start(myProfile(wholeValues));
    await heading('Basic Information');
    server.change({ city: 'Houston' });
    type('City', 'Dallas');
    press('Continue');
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Back to Form' }));
    press('Choose');
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }));
    await screen.findByText('All changes saved');
    expect(server.profile.city).toBe('Dallas');
  });
});

describe('the review', () => {
  it('lists what is missing in each step, with links there and back', async () => {
    start(myProfile({ ...wholeValues, experience: null }, { submittedAt: '2026-11-01T00:00:00.000Z' }));
    await heading('Review and submit');
    const missing = await screen.findByRole('list', { name: 'Missing from Professional Summary' });
    expect(missing.textContent).toBe(`Years of experience: ${messages.required}`);
    press('Edit Professional Summary');
    await heading('Professional Summary');
    type('Years of experience', '11');
    press('Save and Review');
    await heading('Review and submit');
    await screen.findByText(
      new RegExp(inEnglish('reviewPromise', { min: limits.reviewHoursMin, max: limits.reviewHoursMax })),
    );
  });

  it('submits everything and promises the review', async () => {
    start(myProfile(wholeValues, { step: 'summary' }));
    await heading('Professional Summary');
    press('Continue');
    await heading('Review and submit');
    press('Submit Profile');
    await screen.findByText(inEnglish('profileSubmitted', { min: limits.reviewHoursMin, max: limits.reviewHoursMax }));
    expect(server.profile.submittedAt).not.toBeNull();
    await waitFor(() => expect(place()).toBe('/dashboard/professional'), { timeout: 4000 });
  });

  it('says why it could not be submitted, and loses nothing', async () => {
    start(myProfile(wholeValues, { submittedAt: '2026-11-01T00:00:00.000Z' }));
    await heading('Review and submit');
    const goOnline = goOffline(server);
    press('Submit Profile');
    await screen.findByText(/^You're offline\./);
    goOnline();
    press('Submit Profile');
    await screen.findByText(inEnglish('profileSubmitted', { min: limits.reviewHoursMin, max: limits.reviewHoursMax }));
  });
});

describe('the first step of a new profile', () => {
  const blank = () =>
    start(myProfile({ firstName: 'Ada', lastName: 'Rivera', phone: '(202) 555-0130' }, { version: 0 }));
  const chooseProfession = async (name: string) => {
    const found = screen.getByRole('combobox', { name: /^Profession/ });
    await act(async () => found.focus());
    fireEvent.change(found, { target: { value: name } });
    fireEvent.click(await screen.findByRole('option', { name, hidden: true }));
    await screen.findByLabelText(/^Years of experience/);
  };

  it('asks for what decides matches, saves it, and leads to them', async () => {
    blank();
    await heading('Find your first matches');
    press('See My Matches');
    expect((await screen.findByRole('alert')).textContent).toMatch(/One field/);
    await chooseProfession('Dental hygienist');
    type('Years of experience', '4');
    type('Location', 'Austin, TX');
    fireEvent.change(field('State'), { target: { value: 'TX' } });
    fireEvent.click(screen.getByLabelText(/^Night/));
    press('See My Matches');
    await waitFor(() => expect(place()).toBe('/jobs?sort=match'));
    expect(server.profile).toMatchObject({
      ...{ profession: 'dental_hygienist', experience: 4, location: 'Austin, TX', step: 'basic' },
      ...{
        availability: { timePreferences: ['night'] },
        licenses: [{ state: 'TX', name: 'Dental hygienist license, Texas' }],
      },
    });
  });

  it('stays with what was typed while the server can’t be reached', async () => {
    start(myProfile(wholeValues, { version: 0 }));
    await heading('Find your first matches');
    const goOnline = goOffline(server);
    type('Location', 'Dallas, TX');
    press('See My Matches');
    await screen.findByText(/Saved in this browser/);
    expect(place()).toBe('/profile-setup?step=match');
    goOnline();
    press('See My Matches');
    await waitFor(() => expect(place()).toBe('/jobs?sort=match'));
    expect(server.profile.location).toBe('Dallas, TX');
  });

  it('can wait, and can be opened later', async () => {
    blank();
    await heading('Find your first matches');
    press('Continue');
    await heading('Basic Information');
    fireEvent.click(screen.getByRole('button', { name: 'Find your first matches' }));
    await heading('Find your first matches');
  });
});
