import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '@shared/errors';
import type { DryRun, ReportMapping, ReportState } from '@shared/connect/model/report-mapping';
import { notice } from '@shared/text/notice';
import { memberOf, showTo } from '@/messages/parts/message-templates/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { loadNotices } from '@/lib/i18n/notices';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { ReportSection } from './report-section';

const sample = {
  readAt: '2026-11-26T08:00:00.000Z',
  problem: null,
  fields: [
    { name: 'Req_ID', example: 'R-00121' },
    { name: 'Posting', example: 'Registered Nurse' },
    { name: 'Site', example: '' },
  ],
  total: 80,
};
const dryRun: DryRun = {
  total: 80,
  rows: [
    {
      reference: 'R-00121',
      title: 'Registered Nurse',
      location: 'Chicago, IL',
      professions: ['rn'],
      specialty: 'Critical Care',
      openings: 2,
      pay: { min: 38_50, max: 52_00, rate: 'hour' },
      hasDescription: true,
      problems: [],
      isImported: true,
    },
    {
      reference: 'R-00124',
      title: '',
      location: '',
      professions: [],
      specialty: null,
      openings: 1,
      pay: null,
      hasDescription: false,
      problems: [
        { field: 'title', problem: 'missing', value: '' },
        { field: 'profession', problem: 'unknown', value: 'Facilities III' },
      ],
      isImported: false,
    },
  ],
};

let state: ReportState;
let saved: { mapping: ReportMapping; version: number }[];
let refused: AppError | null;
answering({
  readReport: () => state,
  readReportAgain: () => {
    const startedAt = new Date().toISOString();
    state = { ...state, sample: { ...sample, total: 81, readAt: startedAt } };
    return { startedAt };
  },
  tryReportMapping: () => {
    if (refused) throw refused;
    return dryRun;
  },
  saveReportMapping: ({ body }) => {
    if (refused) throw refused;
    saved.push(body);
    state = { ...state, mapping: body.mapping, version: body.version + 1 };
    return state;
  },
});

const show = () => showTo(memberOf('admin'), <ReportSection provider="workday" />);
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
};
const select = (name: RegExp) => screen.findByRole<HTMLSelectElement>('combobox', { name });
const choose = async (name: RegExp, value: string) =>
  act(async () => fireEvent.change(await select(name), { target: { value } }));

beforeEach(async () => {
  state = { sample, mapping: { reference: 'Req_ID' }, version: 0 };
  saved = [];
  refused = null;
  const labels = ['labels/jobs', 'labels/professions'] as const;
  await Promise.all([loadTexts('report-mapping', 'connections', 'common', 'errors', ...labels), loadNotices()]);
});

describe('matching the fields of a report', () => {
  it('starts with a guess, previews the choice on rows, and saves it', async () => {
    await show();
    expect((await select(/^Requisition ID/)).value).toBe('Req_ID');
    expect(within(await select(/^Title/)).getByText('Posting: Registered Nurse')).toBeTruthy();
    await choose(/^Title/, 'Posting');
    await choose(/^Location/, 'Site');
    await press('Try It');
    expect(await screen.findByText(/^1 of 2 rows would be imported/)).toBeTruthy();
    expect(screen.getByText(/R-00121 · Chicago, IL · .*Critical Care · .*per hour · 2 openings/)).toBeTruthy();
    expect(screen.getByText('Title: missing')).toBeTruthy();
    expect(screen.getByText('Profession: "Facilities III" isn\'t known here')).toBeTruthy();
    await choose(/^Location/, '');
    expect(screen.queryByText('Title: missing')).toBeNull();
    await press('Save');
    await expect.poll(() => saved).toHaveLength(1);
    expect(saved[0]).toMatchObject({ mapping: { reference: 'Req_ID', title: 'Posting', location: null }, version: 0 });
  });

  it('shows the error beside its field, and keeps the choice', async () => {
    refused = new AppError('INVALID_REQUEST', undefined, { fields: { 'mapping.title': notice('reportFieldUnknown') } });
    await show();
    await choose(/^Location/, 'Site');
    await press('Save');
    expect(await screen.findByText('This field is required')).toBeTruthy();
    await choose(/^Title/, 'Posting');
    await press('Save');
    expect(await screen.findByText('The report has no such field now')).toBeTruthy();
    expect((await select(/^Title/)).getAttribute('aria-invalid')).toBe('true');
    expect((await select(/^Location/)).value).toBe('Site');
  });

  it('keeps the choice when another administrator was first', async () => {
    refused = new AppError('STALE_VERSION');
    await show();
    await choose(/^Title/, 'Posting');
    state = { ...state, mapping: { reference: 'Req_ID', title: 'Site' }, version: 1 };
    await press('Save');
    expect((await select(/^Title/)).value).toBe('Posting');
    refused = null;
    await expect
      .poll(async () => {
        await press('Save');
        return saved.at(-1)?.version;
      })
      .toBe(1);
  });

  it('says why there are no fields, and reads again', async () => {
    state = { ...state, sample: { ...sample, fields: [], problem: 'refused' } };
    await show();
    expect(await screen.findByText(/^Workday HCM refused the report/)).toBeTruthy();
    await press('Read Report Again');
    expect(await screen.findByText(/81 rows/)).toBeTruthy();
  });

  it('polls until the first read is there', async () => {
    state = { ...state, sample: null };
    await show();
    expect(await screen.findByText(/^Reading the report in Workday HCM/)).toBeTruthy();
    state = { ...state, sample };
    expect(await screen.findByText(/80 rows/, undefined, { timeout: 10_000 })).toBeTruthy();
  });
});
