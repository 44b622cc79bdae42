import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '@shared/text/english.fixture';
import type { JobDraft, ManagedJob } from '@shared/hiring/model/job';
import { paths, pathTo } from '@shared/paths';
import { FixedSession } from '@/lib/auth/session';
import { toastStore } from '@/components/ui/base/toast';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering, refuse } from '@/lib/testing/api-server';
import { storeSession } from '@/lib/testing/identity';
import { testId } from '@/lib/testing/ids';
import { sessionOf } from '@/lib/testing/session-of';
import { draftCatalogs } from '@/hiring/parts/jobs/labels/display-value';
import { listedJobOf, managedJobOf } from '@/hiring/parts/jobs/testing';
import { employerJobsOf } from '@/organizations/parts/organization/testing';
import { toasted } from '@/lib/testing/toasted';

vi.mock('@shared/limits', async (original) => {
  const limits = await original<typeof import('@shared/limits')>();
  return { ...limits, displayDurations: { ...limits.displayDurations, autosave: 20, draftSavePause: 20 } };
});
vi.mock('./job-preview', () => ({ JobPreview: () => null }));

const { JobForm } = await import('./job-form');

const longWait = { timeout: 20_000 };
const complete: Partial<ManagedJob> = {
  title: 'Night physician',
  professions: ['physician'],
  department: 'Cardiology',
  specialty: 'Cardiology',
  engagement: 'facility',
  shift: 'days',
  pattern: '5x8',
  hoursPerShift: 8,
  shiftsPerWeek: 5,
  expectedHoursFixed: 40,
  description: 'Care for patients of the ward.',
  requirements: 'Board certified.',
};
let stored: ManagedJob | null = null;
const kept = (job: JobDraft): ManagedJob => {
  stored = managedJobOf({ ...job, status: 'draft', version: (stored?.version ?? 0) + 1 });
  return stored;
};
const server = answering({
  getEmployerJobs: () => employerJobsOf(),
  listManagedJobs: () => ({ items: [listedJobOf({ title: 'ICU nights' })], nextCursor: null }),
  createJob: ({ body }) => kept(body.job),
  updateJob: ({ body }) => kept(body.job),
  countMatchingProfessionals: () => ({ total: 0, parts: null, relaxations: [], complete: true }),
});

const session = sessionOf(null);
const Place = () => <output data-testid="place">{useLocation().pathname}</output>;

const show = async (job: ManagedJob | null = null) => {
  await act(async () =>
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter>
          <FixedSession session={session}>
            <JobForm userId="ann" job={job} />
            <Place />
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
  storeSession();
  await loadTexts('help', 'help/articles', 'marketplace', 'markdown', 'pay', 'notices', ...draftCatalogs);
});

describe('a new posting', () => {
  it('starts from a former job, as a draft', async () => {
    const copy = managedJobOf({ jobId: testId('job', 2), title: 'Copy of ICU nights', status: 'draft' });
    server.use({ duplicateJob: () => copy });
    await show();
    const use = await screen.findByRole<HTMLButtonElement>('button', { name: 'Use Job' });
    expect(use.disabled).toBe(true);
    fireEvent.change(screen.getByLabelText('Start from a job you posted'), { target: { value: listedJobOf().jobId } });
    fireEvent.click(use);
    await waitFor(() => expect(screen.getByTestId('place').textContent).toBe(pathTo(paths.editJob, copy)));
  });

  it('offers no former job to a first one', async () => {
    server.use({ listManagedJobs: () => ({ items: [], nextCursor: null }) });
    await show();
    await waitFor(() => expect(server.calls('listManagedJobs')).toHaveLength(1));
    expect(screen.queryByLabelText('Start from a job you posted')).toBeNull();
  });
});

