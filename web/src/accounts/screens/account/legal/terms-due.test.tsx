import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { currentTerms, type DueDocument } from '@shared/legal/documents';
import { act } from '@/lib/testing/act';
import { answering, refuse, unreachable } from '@/lib/testing/api-server';
import { sessionOf, someone, visit } from '../testing';
import { TermsDue } from './terms-due';

const server = answering({ acceptTerms: () => ({ items: [] }) });
const calls = () => server.calls('acceptTerms');

const terms = (changes: Partial<DueDocument> = {}): DueDocument => ({
  document: 'terms',
  version: currentTerms.terms,
  accepted: null,
  ...changes,
});
const open = async (due: readonly DueDocument[]) => {
  const session = sessionOf(someone());
  await visit(<TermsDue due={due} />, '/dashboard', session);
  return session;
};
const press = (name: string) => act(async () => fireEvent.click(await screen.findByRole('button', { name })));

describe('terms that must be accepted', () => {
  it('are accepted with one call, and the page continues', async () => {
    const session = await open([terms(), terms({ document: 'privacy', version: currentTerms.privacy })]);
    expect(await screen.findByRole('heading', { name: 'Review our terms' })).toBeDefined();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Terms of Service',
      'Privacy Policy',
      'Contact us',
    ]);
    const button = screen.getByRole('button', { name: 'Accept and Continue' });
    await act(async () => {
      fireEvent.click(button);
      fireEvent.click(button);
    });
    await waitFor(() => expect(session.refresh).toHaveBeenCalledTimes(1));
    expect(calls()).toEqual([{ body: { accepted: currentTerms } }]);
  });

  it('name the changes since the accepted version', async () => {
    await open([terms({ accepted: currentTerms.terms - 1 })]);
    expect(await screen.findByRole('heading', { name: 'Our terms have changed' })).toBeDefined();
    expect(screen.getByText(/^You request the deletion of your account/)).toBeDefined();
  });

  it.each([
    ['the server has a newer version', [terms({ version: currentTerms.terms + 1, accepted: currentTerms.terms })]],
    ['a newer version comes meanwhile', [terms()]],
  ])('need a new page when %s', async (_name, due) => {
    server.use({ acceptTerms: refuse('STALE_VERSION') });
    const session = await open(due);
    if (due[0]?.version === currentTerms.terms) await press('Accept and Continue');
    expect(await screen.findByRole('button', { name: 'Reload Page' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Accept and Continue' })).toBeNull();
    expect(session.refresh).not.toHaveBeenCalled();
  });

  it('can be retried, or left', async () => {
    server.use({ acceptTerms: unreachable });
    const session = await open([terms()]);
    await press('Accept and Continue');
    expect((await screen.findByRole('alert')).textContent).toContain("We couldn't save your acceptance");
    await press('Sign Out');
    expect(session.signOut).toHaveBeenCalled();
  });
});
