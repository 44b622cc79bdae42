import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { paths } from '@shared/paths';
import { jobHitOf, jobSearchResultOf } from '@/hiring/parts/jobs/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering, unanswered, unreachable } from '@/lib/testing/api-server';
import { testId } from '@/lib/testing/ids';
import { Landing } from './landing';

const jobs = Array.from({ length: 6 }, (_, at) => jobHitOf(`Job ${at + 1}`, { jobId: testId('job', at + 1) }));
const server = answering({ searchJobs: () => jobSearchResultOf(jobs) });

beforeAll(() => loadTexts('pages/landing', 'figures', 'labels/jobs', 'labels/professions', 'marketplace', 'job-row'));

const Place = () => {
  const { pathname, search } = useLocation();
  return <p data-testid="place">{pathname + search}</p>;
};

const page = (
  <MemoryRouter>
    <Routes>
      <Route path="/" element={<Landing />} />
      <Route path="*" element={<Place />} />
    </Routes>
  </MemoryRouter>
);

const open = () => act(() => Promise.resolve(render(page)));
const newest = () => screen.queryByRole('region', { name: 'Newest jobs' });

describe('live jobs', () => {
  it('shows the newest four and the open jobs per specialty in one request', async () => {
    await open();
    const links = await within(newest()!).findAllByRole('link', { name: /^Job / });
    expect(links.map((it) => it.textContent)).toEqual(['Job 1', 'Job 2', 'Job 3', 'Job 4']);
    expect((await screen.findByRole('link', { name: /^Cardiology/ })).textContent).toContain('3 jobs');
    expect(screen.getByRole('link', { name: /^Radiology/ }).textContent).toContain('None open');
    expect(await screen.findByRole('link', { name: /^Physician .*3$/ })).toHaveProperty(
      'href',
      expect.stringMatching(/\/jobs\?profession=physician$/),
    );
    expect(server.calls('searchJobs')).toEqual([{ query: { sort: 'newest' } }]);
  });

  it.each([
    ['the search fails', unreachable],
    ['nothing is open', () => jobSearchResultOf([])],
  ])('shows no jobs and no counts when %s', async (_, answer) => {
    server.use({ searchJobs: answer });
    await open();
    await waitFor(() => expect(newest()).toBeNull());
    expect((await screen.findByRole('link', { name: /^Cardiology/ })).textContent).not.toMatch(/\d/);
    expect(screen.queryByText('Open now')).toBeNull();
  });

  it('leads from both sides to how it works', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'How it works' }).getAttribute('href')).toBe(paths.howItWorks);
  });

  it('keeps the prerendered page free of jobs', () => {
    server.use({ searchJobs: unanswered });
    const html = renderToString(page);
    expect(html).toContain('Newest jobs');
    expect(html).not.toContain('Job 1');
    expect(server.called()).toEqual([]);
  });
});

it.each([
  ['ICU nurse', ' Chicago, IL ', '/jobs?q=ICU+nurse+Chicago%2C+IL'],
  ['', '60601', '/jobs?q=60601'],
  ['CRNA', '', '/jobs?q=CRNA'],
  ['', ' ', '/jobs'],
])('searches jobs for "%s" in "%s"', async (what, where, address) => {
  await open();
  fireEvent.change(screen.getByRole('searchbox', { name: /^Profession/ }), { target: { value: what } });
  fireEvent.change(screen.getByRole('searchbox', { name: /^City/ }), { target: { value: where } });
  fireEvent.click(screen.getByRole('button', { name: 'Search Jobs' }));
  expect(screen.getByTestId('place').textContent).toBe(address);
});

it('labels the example and the stories', async () => {
  await open();
  expect(within(screen.getByRole('figure', { name: 'Example of a match' })).getByText('Example')).toBeTruthy();
  expect(screen.getAllByText('Illustrative')).toHaveLength(3);
});
