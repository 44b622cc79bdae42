import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { messages } from '@shared/text/english.fixture';
import { conversationPath, paths, pathTo } from '@shared/paths';
import type { JobDetail, PublicJob } from '@shared/hiring/model/job';
import type { JobMatch } from '@shared/hiring/model/match';
import type { MatchReason } from '@shared/hiring/model/match-reason';
import { loadTexts } from '@/lib/i18n/i18n';
import { answering } from '@/lib/testing/api-server';
import { testId, testUserId } from '@/lib/testing/ids';
import { sessionOf } from '@/lib/testing/session-of';
import { FixedSession } from '@/lib/auth/session';
import { emptyPackage } from '@/hiring/parts/jobs/job-draft';
import { publicJobOf } from '@/hiring/parts/jobs/testing';
import { conversation } from '@/messages/parts/messages/testing';
import { ids, showTo } from '@/hiring/parts/offers/testing';
import { ContactCard } from './company-cards';
import { JobDetailView } from './job-detail-view';
import { JobView } from './job-view';

const ofDetail = {
  contactEmails: [],
  applicationInstructions: '',
  preScreeningQuestions: [],
  company: {
    name: 'Mercy General',
    industry: null,
    size: null,
    website: '',
    description: '',
    founded_year: null,
    specializations: [],
    benefits: [],
  },
  recruiter: { first_name: '', last_name: '', photo_url: null },
  recruiterId: null,
  recruiterPhone: '',
  applicationId: null,
  applicationStatus: null,
  appliedAt: null,
  mayApplyAgain: false,
  askedIn: null,
  saved: false,
};
const server = answering({
  listOrganizationReviews: () => ({ items: [], nextCursor: null, rating: null }),
  listSimilarJobs: () => ({ items: [] }),
  listSavedJobIds: () => ({ jobIds: [] }),
  listAppliedJobIds: () => ({ jobIds: [] }),
});
const visitor = sessionOf(null);
const showPage = async (
  status: PublicJob['status'],
  reader: 'visitor' | 'manager',
  changes: Partial<PublicJob> = {},
) => {
  server.use({ getPublicJob: () => publicJobOf({ status, ...changes }) });
  const page = reader === 'visitor' ? <FixedSession session={visitor} children={<JobView />} /> : <JobView />;
  await showTo('manager', page, { at: pathTo(paths.job, { jobId: ids.job }), path: paths.job });
  await screen.findByText('License.');
};

beforeEach(() => loadTexts('job-page', 'marketplace', 'common', 'answer-clock', 'pay'));

describe('the public page of a job', () => {
  it('leads a visitor to an account or to sign in, and back to the job', async () => {
    await showPage('active', 'visitor');
    const detail = encodeURIComponent(pathTo(paths.jobDetail, { jobId: ids.job }));
    const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(addressOf('Create an Account to Apply')).toBe(`${paths.register}?next=${detail}`);
    expect(addressOf('Sign In')).toBe(`${paths.login}?next=${detail}`);
    expect(screen.queryByText(messages.jobNotOpen)).toBeNull();
  });

  it.each(['paused', 'closed'] as const)('says that it takes none, and offers nothing more: %s', async (status) => {
    await showPage(status, 'visitor');
    expect(screen.getByText(messages.jobNotOpen)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /sign in|account/i })).toBeNull();
  });

  it('says so to employers, too', async () => {
    await showPage('paused', 'manager');
    expect(screen.getByText(messages.jobNotOpen)).toBeTruthy();
  });

  it('says by when candidates get an answer, and how often they did', async () => {
    const answers = { stage: 'open', record: { inTime: 41, total: 44 } } as const;
    await showPage('active', 'visitor', { answerDays: 3, answers });
    expect(await screen.findByText('Answers within 3 business days')).toBeTruthy();
    expect(screen.getByText('Answered 41 of 44 by the promised date (90 days)')).toBeTruthy();
    expect(screen.queryByText('Answers late')).toBeNull();
  });

  it('says that answers are late, and why it takes no applications', async () => {
    await showPage('active', 'visitor', { answerDays: 3, answers: { stage: 'paused', record: null } });
    expect(await screen.findByText('Answers late')).toBeTruthy();
    expect(screen.getByText(/until candidates who applied earlier have their promised answer/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Sign In/ })).toBeNull();
  });
});

it('adds up the pay of a travel contract for candidates', async () => {
  await showPage('active', 'visitor', {
    jobType: 'contract',
    assignment: 'travel',
    hoursPerShift: 12,
    shiftsPerWeek: 3,
    salaryMinCents: 2_520_00,
    salaryMaxCents: 2_520_00,
    payBy: 'exact',
    rate: 'week',
    payPackage: { ...emptyPackage, baseHourlyCents: 28_00, mealsWeeklyCents: 462_00, lodgingWeeklyCents: 1_050_00 },
  });
  expect(await screen.findByRole('heading', { name: 'Pay package' })).toBeTruthy();
  expect(screen.getAllByText('$2,520 per week').length).toBeGreaterThan(0);
  expect(screen.getByText('$70 per hour blended')).toBeTruthy();
  expect(screen.getByText(/tax-free only with a tax home/)).toBeTruthy();
});

