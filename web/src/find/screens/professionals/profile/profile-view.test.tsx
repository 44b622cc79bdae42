import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@shared/paths';
import { loadTexts } from '@/lib/i18n/i18n';
import { answering, refuse, unreachable } from '@/lib/testing/api-server';
import { ProfileView } from './profile-view';
import { ada, limitedCard, showAt, viewOf, type readers } from '../testing';

let profile = viewOf();
const server = answering({
  getProfessional: () => profile,
  getPublicProfessional: () => profile,
  recordProfileView: () => ({ userId: ada }),
  listSavedProfessionalIds: () => ({ userIds: [ada] }),
  getProfessionalResume: () => ({
    url: 'https://files.example/resume',
    fileName: 'a.pdf',
    expiresAt: '2026-11-21T08:05:00.000Z',
  }),
});

const open = (reader: keyof typeof readers, at = `/doctors/profile/${ada}`) =>
  showAt(
    at,
    reader,
    <Routes>
      <Route path={paths.doctorProfile} element={<ProfileView notFound={<h1>Page Not Found</h1>} />} />
    </Routes>,
  );
const asked = server.called;

beforeEach(async () => {
  profile = viewOf();
  await loadTexts('professionals', 'professional-profile', 'marketplace', 'credentials', 'portfolio');
  await loadTexts('labels/professions', 'labels/units', 'labels/certifications');
});

describe('a profile', () => {
  it('shows an employer the week, work history and verified items, and counts as a view', async () => {
    await open('member');
    expect(await screen.findByRole('heading', { level: 1, name: 'Ada Rivera' })).toBeDefined();
    expect((await screen.findAllByText('$80 - $110 per hour')).length).toBeGreaterThan(0);
    expect(screen.getByRole('table', { name: /Weekly availability/ })).toBeDefined();
    expect(screen.getByText('NPPES NPI Registry, Nov 3, 2026')).toBeDefined();
    expect(screen.getByText(/doesn't share contact details/)).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Saved' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Download Resume' })).toBeNull();
    await waitFor(() => expect(asked()).toContain('recordProfileView'));

    fireEvent.click(screen.getByRole('tab', { name: 'Experience' }));
    expect(await screen.findByText('St. David’s, Austin, TX')).toBeDefined();
    expect(screen.getByText('Since Mar 2019')).toBeDefined();
    expect(screen.getByText('Sep 2011 - Jun 2015')).toBeDefined();
    expect(screen.getByText('Multistate (Nurse Licensure Compact)')).toBeDefined();
    expect(screen.getByTestId('place').textContent).toBe(`/doctors/profile/${ada}?tab=experience`);
  });

  it('opens the section that its address names', async () => {
    await open('member', `/doctors/profile/${ada}?tab=portfolio`);
    expect(await screen.findByText('No portfolio items yet')).toBeDefined();
  });

  it('shows applied-to employers numbers, contact, and resume', async () => {
    profile = viewOf({
      access: 'full',
      npiNumber: '1234567893',
      contact: { email: 'ada@example.com', phone: '' },
      licenses: viewOf().licenses.map((license) => ({ ...license, number: 'RN-778' })),
      education: viewOf().education.map((entry) => ({ ...entry, credentialId: 'EDU-21' })),
    });
    await open('member', `/doctors/profile/${ada}?tab=experience`);
    expect(await screen.findByText('RN-778')).toBeDefined();
    expect(screen.getByText('EDU-21')).toBeDefined();
    expect(screen.getByText('1234567893')).toBeDefined();
    expect(screen.getByText('ada@example.com').closest('a')?.getAttribute('href')).toBe('mailto:ada@example.com');
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    fireEvent.click(screen.getByRole('button', { name: 'Download Resume' }));
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    click.mockRestore();
  });

  it('shows a visitor the public part and asks to sign in', async () => {
    const { employment, education, licenses } = viewOf();
    profile = viewOf({
      ...limitedCard(),
      access: 'limited',
      availability: null,
      employment: employment.map((job) => ({ ...job, employer: '', location: '', description: '' })),
      education: education.map((entry) => ({ ...entry, institution: '' })),
      licenses,
      portfolioCount: 2,
      saved: null,
    });
    await open('visitor');
    expect(await screen.findByRole('heading', { level: 1, name: 'Ada R.' })).toBeDefined();
    expect(asked()).toEqual(['getPublicProfessional']);
    expect(screen.getByText(/Sign in as an employer to see the full name/)).toBeDefined();
    expect(screen.getByText(/Only employers can see the summary/)).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Contact' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Save/ })).toBeNull();
    fireEvent.click(screen.getByRole('tab', { name: 'Portfolio' }));
    expect(await screen.findByText('It has 2 items.')).toBeDefined();
  });

  it('explains an anonymous profile', async () => {
    profile = viewOf({ displayName: 'A. R.', anonymous: true });
    await open('member');
    expect(await screen.findByText(/prefers to stay anonymous/)).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Contact' })).toBeNull();
  });

  it('tells support why they see the name, and counts no view', async () => {
    profile = viewOf({ access: 'full', anonymous: true, saved: null });
    await open('support');
    expect(await screen.findByText(/Only support and employers they've applied to see the name/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /Save/ })).toBeNull();
    expect(asked()).toEqual(['getProfessional']);
  });

  it('says that it is the reader’s own, and counts no view', async () => {
    profile = viewOf({ access: 'own', saved: null, contact: { email: 'ada@example.com', phone: '' } });
    await open('professional');
    expect(await screen.findByText(/This is your full profile/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Edit Profile' }).getAttribute('href')).toBe('/profile/edit');
    expect(asked()).toEqual(['getProfessional']);
  });

  it('answers not found where the reader may not see it', async () => {
    server.use({ getPublicProfessional: refuse('NOT_FOUND') });
    await open('visitor');
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeDefined();
  });

  it('can be retried when the server could not be reached', async () => {
    server.use({ getPublicProfessional: unreachable });
    await open('visitor');
    const again = await screen.findByRole('button', { name: 'Try Again' });
    server.use({ getPublicProfessional: () => profile });
    fireEvent.click(again);
    expect(await screen.findByRole('heading', { level: 1, name: 'Ada Rivera' })).toBeDefined();
  });
});
