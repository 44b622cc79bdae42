import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { MyApplication } from '@shared/hiring/model/application';
import type { ApplicationStatus } from '@shared/core/model/enumerations';
import { paths } from '@shared/paths';
import { showTo } from '@/hiring/parts/offers/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { testId, testUserId } from '@/lib/testing/ids';
import { MyApplicationsView } from './my-applications-view';

const at = '2026-11-20T10:00:00.000Z';
const applicationOf = (number: number, jobTitle: string, status: ApplicationStatus) =>
  MyApplication.parse({
    applicationId: testId('app', number),
    jobId: testId('job', number),
    organizationId: testId('org'),
    professionalId: testUserId(),
    status,
    appliedAt: at,
    updatedAt: at,
    statusSince: at,
    version: 1,
    jobTitle,
    organization: 'Mercy',
    location: 'Austin, TX',
    match: null,
  });

answering({
  listMyApplications: () => ({
    items: [applicationOf(1, 'Night nurse', 'new'), applicationOf(2, 'Day nurse', 'rejected')],
    nextCursor: null,
  }),
  listInterviews: () => ({ items: [], nextCursor: null }),
});

const show = (search = '') => showTo('professional', <MyApplicationsView />, { at: paths.applications + search });
const place = () => screen.getByTestId('place').textContent;
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

beforeEach(() => loadTexts('applications', 'labels/hiring', 'labels/jobs', 'search'));

describe('a person’s own applications', () => {
  it('are filtered by status and words, kept in the address', async () => {
    await show();
    await screen.findByRole('link', { name: 'Night nurse' });
    expect(titles()).toEqual(['Night nurse', 'Day nurse']);
    const chips = within(screen.getByRole('group', { name: 'Status' }));
    await act(async () => fireEvent.click(chips.getByRole('button', { name: /^Open\s*1$/ })));
    expect(titles()).toEqual(['Night nurse']);
    expect(place()).toBe(`${paths.applications}?status=open`);
  });

  it('say that none match, and how to see all of them again', async () => {
    await show('?q=surgeon');
    expect(await screen.findByText('No matching applications')).toBeTruthy();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Clear Filters' })));
    expect(titles()).toEqual(['Night nurse', 'Day nurse']);
    expect(place()).toBe(paths.applications);
  });
});
