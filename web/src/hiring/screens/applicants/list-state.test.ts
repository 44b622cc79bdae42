import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { loadTexts, useTranslation } from '@/lib/i18n/i18n';
import {
  boardRows,
  countsOf,
  groupedRows,
  isNarrowed,
  rowsFor,
  shownStage,
  stateOf,
  viewOf,
  withState,
} from './list-state';
import { applicantCalled, rowWith } from './testing';

await loadTexts('labels/jobs');
const { t } = renderHook(() => useTranslation('labels/jobs')).result.current;

const at = (search: string) => stateOf(new URLSearchParams(search));
const names = (rows: readonly { candidate: { firstName: string } }[]) => rows.map((row) => row.candidate.firstName);

const ann = applicantCalled('Ann', { appliedAt: '2026-11-01T00:00:00.000Z', rating: 4, match: null });
const bob = applicantCalled('Bob', {
  appliedAt: '2026-11-03T00:00:00.000Z',
  status: 'hired',
  match: { score: 70, state: 'eligible', readyOn: null, reasons: [], steps: [] },
  candidate: { ...rowWith().candidate, firstName: 'Bob', lastName: 'Beta', specialty: 'Urology', experience: null },
});
const cat = applicantCalled('Cat', {
  appliedAt: '2026-11-02T00:00:00.000Z',
  rating: 5,
  match: { score: 95, state: 'eligible_if', readyOn: '2026-12-06', reasons: [], steps: [] },
  jobId: 'job_2',
  candidate: { ...rowWith().candidate, firstName: 'Cat', lastName: 'Gamma', experience: 20 },
});
const all = [ann, bob, cat];

describe('the address of a list', () => {
  it('omits defaults and keeps the rest', () => {
    const search = withState(new URLSearchParams('application=app_1&q=x&page=2'), {
      words: '',
      sort: 'newest',
      view: 'board',
    });
    expect(search.toString()).toBe('application=app_1&page=2&view=board');
  });

  it('ignores invalid values', () => {
    expect(at('status=unknown&sort=sideways&view=cube')).toEqual({
      words: '',
      status: null,
      sort: 'newest',
      view: null,
      match: null,
      jobs: null,
      jobId: null,
      open: null,
    });
  });

  it('accepts every status, hired too', () => {
    expect(names(rowsFor(all, at('status=hired'), t))).toEqual(['Bob']);
  });

  it('is filtered by words, status or job, not by order', () => {
    expect(['q=a', 'status=new', 'job=j', 'sort=match', 'q=%20'].map((it) => isNarrowed(at(it)))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('rows', () => {
  it('are found by name and specialty, every word of the search', () => {
    expect(names(rowsFor(all, at('q=URO'), t))).toEqual(['Bob']);
    expect(names(rowsFor(all, at('q=gamma%20cardiology'), t))).toEqual(['Cat']);
    expect(names(rowsFor(all, at('q=gamma%20urology'), t))).toEqual([]);
    expect(names(rowsFor(all, at('job=job_2'), t))).toEqual(['Cat']);
  });

  it.each([
    ['newest', ['Bob', 'Cat', 'Ann']],
    ['oldest', ['Ann', 'Cat', 'Bob']],
    ['match', ['Bob', 'Cat', 'Ann']],
    ['rating', ['Cat', 'Ann', 'Bob']],
    ['experience', ['Cat', 'Ann', 'Bob']],
  ])('come in the order %s, unknown values last', (sort, expected) => {
    expect(names(rowsFor(all, at(`sort=${sort}`), t))).toEqual(expected);
  });

  it('are counted by status', () => {
    expect(countsOf(all)).toMatchObject({ new: 2, hired: 1, rejected: 0 });
  });
});

it('groups the best match first by eligibility', () => {
  const rows = rowsFor(all, at('sort=match'), t);
  expect(groupedRows(rows).map((it) => ('row' in it ? it.row.candidate.firstName : it))).toEqual([
    { group: 'eligible', count: 1 },
    'Bob',
    { group: 'eligible_if', count: 1 },
    'Cat',
    { group: 'none', count: 1 },
    'Ann',
  ]);
});

describe('the view', () => {
  it('comes from the address, else a table for one stage, else the last used one', () => {
    expect(['view=board', 'status=hired', '', 'view=board&status=new'].map((it) => viewOf(at(it), 'board'))).toEqual([
      'board',
      'table',
      'board',
      'board',
    ]);
    expect(viewOf(at(''), null)).toBe('table');
  });
});

describe('the board', () => {
  const dan = applicantCalled('Dan', { status: 'offered' });

  it('has open candidates column by column', () => {
    expect(names(boardRows([dan, bob, ann]))).toEqual(['Ann', 'Dan']);
  });

  it('shows the first stage with someone on a phone, or the chosen one', () => {
    expect(shownStage(at(''), [bob, dan])).toBe('offered');
    expect(shownStage(at('status=shortlisted'), [bob, dan])).toBe('shortlisted');
    expect(shownStage(at(''), [])).toBe('new');
  });
});

describe('filtering', () => {
  it('includes rejected and withdrawn together, or filters by match', () => {
    const closed = [applicantCalled('Eve', { status: 'rejected' }), applicantCalled('Fay', { status: 'withdrawn' })];
    expect(names(rowsFor([...all, ...closed], at('status=closed&sort=oldest'), t)).toSorted()).toEqual(['Eve', 'Fay']);
    expect(names(rowsFor(all, at('match=90'), t))).toEqual(['Cat']);
    expect(names(rowsFor(all, at('match=eligible'), t))).toEqual(['Bob']);
  });

  it('sorts by longest wait in a stage', () => {
    const waiting = [
      applicantCalled('Gus', { statusSince: '2026-11-05T00:00:00.000Z' }),
      applicantCalled('Hal', { statusSince: '2026-11-02T00:00:00.000Z' }),
    ];
    expect(names(rowsFor(waiting, at('sort=stay'), t))).toEqual(['Hal', 'Gus']);
  });
});
