import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '@shared/errors';
import { inMegabytes, limits } from '@shared/limits';
import {
  Organization,
  restrictedCompanyFields,
  TeamOrganization,
  type CompanyProfile,
} from '@shared/organizations/model/organization';
import { paths } from '@shared/paths';
import { inEnglish, messages } from '@shared/text/english.fixture';
import { memberOf, showTo } from '@/messages/parts/message-templates/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { testId } from '@/lib/testing/ids';
import { EmployerProfileView } from './employer-profile-view';

const at = '2026-11-20T10:00:00.000Z';
const company = (changes: Partial<Organization> = {}): Organization =>
  Organization.parse({
    organizationId: testId('org'),
    company_name: 'Harbor Health',
    industry: null,
    company_size: null,
    headquarters_city: 'Boston',
    headquarters_state: 'Massachusetts',
    version: 3,
    createdAt: at,
    updatedAt: at,
    ...changes,
  });
const forTheTeam = (whole: Organization): TeamOrganization =>
  TeamOrganization.parse(
    Object.fromEntries(Object.entries(whole).filter(([name]) => !(restrictedCompanyFields as string[]).includes(name))),
  );

let stored: Organization;
const server = answering({
  getOrganization: () => stored,
  saveOrganization: ({ body: { profile, version } }) => {
    if (version !== stored.version) throw new AppError('STALE_VERSION');
    stored = { ...stored, ...profile, version: version + 1 };
    return stored;
  },
  removeLogo: () => {
    stored = { ...stored, logo_url: null };
    return stored;
  },
});

beforeEach(async () => {
  stored = company();
  await loadTexts(
    'organization',
    'marketplace',
    'settings',
    'files',
    'facility-photos',
    'labels/jobs',
    'labels/posting',
  );
});

const open = (tab = '') => showTo(memberOf('admin'), <EmployerProfileView />, paths.employerProfile + tab);
const openTab = (name: string | RegExp) => act(async () => fireEvent.click(await screen.findByRole('tab', { name })));
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string | RegExp, value: string) => fireEvent.input(field(name), { target: { value } });
const save = () => press('Save Changes');
const sent = () => server.calls('saveOrganization').at(-1)?.body as { profile: CompanyProfile; version: number };

