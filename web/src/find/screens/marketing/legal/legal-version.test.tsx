import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LegalText } from '@shared/legal/legal-text';
import { paths } from '@shared/paths';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { LegalVersion } from './legal-version';
import { archivedText } from './legal-archive';

vi.mock('./legal-archive', () => ({ archivedText: vi.fn() }));
vi.mock('@shared/legal/documents', async (original) => {
  const actual = await original<typeof import('@shared/legal/documents')>();
  const terms = [{ effectiveOn: '2026-11-23' }, { effectiveOn: '2027-02-01' }];
  return { ...actual, legalVersions: { ...actual.legalVersions, terms } };
});

const textOf = (minutes: number): LegalText => ({
  title: 'Terms of Service',
  description: '',
  parts: [
    {
      heading: 'Codes',
      paragraphs: [`Codes are valid for ${minutes} minutes.`],
      list: ['Keep <jobs>jobs</jobs> true.'],
    },
  ],
});

beforeAll(() => loadTexts('legal'));
afterEach(() => void vi.useRealTimers());
beforeEach(() => {
  vi.setSystemTime('2027-03-01T12:00:00Z');
  vi.mocked(archivedText).mockReset();
});

const open = (address: string) =>
  act(async () =>
    render(
      <Suspense>
        <MemoryRouter initialEntries={[address]}>
          <Routes>
            <Route path={paths.legalVersion} element={<LegalVersion notFound={<p>No such page</p>} />} />
          </Routes>
        </MemoryRouter>
      </Suspense>,
    ),
  );

const archiveHasTwo = () =>
  vi.mocked(archivedText).mockImplementation(async (_document, version) => textOf(version === 1 ? 10 : 15));

describe('a version of a legal document', () => {
  it('is shown as it was stored', async () => {
    const archive = await vi.importActual<typeof import('./legal-archive')>('./legal-archive');
    vi.mocked(archivedText).mockImplementation((...version) => archive.archivedText(...version));
    await open('/legal/accessibility/1');
    expect(await screen.findByRole('heading', { level: 1, name: 'Accessibility, Version 1' })).toBeDefined();
    expect(screen.getByText('Version 1, effective Nov 23, 2026')).toBeDefined();
    expect(screen.getByText('This is the current version.')).toBeDefined();
    expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(1);
    expect(screen.queryByRole('navigation', { name: 'Views of this version' })).toBeNull();
  });

  it('says how long it was in effect once there is a newer one', async () => {
    archiveHasTwo();
    await open('/legal/terms/1');
    expect(await screen.findByText('Codes are valid for 10 minutes.')).toBeDefined();
    expect(screen.getByText(/in effect from Nov 23, 2026 to Feb 1, 2027/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Read the current version' }).getAttribute('href')).toBe('/terms');
    expect(screen.getByRole('link', { name: 'jobs' }).getAttribute('href')).toBe('/jobs');
  });

  it('says from when a newer one is in effect', async () => {
    vi.setSystemTime('2027-01-15T12:00:00Z');
    archiveHasTwo();
    await open('/legal/terms/1');
    expect(await screen.findByText(/^This is the current version\. The/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'next one' }).getAttribute('href')).toBe('/legal/terms/2');
  });

  it('says from when it is in effect', async () => {
    vi.setSystemTime('2027-01-15T12:00:00Z');
    archiveHasTwo();
    await open('/legal/terms/2');
    expect(await screen.findByText('This version takes effect on Feb 1, 2027.')).toBeDefined();
  });

  it('shows its changes to the previous one', async () => {
    archiveHasTwo();
    await open('/legal/terms/2?view=changes');
    expect((await screen.findByRole('deletion')).textContent).toBe('10');
    expect(screen.getByRole('insertion').textContent).toBe('15');
    expect(screen.getByRole('link', { name: 'Changes From Version 1' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Full Text' }).getAttribute('href')).toBe('/legal/terms/2');
  });

  it.each(['/legal/terms/3', '/legal/terms/0', '/legal/terms/01', '/legal/secrets/1'])(
    'does not exist at %s',
    async (address) => {
      await open(address);
      expect(screen.getByText('No such page')).toBeDefined();
      expect(archivedText).not.toHaveBeenCalled();
    },
  );
});
