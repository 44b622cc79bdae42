import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import type { EmployerQueueRow, ProfessionalQueueRow } from '@shared/hiring/model/work-queue';
import { interviewPath, paths, pathTo } from '@shared/paths';
import { loadTexts } from '@/lib/i18n/i18n';
import { testId, testUserId } from '@/lib/testing/ids';
import { EmployerRow } from './employer/employer-queue-rows';
import { ProfessionalRow } from './professional/professional-queue-rows';
import { soonOf } from './queue-texts';

const now = Date.parse('2026-11-23T15:42:00.000Z');
const due = '2026-11-24T10:00:00.000Z';
const elena = { userId: testUserId(1), name: 'Elena Vasquez', photo_url: null };

beforeEach(() =>
  loadTexts('home', 'labels/jobs', 'labels/certifications', 'labels/profiles', 'compliance', 'health-file'),
);

const show = (row: React.ReactNode) =>
  render(
    <MemoryRouter>
      <Suspense>
        <ol>{row}</ol>
      </Suspense>
    </MemoryRouter>,
  );
const showEmployer = (row: EmployerQueueRow, at = now) => show(<EmployerRow row={row} now={at} />);

const interviewAt = (startsAt: string): EmployerQueueRow & ProfessionalQueueRow => ({
  kind: 'interview',
  due: startsAt,
  interview: {
    interviewId: testId('int'),
    applicationId: testId('app'),
    jobTitle: 'Locum',
    organizationId: testId('org'),
    organization: 'Lakeshore',
    professional: elena,
    type: 'video',
    startsAt,
    endsAt: new Date(Date.parse(startsAt) + 1_800_000).toISOString(),
    timeZone: 'America/Chicago',
    team: ['David Okafor'],
    isMine: true,
  },
});

describe('an interview in the queue', () => {
  it('is highlighted and can be joined shortly before the start', async () => {
    showEmployer(interviewAt('2026-11-23T15:52:00.000Z'));
    expect(await screen.findByText('Starts in 10 minutes · Locum · with David Okafor')).toBeDefined();
    const join = screen.getByRole('link', { name: 'Join' });
    expect(join.getAttribute('href')).toBe(pathTo(paths.joinInterview, { interviewId: testId('int') }));
  });

  it('leads only to its details before that', async () => {
    showEmployer(interviewAt('2026-11-23T20:00:00.000Z'));
    expect(await screen.findByText('Locum · with David Okafor')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Details' }).getAttribute('href')).toBe(interviewPath(testId('int')));
  });
});

describe('a row', () => {
  it('of new applicants names the jobs', async () => {
    const jobs = [{ jobId: testId('job'), title: 'RN, ICU', count: 4 }];
    showEmployer({ kind: 'new_applicants', due, count: 6, jobs, faces: [elena] });
    expect(await screen.findByRole('heading', { name: 'Review 6 new applicants' })).toBeDefined();
    expect(screen.getByText('4 for RN, ICU · 2 for other jobs')).toBeDefined();
  });

  it('of weeks shows the amount and what is hidden', async () => {
    const week = {
      placementId: testId('plc'),
      weekStartsOn: '2026-11-09',
      professional: elena,
      jobTitle: 'Locum',
      minutes: 36 * 60,
      cents: 558_000,
      currency: 'USD' as const,
    };
    showEmployer({
      kind: 'weeks_submitted',
      due,
      count: 3,
      isMore: false,
      total: { cents: 1_000_000, currency: 'USD' },
      firstWeek: '2026-11-09',
      lastWeek: '2026-11-09',
      weeks: [week],
    });
    expect((await screen.findByRole('heading', { name: /3 weeks to approve/ })).textContent).toContain('$10,000');
    expect(screen.getByRole('link', { name: '2 more weeks, $4,420' })).toBeDefined();
  });

  it.each([
    ['2099-12-12', 10, '10 documents for Tampa General', 'First due Dec 12'],
    ['2020-12-12', 1, '1 document for Tampa General', 'Was due Dec 12'],
  ])('of documents due on %s leads to their list', async (firstDueOn, count, title, when) => {
    const placementId = testId('plc');
    const work = { organizationId: testId('org'), organization: 'Tampa General', jobTitle: 'RN, ICU' };
    show(<ProfessionalRow row={{ kind: 'documents', due, placementId, ...work, count, firstDueOn }} now={now} />);
    expect(await screen.findByRole('heading', { name: title })).toBeDefined();
    expect(screen.getByText(when)).toBeDefined();
    expect(screen.getByRole('link', { name: 'View Checklist' }).getAttribute('href')).toBe(
      `${pathTo(paths.placement, { placementId })}#compliance`,
    );
  });

  it('of an expiring card shows its short and full name', async () => {
    const credential = { type: 'certification', code: 'bls', otherName: '' } as const;
    show(<ProfessionalRow row={{ kind: 'credential_expiring', due, credential, expiresOn: '2020-01-01' }} now={now} />);
    expect(await screen.findByRole('heading', { name: 'BLS expires today' })).toBeDefined();
    expect(screen.getByText(/Basic Life Support/)).toBeDefined();
  });
});

it.each([
  ['2026-11-23', { when: 'today', day: '2026-11-23' }],
  ['2026-11-24', { when: 'tomorrow', day: '2026-11-24' }],
  ['2026-11-27', { when: 'on', day: 'Friday' }],
  ['2026-12-14', { when: 'on', day: 'Dec 14' }],
  ['2027-01-04', { when: 'on', day: 'Jan 4, 2027' }],
])('on a Monday, %s reads %o', (day, said) => {
  expect(soonOf(day, '2026-11-23')).toEqual(said);
});
