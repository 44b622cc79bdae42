import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { messages } from '@shared/text/english.fixture';
import { linkedFields, profileField } from '@shared/people/model/profile-vocabulary';
import { paths } from '@shared/paths';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering, refuse, unanswered } from '@/lib/testing/api-server';
import { newLicense, type ProfileValues } from './form/profile-values';
import { myProfile } from './testing';
import { answersOf, profileStore, show, wholeValues } from './wizard/wizard-testing';

const [{ ProfileView }] = await Promise.all([
  import('./profile-view'),
  import('@shared/people/model/professional'),
  import('@hookform/resolvers/zod'),
]);

// Other requests of the sections stay unanswered.
const server = answering({
  listMyCredentials: unanswered,
  getSiteState: unanswered,
  getCalendarConnection: unanswered,
});
let store: ReturnType<typeof profileStore>;

beforeEach(async () => {
  store = profileStore(myProfile(wholeValues));
  server.use({ ...answersOf(store), saveMyProfile: ({ body }) => store.write(body, {}) });
  await loadTexts('profile', 'profile-fields', 'files', 'credentials', 'calendar-connection', 'marketplace');
});

const open = async (at = '/profile-setup') => {
  show(ProfileView, { at });
  await screen.findByLabelText(/^Professional title/);
};
const type = (name: RegExp, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });
const save = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save Changes' })));
const sent = () => server.calls('saveMyProfile').at(-1)?.body as { profile: ProfileValues; version: number };

describe('the profile settings', () => {
  it('are one form, saved together', async () => {
    await open();
    type(/^Professional title/, 'Chief of Cardiology');
    type(/^Distance from home/, '25');
    type(/^Specialty/, 'Pediatrics');
    fireEvent.click(screen.getByRole('button', { name: 'Add Position' }));
    const added = within(screen.getByRole('group', { name: 'Position 2' }));
    fireEvent.change(added.getByRole('textbox', { name: 'Position' }), { target: { value: 'Resident' } });
    fireEvent.change(added.getByLabelText('Employer'), { target: { value: 'County Hospital' } });
    fireEvent.change(added.getByLabelText('Start date'), { target: { value: '2014-07-01' } });
    fireEvent.change(added.getByLabelText('End date'), { target: { value: '2018-06-30' } });
    await save();
    expect(await screen.findByText(messages.profileUpdated)).toBeTruthy();
    expect(sent()).toMatchObject({
      version: 3,
      profile: {
        title: 'Chief of Cardiology',
        radiusMiles: 25,
        specialty: 'Pediatrics',
        bio: 'Cardiac care.',
        employment: [{ current: true }, { employer: 'County Hospital', endDate: '2018-06-30' }],
      },
    });
  });

  it.each(linkedFields)('focus the field of a link: %s', async (field) => {
    store.change({ profession: 'np' });
    await open(`${paths.editProfile}#${profileField(field)}`);
    const place = document.getElementById(profileField(field));
    await waitFor(() => expect(place?.contains(document.activeElement)).toBe(true));
  });

  it('show errors beside the fields and in the navigator, and send nothing', async () => {
    await open();
    type(/^NPI number/, '1234567890');
    type(/^Minimum hourly rate/, '500');
    await save();
    expect(await screen.findByText(messages.npiInvalid)).toBeTruthy();
    expect(screen.getByText(messages.minRateAboveMax)).toBeTruthy();
    const navigator = within(screen.getByRole('navigation', { name: 'Sections of your profile' }));
    expect(navigator.getAllByRole('link', { name: /needs attention/ })).toHaveLength(2);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^NPI number/)));
    expect(server.calls('saveMyProfile')).toEqual([]);
  });

  it('keep input when saving failed', async () => {
    server.use({ saveMyProfile: refuse('INTERNAL') });
    await open();
    type(/^Professional title/, 'Chief of Cardiology');
    await save();
    expect((await screen.findAllByRole('alert'))[0]?.textContent).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^Professional title/).value).toBe('Chief of Cardiology');
  });

  it('ask which to keep where another device changed the same, and merge the rest', async () => {
    await open();
    type(/^Professional title/, 'Interventional cardiologist');
    type(/^Bio/, 'Ten years of catheterization.');
    const added = { ...newLicense(), name: 'Board certification' };
    store.change({ title: 'Chief of Cardiology', licenses: [...wholeValues.licenses, added] });
    await save();
    const dialog = await screen.findByRole('dialog', { name: 'This was changed elsewhere' });
    expect(within(dialog).getAllByRole('radiogroup')).toHaveLength(1);
    expect(dialog.textContent).toContain('Chief of Cardiology');
    expect(dialog.textContent).toContain('Interventional cardiologist');
    await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Save' })));
    expect(await screen.findByText(messages.profileUpdated)).toBeTruthy();
    expect(sent()).toMatchObject({
      version: 4,
      profile: { title: 'Interventional cardiologist', bio: 'Ten years of catheterization.' },
    });
    expect(sent().profile.licenses.map(({ name }) => name)).toEqual(['Texas license', 'Board certification']);
  });
});