describe('the company profile', () => {
  it('is one form over five tabs, saved together', async () => {
    await open();
    await screen.findByLabelText(/^Company name/);
    type(/^Company name/, '  Bayview Clinic ');
    type('Description', 'Six wards.\nBy the <b>sea</b>.');
    type('Founded year', '1987');
    fireEvent.click(field('Cardiology'));
    await openTab('Contact');
    type('Contact person', 'Ann Office');
    type(/^Email/, 'Office@Bayview.example');
    await openTab('Legal & Tax');
    type('Tax ID', '94-1234567');
    expect(screen.getByText('You have unsaved changes')).toBeTruthy();
    await save();
    expect(await screen.findByText(messages.companyProfileSaved)).toBeTruthy();
    expect(sent()).toMatchObject({
      version: 3,
      profile: {
        company_name: 'Bayview Clinic',
        company_description: 'Six wards.\nBy the <b>sea</b>.',
        founded_year: 1987,
        specializations: ['Cardiology'],
        contact_person: 'Ann Office',
        email: 'office@bayview.example',
        headquarters_city: 'Boston',
        tax_id: '94-1234567',
      },
    });
    expect(screen.queryByText('You have unsaved changes')).toBeNull();
  });

  it('keeps exactly one primary contact as contacts are added and removed', async () => {
    await open('?tab=contact');
    const add = async (name: string, email: string) => {
      await act(async () => fireEvent.click(await screen.findByRole('button', { name: 'Add Contact' })));
      const dialog = within(await screen.findByRole('dialog', { name: 'Add contact' }));
      fireEvent.input(dialog.getByLabelText(/^Full Name/), { target: { value: name } });
      fireEvent.input(dialog.getByLabelText(/^Email Address/), { target: { value: email } });
      await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Add Contact' })));
      return dialog;
    };
    const primary = () =>
      screen
        .getAllByRole('listitem')
        .filter((it) => within(it).queryByText('Primary'))
        .map(({ textContent }) => /^\w+ One/.exec(textContent)?.[0]);
    const refused = await add('', 'not an address');
    expect(await refused.findByText(messages.required)).toBeTruthy();
    expect(refused.getByText(messages.emailInvalid)).toBeTruthy();
    await act(async () => fireEvent.click(refused.getByRole('button', { name: 'Close' })));
    await add('First One', 'first@example.test');
    await waitFor(() => expect(primary()).toEqual(['First One']));
    await add('Second One', '');
    await waitFor(() => expect(screen.getByText(/Second One/)).toBeTruthy());
    expect(primary()).toEqual(['First One']);
    await press('Make Second One the primary contact');
    expect(primary()).toEqual(['Second One']);
    await press('Remove Second One');
    await act(async () => fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' })));
    expect(primary()).toEqual(['First One']);
  });

  it('ships to the billing address when it says so', async () => {
    await open('?tab=addresses');
    const group = async (name: string) => within(await screen.findByRole('group', { name }));
    const [billing, shipping] = [await group('Billing address'), await group('Shipping address')];
    const city = shipping.getByLabelText<HTMLInputElement>('City');
    fireEvent.input(billing.getByLabelText('City'), { target: { value: 'Dallas' } });
    await act(async () => fireEvent.click(field('Same as billing')));
    expect([city.value, city.disabled]).toEqual(['Dallas', true]);
    await save();
    expect(sent().profile).toMatchObject({ shipping_same_as_billing: true, shipping_city: 'Dallas' });
    await act(async () => fireEvent.click(field('Same as billing')));
    fireEvent.input(city, { target: { value: 'Austin' } });
    await save();
    expect(sent().profile).toMatchObject({ shipping_same_as_billing: false, shipping_city: 'Austin' });
  });

  it('opens the tab of the first wrong field, and marks the others', async () => {
    await open('?tab=contact');
    await screen.findByLabelText('LinkedIn page');
    type('LinkedIn page', 'linkedin');
    await openTab('Basic Info');
    type(/^Company name/, '   ');
    await openTab('Legal & Tax');
    await save();
    expect(await screen.findByText(messages.companyNameRequired)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field(/^Company name/)));
    expect(screen.getByRole('tab', { name: /Contact has fields that need your attention/ })).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'Legal & Tax' })).toBeTruthy();
    expect(server.calls('saveOrganization')).toEqual([]);
    await openTab(/^Contact/);
    expect(screen.getByText(messages.websiteInvalid)).toBeTruthy();
  });

  it('asks which change counts when a colleague saved first, and merges the rest', async () => {
    await open();
    await screen.findByLabelText('Website');
    type('Website', 'https://mine.example');
    fireEvent.click(field('Surgery'));
    stored = company({ website: 'https://theirs.example', founded_year: 2001, version: 4 });
    await save();
    const dialog = await screen.findByRole('dialog', { name: 'Someone else saved changes' });
    expect(within(dialog).getAllByRole('radiogroup')).toHaveLength(1);
    expect(dialog.textContent).toContain('https://theirs.example');
    expect(dialog.textContent).toContain('https://mine.example');
    await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Save' })));
    expect(await screen.findByText(messages.companyProfileSaved)).toBeTruthy();
    expect(sent()).toMatchObject({
      version: 4,
      profile: { website: 'https://mine.example', founded_year: 2001, specializations: ['Surgery'] },
    });
    expect(field('Founded year').value).toBe('2001');
  });

  it('is read-only for the team, without what only administrators see', async () => {
    server.use({ getOrganization: () => forTheTeam(stored) });
    await showTo(memberOf('member'), <EmployerProfileView />, paths.employerProfile);
    expect(await screen.findByText("Only your organization's administrators can change this.")).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Harbor Health' })).toBeTruthy();
    expect(screen.getByText('Boston, Massachusetts')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull();
    expect(screen.getByRole('link', { name: 'View Public Page' }).getAttribute('href')).toContain(testId('org'));
  });
});

describe('the logo', () => {
  const choose = (name: string, contentType: string, size: number) => {
    const file = new File(['x'], name, { type: contentType });
    Object.defineProperty(file, 'size', { value: size });
    return act(async () => fireEvent.change(await screen.findByLabelText('Logo file'), { target: { files: [file] } }));
  };
  const image = () => document.querySelector('main img, form img');

  it('is checked before it is sent', async () => {
    await open('?tab=branding');
    await choose('logo.svg', 'image/svg+xml', 10);
    expect(await screen.findByText(messages.logoType)).toBeTruthy();
    await choose('big.png', 'image/png', limits.logoBytes + 1);
    const tooLarge = inEnglish('logoTooLarge', { megabytes: inMegabytes(limits.logoBytes) });
    expect(await screen.findByText(tooLarge)).toBeTruthy();
    expect(server.called()).not.toContain('requestLogoUpload');
  });

  it('falls back to the initials when it cannot be shown, and is removed after a confirmation', async () => {
    stored = company({ logo_url: '/media/logo.png' });
    await open('?tab=branding');
    await screen.findByLabelText('Logo file');
    fireEvent.error(image()!);
    expect(screen.getByTestId('logo-placeholder').textContent).toBe('HH');
    await press('Remove Logo');
    const dialog = within(screen.getByRole('dialog'));
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Remove Logo' })));
    expect(await screen.findByText(messages.logoRemoved)).toBeTruthy();
    expect(image()).toBeNull();
  });
});