describe('a professional’s view of a job', () => {
  const reason: MatchReason = { code: 'profession', args: { professions: ['physician'], profession: 'rn' } };
  const match: JobMatch = {
    rules: 3,
    state: 'not_eligible',
    readyOn: null,
    license: null,
    reasons: [reason],
    steps: [],
    score: null,
    parts: [],
    counterfactuals: [],
  };
  const openDetail = async (changes: Partial<JobDetail>) => {
    const { filledOpenings, ...job } = publicJobOf();
    server.use({ getJobDetail: () => ({ ...job, ...ofDetail, filledOpenings, match: null, ...changes }) });
    await showTo('professional', <JobDetailView />, {
      at: pathTo(paths.jobDetail, { jobId: ids.job }),
      path: paths.jobDetail,
    });
  };
  const showDetail = async (reasons: JobMatch['reasons']) => {
    await openDetail({ match: { ...match, reasons } });
    await screen.findByRole('button', { name: 'Save' });
  };

  it('replaces the button with a sentence for another profession', async () => {
    await showDetail([reason]);
    expect(screen.queryByRole('button', { name: 'Apply Now' })).toBeNull();
    expect(
      screen.getAllByText('Not eligible: the job is for physicians, not registered nurses').length,
    ).toBeGreaterThan(0);
  });

  it('lets people apply who lack another requirement', async () => {
    await showDetail([{ code: 'no_license', args: { state: 'TX' } }]);
    expect(screen.getByRole('button', { name: 'Apply Now' })).toBeTruthy();
  });

  it('replaces the buttons with the application once someone has applied', async () => {
    const appliedAt = '2026-11-02T08:00:00.000Z';
    await openDetail({ applicationId: ids.application, applicationStatus: 'new', appliedAt });
    expect((await screen.findAllByText("You've applied")).length).toBeGreaterThan(0);
    expect(screen.getAllByText('Application Sent').length).toBeGreaterThan(0);
    expect(screen.getAllByText(/^Applied on Nov 2/).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: /^(Apply Now|Save|Share)$/ })).toBeNull();
  });
});

describe('the contact of a job', () => {
  it('shows the number of a recruiter who shares it', async () => {
    const contact = {
      recruiter: { first_name: 'Robin', last_name: 'Hill', photo_url: null },
      jobId: 'job_1',
      applicationId: null,
      askedIn: null,
      recruiterId: null,
      recruiterPhone: '+12025550143',
      contactEmails: ['jobs@mercy.example'],
    };
    await showTo('professional', <ContactCard job={contact} />);
    expect(screen.getByRole('link', { name: '(202) 555-0143' }).getAttribute('href')).toBe('tel:+12025550143');
  });

  it('opens the conversation once the question about the job was asked', async () => {
    const contact = {
      recruiter: { first_name: 'Robin', last_name: 'Hill', photo_url: null },
      jobId: testId('job'),
      applicationId: null,
      askedIn: testId('cnv'),
      recruiterId: ids.job,
      recruiterPhone: '',
      contactEmails: [],
    };
    await showTo('professional', <ContactCard job={contact} />);
    expect(screen.getByText('You asked your question about this job.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View Conversation' }).getAttribute('href')).toBe(
      conversationPath(testId('cnv')),
    );
    expect(screen.queryByRole('link', { name: 'Ask a Question' })).toBeNull();
  });

  describe('for a plan that limits questions', () => {
    const contact = {
      recruiter: { first_name: 'Robin', last_name: 'Hill', photo_url: null },
      jobId: testId('job'),
      applicationId: null,
      askedIn: null,
      recruiterId: testUserId(2),
      recruiterPhone: '',
      contactEmails: [],
    };
    const showAfter = async (used: number, counts = true) => {
      await loadTexts('plan-limits');
      server.use({
        findConversation: () => ({
          conversation: null,
          with: conversation().with,
          ...(counts && { question: true as const }),
        }),
        getPlan: () => ({
          billing: 'stripe' as const,
          kind: 'professional' as const,
          plan: { planId: 'basic' as const, state: 'free' as const, period: null, priceCents: null },
          use: [{ feature: 'questionsPerMonth' as const, used, limit: 10 }],
          mayChange: true,
          administrators: [],
          graceUntil: null,
        }),
      });
      await showTo('professional', <ContactCard job={contact} />);
    };
    const noteOf = (button: HTMLElement) =>
      document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent;

    it('says with the button how many are left', async () => {
      await showAfter(7);
      await screen.findByText(/3 left this month/);
      const button = screen.getByRole('link', { name: 'Ask a Question' });
      expect(noteOf(button)).toContain('3 left this month');
    });

    it('lets people write who work for the employer, whatever is left', async () => {
      await showAfter(10, false);
      const button = await screen.findByRole('link', { name: 'Ask a Question' });
      expect(noteOf(button)).toBeUndefined();
      expect(screen.queryByText(/last question/)).toBeNull();
    });

    it('disables the button once none is left, and says why', async () => {
      await showAfter(10);
      const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Ask a Question' });
      expect(button.disabled).toBe(true);
      expect(noteOf(button)).toContain("You've asked this month's last question.");
      expect(screen.queryByRole('link', { name: 'Ask a Question' })).toBeNull();
    });
  });

  it('is absent when the job takes no applications', async () => {
    const contact = {
      jobId: testId('job'),
      applicationId: null,
      askedIn: null,
      recruiter: { first_name: '', last_name: '', photo_url: null },
      recruiterId: null,
      recruiterPhone: '',
      contactEmails: [],
    };
    await showTo('professional', <ContactCard job={contact satisfies Partial<JobDetail>} />);
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
