import { ProfilePrivacy } from '@shared/people/model/professional';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { settingsProblems } from '@shared/people/rules/profile/profile-rules';
import { messages } from '@shared/text/english.fixture';
import { loadTexts } from '@/lib/i18n/i18n';
import { loadNotices } from '@/lib/i18n/notices';
import { act } from '@/lib/testing/act';
import { answering, unanswered } from '@/lib/testing/api-server';
import { myProfileQuery } from '@/people/parts/profile/profile-queries';
import {
  blankValues,
  newCertification,
  newEmployment,
  newLicense,
  newOtherProfession,
  newUnit,
  type ProfileValues,
} from '../form/profile-values';
import { ProfileFormScope, type ProfileFormKind } from '../form/required-fields';
import { type ProfileForm, useProfileForm } from '../form/use-profile-form';
import { AvailabilitySection } from './availability-section';
import { BasicSection } from './basic-section';
import { EmploymentSection } from './employment-section';
import { LicensesSection } from './licenses-section';
import { LocationRateSection } from './location-rate-section';
import { SummarySection } from './summary-section';

// Other requests of the sections stay unanswered.
answering({ getCalendarConnection: unanswered, getMyProfile: unanswered, listMyCredentials: unanswered });

beforeAll(() =>
  Promise.all([
    loadNotices(),
    loadTexts(
      'profile-fields',
      'calendar-connection',
      'files',
      'credentials',
      'labels/jobs',
      'labels/posting',
      'labels/profiles',
    ),
    loadTexts('labels/professions', 'labels/units', 'labels/certifications', 'labels/languages'),
  ]),
);

type Options = { values?: Partial<ProfileValues>; kind?: ProfileFormKind; stored?: object };

const show = async (
  section: ReactNode,
  { values = {}, kind = 'settings', stored = {} }: Options = {},
): Promise<ProfileForm> => {
  const shown: { form?: ProfileForm } = {};
  const Around = () => {
    shown.form = useProfileForm({ ...blankValues(), ...values }, settingsProblems);
    return (
      <FormProvider {...shown.form}>
        <ProfileFormScope kind={kind}>{section}</ProfileFormScope>
      </FormProvider>
    );
  };
  const client = new QueryClient();
  client.setQueryData([...myProfileQuery().queryKey], { photo_url: null, resume: null, ...stored });
  await act(async () => {
    render(
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <Suspense>
            <Around />
          </Suspense>
        </MemoryRouter>
      </QueryClientProvider>,
    );
    await Promise.resolve();
  });
  return shown.form!;
};
const required = (label: RegExp) => screen.getByLabelText(label).getAttribute('aria-required');

