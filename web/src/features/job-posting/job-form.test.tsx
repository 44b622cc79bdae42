import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '@shared/text/english.fixture';
import type { JobDraft, ManagedJob } from '@shared/model/job';
import { FixedSession } from '@/lib/auth/session';
import { loadTexts } from '@/lib/i18n/i18n';
import { answering } from '@/lib/testing/api-server';
import { sessionOf } from '@/lib/testing/session-of';
import { draftCatalogs } from '@/entities/jobs/display-value';
import { managedJobOf } from '@/entities/jobs/testing';
import { employerJobsOf } from '@/entities/organization/testing';

const toast = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }));
vi.mock('@/components/ui/base/toast', async (original) => ({ ...(await original<object>()), toast }));
vi.mock('@shared/limits', async (original) => {
  const limits = await original<typeof import('@shared/limits')>();
  return { ...limits, displayDurations: { ...limits.displayDurations, autosave: 20, draftSavePause: 20 } };
});
vi.mock('./job-preview', () => ({ JobPreview: () => null }));

const { JobForm } = await import('./job-form');

const patience = { timeout: 20_000 };
let stored: ManagedJob | null = null;
const kept = (job: JobDraft): ManagedJob => {
  stored = managedJobOf({ ...job, status: 'draft', version: (stored?.version ?? 0) + 1 });
  return stored;
};
answering({
  getEmployerJobs: () => employerJobsOf(),
  createJob: ({ body }) => kept(body.job),
  updateJob: ({ body }) => kept(body.job),
  countMatchingProfessionals: () => ({ total: 0, parts: null, relaxations: [], complete: true }),
});

const session = sessionOf(null);

const show = async (job: ManagedJob | null = null) => {
  await act(async () =>
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter>
          <FixedSession session={session}>
            <JobForm userId="ann" job={job} />
          </FixedSession>
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  );
};
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const valueOf = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;
const sectionLook = (name: RegExp) =>
  within(screen.getByRole('navigation', { name: 'Job sections' })).getByRole('link', { name }).textContent;

beforeEach(async () => {
  stored = null;
  window.localStorage.clear();
  window.localStorage.setItem('CognitoIdentityServiceProvider.client.LastAuthUser', 'ann');
  toast.success.mockReset();
  await loadTexts('help', 'help/articles', 'marketplace', 'markdown', 'pay', 'notices', ...draftCatalogs);
});

describe('a draft with a wrong value', { timeout: 60_000 }, () => {
  it('is saved without that value, which stays here and is shown as wrong', async () => {
    await show();
    type(/^Job title/, 'Night nurse');
    type(/^Location/, 'Austin, TX');
    type(/^Contact emails/, 'nobody');
    expect(await screen.findByText('Saved just now, except: Contact emails', undefined, patience)).toBeTruthy();
    expect(stored).toMatchObject({ title: 'Night nurse', location: 'Austin, TX', contactEmails: [] });
    expect(screen.getByLabelText(/^Contact emails/).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(messages.emailInvalid)).toBeTruthy();
    expect(sectionLook(/Application Details/)).toContain('needs your attention');

    cleanup();
    await show(stored);
    expect(valueOf(/^Contact emails/)).toBe('nobody');
    expect(valueOf(/^Job title/)).toBe('Night nurse');
    expect(await screen.findByText(messages.emailInvalid, undefined, patience)).toBeTruthy();

    type(/^Contact emails/, 'hr@example.test');
    fireEvent.click(screen.getByRole('button', { name: 'Save as Draft' }));
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith('Draft saved'), patience);
    expect(stored).toMatchObject({ contactEmails: ['hr@example.test'], version: 2 });
    expect(screen.queryByText(messages.emailInvalid)).toBeNull();
    cleanup();
    await show(stored);
    expect(screen.queryByText('Draft restored.')).toBeNull();
  });

  it('saved by hand says what was left out and leads there', async () => {
    await show();
    type(/^Hours$/, '999');
    fireEvent.click(screen.getByRole('button', { name: 'Save as Draft' }));
    expect(await screen.findByText(/Draft saved, except for the fields below/, undefined, patience)).toBeTruthy();
    expect(screen.getByText('1 field needs your attention:')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(/^Hours$/));
    expect(stored).toMatchObject({ expectedHoursFixed: null });
    expect(toast.success).not.toHaveBeenCalled();
  });

  it('may leave what is required empty', async () => {
    await show();
    type(/^Job title/, 'Night nurse');
    type(/^Number of openings/, '');
    fireEvent.click(screen.getByRole('button', { name: 'Save as Draft' }));
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith('Draft saved'), patience);
    expect(stored).toMatchObject({ title: 'Night nurse', numberOfOpenings: 1 });
    expect(screen.getByText('Saved just now')).toBeTruthy();
  });
});

describe('a role', { timeout: 60_000 }, () => {
  const removeButtons = () =>
    screen.queryAllByRole('button', { name: /^Remove / }).map((button) => button.getAttribute('aria-label'));
  const leaveTitle = async (title: string) => {
    type(/^Job title/, title);
    fireEvent.blur(screen.getByLabelText(/^Job title/));
    await waitFor(() => expect(removeButtons()).not.toEqual([]), patience);
  };

  it('follows the title, and its certifications follow the unit until they are changed', async () => {
    await show();
    fireEvent.click(screen.getByRole('radio', { name: 'Travel contract' }));
    await leaveTitle('Travel ICU RN');
    expect(valueOf(/^Unit/)).toBe('icu');
    expect(screen.queryByLabelText(/^Specialty/)).toBeNull();
    const nurse = 'Remove Registered nurse (RN)';
    const [bls, acls] = ['Remove Basic Life Support (BLS)', 'Remove Advanced Cardiovascular Life Support (ACLS)'];
    expect(removeButtons()).toEqual([nurse, bls, acls, 'Remove CCRN (adult critical care)']);
    type(/^Unit/, 'med_surg');
    expect(removeButtons()).toEqual([nurse, bls, 'Remove CMSRN (medical-surgical)']);

    fireEvent.click(screen.getByRole('button', { name: 'Remove CMSRN (medical-surgical)' }));
    type(/^Unit/, 'icu');
    expect(removeButtons()).toEqual([nurse, bls]);
  });

  it('with patients loses basic life support only after a question', async () => {
    await show();
    await leaveTitle('Med-surg RN');
    fireEvent.click(screen.getByRole('button', { name: 'Remove Basic Life Support (BLS)' }));
    const question = await screen.findByRole('dialog', { name: 'Remove Basic Life Support?' });
    expect(removeButtons()).toContain('Remove Basic Life Support (BLS)');
    fireEvent.click(within(question).getByRole('button', { name: 'Remove BLS' }));
    await waitFor(() => expect(removeButtons()).not.toContain('Remove Basic Life Support (BLS)'));
  });

  it('of another kind of hiring has other fields', async () => {
    await show();
    expect(screen.queryByLabelText(/^Contract length/)).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: 'Local contract' }));
    expect(screen.getByLabelText(/^Contract length/)).toBeTruthy();
    expect(valueOf(/^Employment type/)).toBe('contract');
    fireEvent.click(screen.getByRole('radio', { name: 'Per diem shifts' }));
    expect(screen.queryByLabelText(/^Start date/)).toBeNull();
    expect(screen.queryByLabelText(/^Employment type/)).toBeNull();
  });
});