describe('a draft with an invalid value', { timeout: 60_000 }, () => {
  it('is saved without that value, which stays in the form with its error', async () => {
    await show();
    type(/^Job title/, 'Night nurse');
    type(/^Location/, 'Austin, TX');
    type(/^Contact emails/, 'nobody');
    expect(await screen.findByText('Saved just now, except: Contact emails', undefined, longWait)).toBeTruthy();
    expect(stored).toMatchObject({ title: 'Night nurse', location: 'Austin, TX', contactEmails: [] });
    expect(screen.getByLabelText(/^Contact emails/).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(messages.emailInvalid)).toBeTruthy();
    expect(sectionLook(/Application Details/)).toContain('needs your attention');

    cleanup();
    await show(stored);
    expect(valueOf(/^Contact emails/)).toBe('nobody');
    expect(valueOf(/^Job title/)).toBe('Night nurse');
    expect(await screen.findByText(messages.emailInvalid, undefined, longWait)).toBeTruthy();

    type(/^Contact emails/, 'hr@example.test');
    fireEvent.click(screen.getByRole('button', { name: 'Save as Draft' }));
    await toasted({ kind: 'success', text: 'Draft saved' });
    expect(stored).toMatchObject({ contactEmails: ['hr@example.test'], version: 2 });
    expect(screen.queryByText(messages.emailInvalid)).toBeNull();
    cleanup();
    await show(stored);
    expect(screen.queryByText('Draft restored.')).toBeNull();
  });

  it('says what was omitted on a manual save, and leads there', async () => {
    await show();
    type(/^Hours$/, '999');
    fireEvent.click(screen.getByRole('button', { name: 'Save as Draft' }));
    expect(await screen.findByText(/Draft saved, except for the fields below/, undefined, longWait)).toBeTruthy();
    expect(screen.getByText('1 field needs your attention:')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(/^Hours$/));
    expect(stored).toMatchObject({ expectedHoursFixed: null });
    expect(toastStore.get()).toEqual([]);
  });

  it('may leave required fields empty', async () => {
    await show();
    type(/^Job title/, 'Night nurse');
    type(/^Number of openings/, '');
    fireEvent.click(screen.getByRole('button', { name: 'Save as Draft' }));
    await toasted({ kind: 'success', text: 'Draft saved' });
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
    await waitFor(() => expect(removeButtons()).not.toEqual([]), longWait);
  };

  it('follows the title, and its certifications follow the unit until edited', async () => {
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

  it('with patients drops basic life support only after a confirmation', async () => {
    await show();
    await leaveTitle('Med-surg RN');
    fireEvent.click(screen.getByRole('button', { name: 'Remove Basic Life Support (BLS)' }));
    const question = await screen.findByRole('dialog', { name: 'Remove Basic Life Support?' });
    expect(removeButtons()).toContain('Remove Basic Life Support (BLS)');
    fireEvent.click(within(question).getByRole('button', { name: 'Remove BLS' }));
    await waitFor(() => expect(removeButtons()).not.toContain('Remove Basic Life Support (BLS)'));
  });

  it('of another hiring kind has other fields', async () => {
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

describe('a posted job', { timeout: 60_000 }, () => {
  const job = managedJobOf(complete);
  const typed = () => screen.findByText('Saved in this browser', undefined, longWait);

  it('keeps input in this browser only, until it is discarded', async () => {
    await show(job);
    type(/^Location/, 'Dallas, TX');
    type(/^Description/, 'Half a sentence');
    await typed();
    cleanup();
    await show(job);
    expect(screen.getByText('Draft restored.')).toBeTruthy();
    expect([valueOf(/^Location/), valueOf(/^Description/)]).toEqual(['Dallas, TX', 'Half a sentence']);
    fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(valueOf(/^Location/)).toBe(job.location));
    expect(valueOf(/^Description/)).toBe(job.description);
    cleanup();
    await show(job);
    expect(valueOf(/^Location/)).toBe(job.location);
    expect(screen.queryByText('Draft restored.')).toBeNull();
    expect(server.calls('updateJob')).toEqual([]);
  });

  it('asks about fields that a colleague changed too, and merges the rest', async () => {
    const theirs: ManagedJob = { ...job, title: 'Title of the other', numberOfOpenings: 4, version: 2 };
    server.use({ updateJob: refuse('STALE_VERSION'), getManagedJob: () => theirs });
    await show(job);
    type(/^Job title/, 'My title');
    type(/^Location/, 'Dallas, TX');
    fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    const dialog = await screen.findByRole('dialog', { name: 'Someone else saved changes' }, longWait);
    for (const text of ['Title of the other', 'My title']) expect(dialog.textContent).toContain(text);
    expect(dialog.textContent).not.toContain('Dallas, TX');

    server.use({ updateJob: ({ body }) => kept(body.job) });
    fireEvent.click(within(dialog).getByRole('radio', { name: /Use Latest/ }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await toasted({ kind: 'success', text: 'Changes saved' });
    expect(server.calls('updateJob').at(-1)?.body).toMatchObject({
      job: { title: 'Title of the other', location: 'Dallas, TX', numberOfOpenings: 4 },
      version: 2,
    });
    const manage = pathTo(paths.manageJob, { jobId: job.jobId });
    await waitFor(() => expect(screen.getByTestId('place').textContent).toBe(manage));
  });
});

describe('every form section', { timeout: 60_000 }, () => {
  const full = {
    ...complete,
    title: 'Remote reader',
    department: 'Radiology',
    specialty: 'Radiology',
    jobType: 'locum',
    assignment: 'travel',
    location: '',
    remote: true,
    shift: 'nights',
    pattern: 'other',
    hoursPerShift: 8,
    shiftsPerWeek: 4,
    startOn: '2090-03-01',
    contractWeeks: 6,
    requiredCertifications: ['bls'],
    preferredCertifications: ['abms'],
    licensePolicy: 'by_start',
    minUnitYears: 3,
    unitYearsRequired: true,
    numberOfOpenings: 3,
    project: 'New reading room',
    payBy: 'per_read',
    currency: 'CAD',
    salaryMinCents: 42_50,
    includeExpenses: true,
    expenseType: 'fixed',
    expenseAmountCents: 250_00,
    experience: '3-5',
    expectedHoursType: 'range',
    expectedHoursFixed: null,
    expectedHoursMin: 10,
    expectedHoursMax: 30,
    description: 'Read studies.\n\n<b>From home</b>',
    selectedBenefits: ['Health insurance', 'Other'],
    benefits: 'Two monitors',
    applicationDeadlineOn: '2090-02-01',
    contactEmails: ['hr@example.test', 'reading@example.test'],
    applicationInstructions: 'Send two samples.',
    urgentHiring: true,
  } satisfies Partial<ManagedJob>;

  it('shows what is stored, and sends it back unchanged', async () => {
    await show(managedJobOf({ ...full, status: 'draft' }));
    const shown: [RegExp, string][] = [
      [/^Specialty/, 'Radiology'],
      [/^Start date/, full.startOn],
      [/^Contract length/, '6'],
      [/^Hours per shift/, '8'],
      [/^Minimum years/, '3'],
      [/^Amount/, '42.5'],
      [/^Expense amount/, '250'],
      [/^Maximum hours/, '30'],
      [/^Other benefits/, 'Two monitors'],
      [/^Contact emails/, 'hr@example.test, reading@example.test'],
      [/^Application deadline/, full.applicationDeadlineOn],
    ];
    expect(shown.map(([label]) => valueOf(label))).toEqual(shown.map(([, value]) => value));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Locum tenens' }).checked).toBe(true);
    for (const name of [/^Remote/, /^Urgent hiring/]) {
      expect(screen.getByLabelText<HTMLInputElement>(name).checked).toBe(true);
    }
    expect(screen.getByText('32 hours a week')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Save as Draft' }));
    await toasted({ kind: 'success', text: 'Draft saved' });
    expect(server.calls('updateJob')).toEqual([
      { params: { jobId: testId('job') }, body: { job: expect.objectContaining(full), version: 1 } },
    ]);
  });
});

describe('form errors', { timeout: 60_000 }, () => {
  const post = () => fireEvent.click(screen.getByRole('button', { name: 'Post Job' }));

  it('are counted, link to their fields, and disappear one by one', async () => {
    await show();
    fireEvent.click(screen.getByLabelText(/^Includes expenses/));
    type(/^Minimum pay/, '90');
    type(/^Maximum pay/, '80');
    type(/^Application deadline/, '2020-01-31');
    post();
    expect(await screen.findByText(messages.salaryMinAboveMax, undefined, longWait)).toBeTruthy();
    expect(screen.getByText(messages.deadlineInPast)).toBeTruthy();
    for (const name of [/^Minimum pay/, /^Maximum pay/, /^Application deadline/]) type(name, '');
    post();
    expect(await screen.findByText('9 fields need your attention:', undefined, longWait)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(/^Job title/));
    expect(sectionLook(/^Role/)).toContain('needs your attention');
    expect(server.calls('createJob')).toEqual([]);

    fireEvent.click(within(screen.getByRole('alert')).getByRole('link', { name: 'Requirements' }));
    const requirements = screen.getByLabelText(/^Requirements/);
    await waitFor(() => expect(document.activeElement).toBe(requirements));
    expect(requirements.getAttribute('aria-invalid')).toBe('true');
    type(/^Requirements/, 'Board certified.');
    expect(await screen.findByText('8 fields need your attention:', undefined, longWait)).toBeTruthy();
  });
});