describe('the sections of the profile', () => {
  it('require in the wizard what is optional in the settings', async () => {
    await show(<LocationRateSection />, { kind: 'wizard' });
    expect(required(/^Location/)).toBe('true');
    expect(required(/^Minimum hourly rate/)).toBeNull();
  });

  it('require less in the settings, and say what stays private', async () => {
    await show(<BasicSection />);
    expect(required(/^First name/)).toBe('true');
    expect(required(/^Date of birth/)).toBeNull();
    expect(screen.getAllByText('Only you can see this.')).toHaveLength(3);
  });

  it('offer languages while typing', async () => {
    const form = await show(<SummarySection />, { values: { languages: ['en'] } });
    const field = screen.getByRole('combobox', { name: /^Languages/ });
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value: 'span' } });
    fireEvent.click(await screen.findByRole('option', { name: 'Spanish', hidden: true }));
    await screen.findByRole('button', { name: 'Remove Spanish' });
    expect(form.getValues('languages')).toEqual(['en', 'es']);
    fireEvent.click(screen.getByRole('button', { name: 'Remove English' }));
    expect(form.getValues('languages')).toEqual(['es']);
  });

  describe('the skills', () => {
    const open = async (values: Partial<ProfileValues> = {}) => {
      const form = await show(<SummarySection />, { values });
      const field = screen.getByRole('combobox', { name: /^Skills/ });
      await act(async () => field.focus());
      const type = (value: string) => act(async () => fireEvent.change(field, { target: { value } }));
      return { form, field, type, skills: () => form.getValues('skills') };
    };

    it('are suggested for the profession', async () => {
      const { field, type, skills } = await open({ profession: 'rn', skills: ['Wound vac'] });
      await type('crrt');
      fireEvent.click(await screen.findByRole('option', { name: 'CRRT' }));
      await type('cern');
      fireEvent.click(await screen.findByRole('option', { name: 'Oracle Health (Cerner)' }));
      await waitFor(() => expect(skills()).toEqual(['Wound vac', 'CRRT', 'Oracle Health (Cerner)']));
      await type('crrt');
      await waitFor(() => expect(screen.queryByRole('option', { name: 'CRRT' })).toBeNull());
      fireEvent.click(screen.getByRole('button', { name: 'Remove CRRT' }));
      expect(skills()).toEqual(['Wound vac', 'Oracle Health (Cerner)']);
      expect(document.activeElement).toBe(field);
    });

    it('are typed by keyboard alone, each once', async () => {
      const { field, type, skills } = await open({ skills: ['Pacemakers'] });
      await type('Balloon pumps');
      expect(await screen.findByRole('option', { name: 'Add “Balloon pumps”' })).toBeTruthy();
      fireEvent.keyDown(field, { key: 'Enter' });
      await waitFor(() => expect(skills()).toEqual(['Pacemakers', 'Balloon pumps']));
      await type('pacemakers, balloon-pumps; Déjà vu');
      fireEvent.blur(field);
      await waitFor(() => expect(skills()).toEqual(['Pacemakers', 'Balloon pumps', 'Déjà vu']));
    });

    it('exclude abandoned input', async () => {
      const { field, type, skills } = await open();
      await type('Balloon pumps');
      await act(async () => fireEvent.keyDown(field, { key: 'Escape' }));
      fireEvent.blur(field);
      expect(skills()).toEqual([]);
    });
  });

  const privacy = ProfilePrivacy.parse({ locationSharing: true });

  it('say that the ZIP code isn’t used while the person doesn’t share it', async () => {
    const stored = { zipCode: '76102', measuredFrom: { kind: 'town', name: 'Austin, TX' } as const };
    await show(<AvailabilitySection />, {
      values: { zipCode: '76102' },
      stored: { ...stored, privacy: ProfilePrivacy.parse({}) },
    });
    expect(screen.getByText(/^We measure from the town on your profile/)).toBeTruthy();
  });

  it.each([
    ['', null, /^Add the ZIP code of your home address/],
    ['76102', { kind: 'zip', name: '76102' }, /^We measure from your home ZIP code/],
    ['76102', { kind: 'town', name: 'Austin, TX' }, /^We don't know ZIP code 76102, so we measure from Austin, TX/],
    ['76102', null, /^We don't know ZIP code 76102, so matches compare/],
  ])('say where distances start: ZIP “%s”, %o', async (zipCode, measuredFrom, hint) => {
    const form = await show(<AvailabilitySection />, {
      values: { zipCode },
      stored: { zipCode, measuredFrom, privacy },
    });
    const distance = screen.getByRole('combobox', { name: /^Distance from home/, description: hint });
    fireEvent.change(distance, { target: { value: '25' } });
    expect(form.getValues('radiusMiles')).toBe(25);
    fireEvent.change(distance, { target: { value: '' } });
    expect(form.getValues('radiusMiles')).toBeNull();
    await act(() => form.setValue('zipCode', '10001'));
    expect(screen.getByText(/^We measure from your home ZIP code/)).toBeTruthy();
  });

  it('keep one entry of a list, and ask before removing one with content', async () => {
    const written = { ...newEmployment(), position: 'Nurse', employer: 'City Hospital' };
    const form = await show(<EmploymentSection />, { values: { employment: [written] } });
    expect(screen.queryByRole('button', { name: 'Remove Position 1' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Add Position' }));
    fireEvent.click(screen.getByRole('button', { name: 'Remove Position 2' }));
    expect(form.getValues('employment')).toEqual([written]);

    fireEvent.click(screen.getByRole('button', { name: 'Add Position' }));
    fireEvent.click(screen.getByRole('button', { name: 'Remove Position 1' }));
    const dialog = screen.getByRole('dialog', { name: 'Remove Nurse, City Hospital?' });
    expect(form.getValues('employment')).toHaveLength(2);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(form.getValues('employment')).toMatchObject([{ position: '' }]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add Position' }));
  });

  it('clear the end date of a current entry, and restore it when undone', async () => {
    const written = { ...newEmployment(), endDate: '2020-05-01' };
    const form = await show(<EmploymentSection />, { values: { employment: [written] } });
    const end = screen.getByLabelText<HTMLInputElement>('End date');
    fireEvent.click(screen.getByLabelText('I currently work here'));
    expect(end.disabled).toBe(true);
    expect(form.getValues('employment.0')).toMatchObject({ current: true, endDate: null });
    fireEvent.click(screen.getByLabelText('I currently work here'));
    expect(form.getValues('employment.0')).toMatchObject({ current: false, endDate: '2020-05-01' });
  });

  it('remove the times of a day with the day', async () => {
    const { availability } = blankValues();
    const daysAvailable: ProfileValues['availability']['daysAvailable'] = ['monday', 'friday'];
    const form = await show(<AvailabilitySection />, { values: { availability: { ...availability, daysAvailable } } });
    const monday = screen.getByRole('group', { name: 'Monday' });
    fireEvent.click(within(monday).getByLabelText('Morning'));
    fireEvent.change(within(monday).getByLabelText(/^From/), { target: { value: '19:00' } });
    const times = { slots: ['morning'], customStart: '19:00', customEnd: null };
    expect(form.getValues('availability.dailyTimePreferences')).toEqual({ monday: times });

    fireEvent.click(screen.getByRole('button', { name: "Apply Monday's times to all days" }));
    expect(form.getValues('availability.dailyTimePreferences')).toEqual({ monday: times, friday: times });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Monday' }));
    expect(form.getValues('availability.dailyTimePreferences')).toEqual({ friday: times });
    expect(screen.queryByRole('group', { name: 'Monday' })).toBeNull();
  });

  it('offer the specialty’s sub-specialties, and keep an unlisted one until it is changed', async () => {
    const form = await show(<SummarySection />, { values: { specialty: 'Cardiology', subSpecialty: 'Imaging' } });
    const sub = screen.getByLabelText<HTMLSelectElement>(/^Sub-specialty/);
    expect(sub.value).toBe('Imaging');
    fireEvent.change(screen.getByLabelText(/^Specialty/), { target: { value: 'Psychiatry' } });
    expect(form.getValues('subSpecialty')).toBe('');
    expect([...sub.options].map(({ value }) => value)).toEqual(['', 'Child', 'Forensic', 'Addiction']);
    fireEvent.change(screen.getByLabelText(/^Specialty/), { target: { value: 'Urology' } });
    expect(screen.queryByLabelText(/^Sub-specialty/)).toBeNull();
  });

  it('ask for the profession first, by its abbreviation too', async () => {
    const form = await show(<BasicSection />, {
      values: { profession: 'mlt', units: [newUnit('core_lab')] },
    });
    const profession = screen.getByRole('combobox', { name: /^Profession/ });
    expect(profession.getAttribute('aria-required')).toBe('true');
    await act(() => profession.focus());
    fireEvent.change(profession, { target: { value: 'rn' } });
    await waitFor(() => expect(profession.getAttribute('aria-activedescendant')).toContain('rn'));
    fireEvent.keyDown(profession, { key: 'Enter' });
    await waitFor(() => expect(form.getValues('profession')).toBe('rn'));
    expect(form.getValues('units')).toEqual([]);
    expect(screen.queryByLabelText(/^Population focus/)).toBeNull();
    await act(() => form.setValue('profession', 'np'));
    expect(screen.getByLabelText(/^Population focus/)).toBeTruthy();
  });

  describe('with another profession', () => {
    const both: Partial<ProfileValues> = {
      profession: 'np',
      otherProfessions: [newOtherProfession('rn')],
      licenses: [
        { ...newLicense(), name: 'APRN', number: 'NP-1' },
        { ...newLicense(), name: 'RN', number: 'RN-1', profession: 'rn' },
      ],
    };
    const missing = 'Add your RN license first';

    it('ask for it in the settings, not in the wizard', async () => {
      await show(<BasicSection />, { kind: 'wizard', values: { profession: 'np' } });
      expect(screen.queryByRole('group', { name: 'Also work as' })).toBeNull();
      cleanup();
      await show(<BasicSection />, { values: { profession: 'np' } });
      expect(screen.getByRole('group', { name: 'Also work as' })).toBeTruthy();
      cleanup();
      await show(<BasicSection />, { kind: 'wizard', values: both });
      expect(screen.getByRole('group', { name: 'Registered nurse (RN)' })).toBeTruthy();
    });

    it('name the missing license, and add it', async () => {
      const sections = (
        <>
          <BasicSection />
          <LicensesSection />
        </>
      );
      const form = await show(sections, { values: { ...both, licenses: [newLicense()] } });
      expect(screen.getByText(missing)).toBeTruthy();
      fireEvent.click(screen.getByRole('button', { name: 'Add This License' }));
      expect(form.getValues('licenses')).toMatchObject([{ profession: null }, { profession: 'rn', number: '' }]);
      const number = screen.getAllByLabelText<HTMLInputElement>(/^License number/)[1]!;
      await waitFor(() => expect(document.activeElement).toBe(number));
      fireEvent.click(screen.getByRole('button', { name: 'Add This License' }));
      expect(form.getValues('licenses')).toHaveLength(2);
      fireEvent.change(number, { target: { value: 'RN-1' } });
      expect(screen.queryByText(missing)).toBeNull();
    });

    it('remove it with its license, after a confirmation', async () => {
      const form = await show(<LicensesSection />, { values: both });
      fireEvent.click(screen.getByRole('button', { name: 'Remove License 2' }));
      const dialog = screen.getByRole('dialog');
      expect(dialog.textContent).toContain('Registered nurse (RN) will be removed from your profile, too.');
      fireEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
      expect(form.getValues('otherProfessions')).toEqual([]);
      expect(form.getValues('licenses')).toMatchObject([{ number: 'NP-1' }]);
    });

    it('ask for the units of each', async () => {
      await show(<SummarySection />, { values: both });
      expect(screen.getByLabelText(/^Specialty/)).toBeTruthy();
      expect(screen.getByRole('group', { name: 'Units' })).toBeTruthy();
    });
  });

  it('ask nurses for units only, and prescribers for a specialty and numbers', async () => {
    await show(<SummarySection />, { values: { profession: 'rn', units: [newUnit('icu')] } });
    expect(screen.getByRole('group', { name: 'Intensive care (ICU)' })).toBeTruthy();
    expect(screen.queryByLabelText(/^Specialty/)).toBeNull();
    cleanup();
    await show(<LicensesSection />, { values: { profession: 'rn' } });
    expect(screen.queryByLabelText(/^NPI number/)).toBeNull();
    expect(screen.queryByLabelText(/^DEA number/)).toBeNull();
    cleanup();
    await show(<LicensesSection />, { values: { profession: 'physician' } });
    expect(screen.getByLabelText(/^NPI number/)).toBeTruthy();
    expect(screen.getByLabelText(/^DEA number/)).toBeTruthy();
  });

  it('ask a letter of qualification for its state only', async () => {
    const letter = { ...newLicense(), scope: 'letter' as const };
    await show(<LicensesSection />, { values: { profession: 'physician', licenses: [letter] } });
    expect(screen.queryByLabelText(/^License number/)).toBeNull();
    expect(required(/^State/)).toBe('true');
  });

  it('propose when a certification expires, until the person changes it', async () => {
    const form = await show(<LicensesSection />, {
      values: { profession: 'rn', certifications: [newCertification('bls')] },
    });
    const issue = (day: string) => fireEvent.change(screen.getByLabelText('Issued on'), { target: { value: day } });
    const expiry = () => form.getValues('certifications.0.expiresOn');
    issue('2024-02-29');
    expect(expiry()).toBe('2026-02-28');
    issue('2025-03-10');
    expect(expiry()).toBe('2027-03-31');
    fireEvent.change(screen.getByLabelText('Expires on'), { target: { value: '2027-03-15' } });
    issue('2025-03-11');
    expect(expiry()).toBe('2027-03-15');
    fireEvent.click(screen.getByRole('button', { name: 'Remove Basic Life Support (BLS)' }));
    expect(form.getValues('certifications')).toEqual([]);
  });

  it('show errors beside the field, also in an entry', async () => {
    const form = await show(<LicensesSection />, {
      values: { npiNumber: '1234567890', deaNumber: 'AB1234560' },
    });
    await act(() => form.trigger());
    await waitFor(() => expect(screen.getByText(messages.npiInvalid)).toBeTruthy());
    expect(screen.getByText(messages.deaInvalid)).toBeTruthy();
  });
});
