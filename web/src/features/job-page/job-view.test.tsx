import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '@shared/text/english.fixture';
import { paths, pathTo } from '@shared/paths';
import type { JobDetail, PublicJob } from '@shared/model/job';
import type { JobMatch } from '@shared/model/match';
import type { MatchReason } from '@shared/model/match-reason';
import { loadTexts } from '@/lib/i18n/i18n';
import { answering } from '@/lib/testing/api-server';
import { sessionOf } from '@/lib/testing/session-of';
import { FixedSession } from '@/lib/auth/session';
import { publicJobOf } from '@/entities/jobs/testing';
import { ids, showTo } from '@/entities/offers/testing';
import { ContactCard } from './company-cards';
import { JobDetailView } from './job-detail-view';
import { JobView } from './job-view';

vi.mock('./similar-jobs', () => ({ SimilarJobs: () => null }));

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
  applicationId: null,
  applicationStatus: null,
  appliedAt: null,
  mayApplyAgain: false,
  saved: false,
};
const server = answering({
  listOrganizationReviews: () => ({ items: [], nextCursor: null, rating: null }),
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

beforeEach(() => loadTexts('job-page', 'marketplace', 'common', 'answer-clock'));

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

describe('the page of a job for a professional', () => {
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
  const showDetail = async (reasons: JobMatch['reasons']) => {
    const { filledOpenings, ...job } = publicJobOf();
    server.use({ getJobDetail: () => ({ ...job, ...ofDetail, filledOpenings, match: { ...match, reasons } }) });
    await showTo('professional', <JobDetailView />, {
      at: pathTo(paths.jobDetail, { jobId: ids.job }),
      path: paths.jobDetail,
    });
    await screen.findByRole('button', { name: 'Save' });
  };

  it('has a sentence instead of the button for another profession', async () => {
    await showDetail([reason]);
    expect(screen.queryByRole('button', { name: 'Apply Now' })).toBeNull();
    expect(
      screen.getAllByText('Not eligible: the job is for physicians, not registered nurses').length,
    ).toBeGreaterThan(0);
  });

  it('lets people apply who lack something else', async () => {
    await showDetail([{ code: 'no_license', args: { state: 'TX' } }]);
    expect(screen.getByRole('button', { name: 'Apply Now' })).toBeTruthy();
  });
});

describe('the contact of a job', () => {
  it('is not there when the job takes no applications', async () => {
    const contact = {
      recruiter: { first_name: '', last_name: '', photo_url: null },
      recruiterId: null,
      contactEmails: [],
    };
    await showTo('professional', <ContactCard job={contact satisfies Partial<JobDetail>} />);
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
