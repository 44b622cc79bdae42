import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApplicationDetail } from '@shared/hiring/model/application';
import type { JobMatch, MatchPart } from '@shared/hiring/model/match';
import { loadTexts } from '@/lib/i18n/i18n';
import { answering } from '@/lib/testing/api-server';
import { testId } from '@/lib/testing/ids';
import { applicantCalled, detailOf, showAt } from '../testing';
import { ApplicantOverview } from './applicant-overview';

answering({
  listTeamMembers: () => ({ items: [] }),
  listApplicationChecklists: () => ({ items: [] }),
  listSharedReferences: () => ({ items: [] }),
});

const part = (name: MatchPart, points: number, of: number): JobMatch['parts'][number] => ({
  ...{ part: name, points, of },
  reason: { code: 'ready', args: {} },
});

const match: JobMatch = {
  ...{ rules: 1, state: 'eligible', readyOn: null, reasons: [], steps: [], counterfactuals: [], score: 81 },
  license: { code: 'licensed', args: { state: 'TX' } },
  parts: [
    ...[part('readiness', 12, 12), part('unit', 28, 28), part('experience', 0, 14), part('skills', 6, 6)],
    ...[part('ehr', 3, 3), part('pay', 11, 11), part('dates', 0, 3)],
  ],
};

const onPart = vi.fn();
const show = (changes: Partial<ApplicationDetail>) =>
  showAt('/', 'manager', <ApplicantOverview application={detailOf(applicantCalled('Ann'), changes)} onPart={onPart} />);

beforeEach(() => loadTexts('applicants', 'match', 'references', 'professional-profile'));

describe('the overview of a candidate', () => {
  it('says in five lines what costs most points and what gives most, with the rest one click away', async () => {
    await show({ match });
    expect(screen.getByRole('heading', { name: 'Why 81% match' })).toBeDefined();
    const points = screen.getAllByText(/^\d+ of \d+$/).map((it) => it.textContent);
    expect(points).toEqual(['12 of 12', '28 of 28', '0 of 14', '11 of 11', '0 of 3']);
    expect(screen.getByText('Match details').closest('details')?.open).toBe(false);
  });

  it('shows the license, two answers with the way to the others, and the work history', async () => {
    const answers = ['One?', 'Two?', 'Three?'].map((question, at) => ({
      ...{ questionId: testId('qst', at), question, type: 'yes_no' as const, required: true, answer: true },
    }));
    const job = { id: 'ent_1', position: 'Charge Nurse', employer: 'Mercy', location: '', description: '' };
    const employment = [{ ...job, startDate: '2024-03-01', endDate: null, current: true }];
    const { candidate } = detailOf(applicantCalled('Ann'));
    await show({ match, answers, candidate: { ...candidate, employment } });
    expect(screen.getByText('License').nextSibling?.textContent).toBe('Licensed in Texas');
    expect(screen.queryByText('Three?')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'All 3' }));
    expect(onPart).toHaveBeenCalledWith('answers');
    const history = await screen.findByRole('heading', { name: 'Charge Nurse' });
    // It loads late, and must not push the links above it out of sight.
    const email = screen.getByRole('link', { name: /^ann/ });
    expect(email.compareDocumentPosition(history)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
