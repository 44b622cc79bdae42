import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ScorecardContent, Scorecards as View } from '@shared/hiring/model/scorecard';
import { errorTexts, messages } from '@shared/text/english.fixture';
import { ids, showTo } from '@/hiring/parts/offers/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { answering, refuse } from '@/lib/testing/api-server';
import { testId, testUserId } from '@/lib/testing/ids';
import { Scorecards } from './scorecards';

const judgment = {
  criterionId: testId('crn', 1),
  name: 'Clinical judgment',
  lookFor: 'Acts early.',
  questions: ['When?'],
};
const teamwork = { criterionId: testId('crn', 2), name: 'Teamwork', lookFor: '', questions: [] };
const at = '2026-11-23T10:00:00.000Z';

const view = (fields: Partial<View> = {}, own: Partial<View['own']> = {}): View => ({
  applicationId: ids.application,
  jobId: ids.job,
  criteria: [judgment, teamwork],
  mayEditKit: true,
  own: { draft: null, submitted: null, edited: false, version: 0, ...own },
  othersSubmitted: 0,
  others: null,
  summary: null,
  ...fields,
});

const contentOf = (score: number | null, fields: Partial<ScorecardContent> = {}): ScorecardContent => ({
  ratings: [
    { criterionId: judgment.criterionId, score, evidence: '' },
    { criterionId: teamwork.criterionId, score: null, evidence: '' },
  ],
  recommendation: null,
  notes: '',
  ...fields,
});

const submitted = (score: number, recommendation: 'no' | 'yes') => ({
  ratings: [{ criterionId: judgment.criterionId, name: judgment.name, score, evidence: '' }],
  recommendation,
  notes: '',
  submittedAt: at,
});

let stored = view();
const server = answering({ getScorecards: () => stored });

beforeEach(async () => {
  stored = view();
  await loadTexts('scorecards');
});

const show = async () => {
  await showTo('admin', <Scorecards applicationId={ids.application} />);
  await waitFor(() => expect(screen.queryByText('Loading scorecards...')).toBeNull());
};
const rate = (name: string, score: string) =>
  fireEvent.click(within(screen.getByRole('radiogroup', { name })).getByRole('radio', { name: new RegExp(score) }));

describe('a person’s own scorecard', () => {
  it('is saved while it is written, and submitted only with a recommendation', async () => {
    server.use({
      saveScorecardDraft: ({ body }) => view({}, { draft: body.content, version: body.version + 1 }),
      submitScorecard: () =>
        view(
          {
            others: [],
            summary: {
              cards: 1,
              criteria: [{ criterionId: judgment.criterionId, name: judgment.name, mean: 4, cards: 1 }],
              recommendations: { strong_no: 0, no: 0, yes: 1, strong_yes: 0 },
            },
          },
          { submitted: submitted(4, 'yes'), version: 3 },
        ),
    });
    await show();
    rate('Score for Clinical judgment', 'Good');
    await screen.findByText('Draft saved', undefined, { timeout: 3000 });
    expect(server.calls('saveScorecardDraft').at(-1)?.body).toEqual({ content: contentOf(4), version: 0 });
    fireEvent.click(screen.getByRole('button', { name: 'Submit Scorecard' }));
    expect(screen.getByText(messages.recommendationRequired)).toBeDefined();
    rate('Overall recommendation', '^Yes');
    fireEvent.click(screen.getByRole('button', { name: 'Submit Scorecard' }));
    expect(await screen.findByText('One scorecard so far')).toBeDefined();
    expect(screen.queryByText(/Team rating/)).toBeNull();
    expect(server.calls('submitScorecard').map(({ body }) => body)).toEqual([
      { content: contentOf(4, { recommendation: 'yes' }), version: 2 },
    ]);
  });

  it('keeps its text when the kit changed, and asks when another window changed the card', async () => {
    await show();
    server.use({ saveScorecardDraft: refuse('STALE_VERSION') });
    stored = view({ criteria: [judgment] });
    rate('Score for Clinical judgment', 'Weak');
    server.use({
      saveScorecardDraft: ({ body }) => view({ criteria: [judgment] }, { draft: body.content, version: 1 }),
    });
    await screen.findByText('Draft saved', undefined, { timeout: 3000 });
    const [rating] = contentOf(2).ratings;
    expect(server.calls('saveScorecardDraft').at(-1)?.body.content.ratings).toEqual(expect.arrayContaining([rating]));

    stored = view({}, { draft: contentOf(5), version: 7 });
    server.use({ saveScorecardDraft: refuse('STALE_VERSION') });
    rate('Score for Clinical judgment', 'Poor');
    expect(
      await screen.findByText('This scorecard was changed in another window.', undefined, { timeout: 3000 }),
    ).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Use the Other Version' }));
    const group = screen.getByRole('radiogroup', { name: 'Score for Clinical judgment' });
    await waitFor(() =>
      expect(within(group).getByRole<HTMLInputElement>('radio', { name: /Excellent/ }).checked).toBe(true),
    );
  });

  it('says that it could not be submitted', async () => {
    server.use({
      saveScorecardDraft: ({ body }) => view({}, { draft: body.content, version: body.version + 1 }),
      submitScorecard: refuse('INTERNAL'),
    });
    await show();
    rate('Overall recommendation', '^No');
    fireEvent.click(screen.getByRole('button', { name: 'Submit Scorecard' }));
    expect(await screen.findByText(errorTexts.INTERNAL)).toBeDefined();
  });
});

describe("colleagues' scorecards", () => {
  it('are only counted before the person’s own one is submitted', async () => {
    stored = view({ othersSubmitted: 2 });
    await show();
    expect(
      await screen.findByText("2 colleagues have submitted a scorecard. You'll see them once you submit yours."),
    ).toBeDefined();
  });

  it('are shown with the team’s average, and whether they were edited', async () => {
    stored = view(
      {
        othersSubmitted: 1,
        others: [
          { author: { userId: testUserId(9), name: 'David Okafor' }, scorecard: submitted(2, 'no'), edited: true },
        ],
        summary: {
          cards: 2,
          criteria: [{ criterionId: judgment.criterionId, name: judgment.name, mean: 3, cards: 2 }],
          recommendations: { strong_no: 0, no: 1, yes: 1, strong_yes: 0 },
        },
      },
      { submitted: submitted(4, 'yes'), version: 1 },
    );
    server.use({ listScorecardVersions: () => ({ items: [submitted(1, 'no')] }) });
    await show();
    expect(await screen.findByText('Team rating from 2 scorecards')).toBeDefined();
    expect(screen.getByText('3 · 2 scorecards')).toBeDefined();
    expect(screen.getByText(/^Edited /)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Show Earlier Versions' }));
    expect(await screen.findByText('1 of 5')).toBeDefined();
  });
});
