import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Me } from '@shared/accounts/api/accounts.routes';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering, refuse } from '@/lib/testing/api-server';
import { sessionOf, someone, visit } from '../testing';
import { DetailsRow } from './details-form';

const server = answering({ saveAccountDetails: ({ body }) => ({ ...body, version: body.version + 1 }) });

const ada = someone({ phone: '+12025550100', detailsVersion: 3 });
const show = async (me: Me, later: Me = me) => {
  await visit(<DetailsRow me={me} withJobTitle />, '/', { ...sessionOf(me), refresh: () => Promise.resolve(later) });
  await press('Change Name and Phone');
};
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) =>
  act(async () => fireEvent.click(await screen.findByRole('button', { name, hidden: true })));

beforeEach(async () => {
  await loadTexts('settings', 'registration', 'account', 'marketplace');
});

describe('details', () => {
  it('are saved with the version that was read', async () => {
    await show(ada);
    type(/^First name/, 'Adela');
    type(/^Job title/, 'Recruiter');
    await press('Save Changes');
    await screen.findByText('Changes saved');
    expect(server.calls('saveAccountDetails')).toEqual([
      { body: { firstName: 'Adela', lastName: 'Byron', phone: '+12025550100', jobTitle: 'Recruiter', version: 3 } },
    ]);
    expect(screen.getByText('Adela Byron')).toBeDefined();
    await press('Change Name and Phone');
    type(/^First name/, 'Ada');
    await press('Save Changes');
    await waitFor(() => expect(server.calls('saveAccountDetails')[1]?.body.version).toBe(4));
  });

  it('show errors at the field, and keep what was typed', async () => {
    await show(ada);
    type(/^First name/, '');
    type(/^Last name/, 'King');
    await press('Save Changes');
    await waitFor(() => expect(field(/^First name/).getAttribute('aria-invalid')).toBe('true'));
    expect(field(/^Last name/).value).toBe('King');
    expect(server.called()).toEqual([]);
  });

  it('ask which to keep if another device changed them', async () => {
    server.use({ saveAccountDetails: refuse('STALE_VERSION') });
    await show(ada, { ...ada, firstName: 'Adele', detailsVersion: 4 });
    type(/^Last name/, 'King');
    await press('Save Changes');
    await screen.findByText('Adele');
    server.use({ saveAccountDetails: ({ body }) => ({ ...body, version: body.version + 1 }) });
    fireEvent.click(screen.getByText('Adele'));
    const dialog = screen.getByRole('dialog', { hidden: true });
    const save = dialog.querySelectorAll('button');
    await act(async () => fireEvent.click(save[save.length - 1]!));
    await screen.findByText('Changes saved');
    expect(server.calls('saveAccountDetails').at(-1)?.body).toMatchObject({
      firstName: 'Adele',
      lastName: 'King',
      version: 4,
    });
  });
});
