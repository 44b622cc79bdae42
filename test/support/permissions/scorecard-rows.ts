import { ulid } from 'ulid';
import { application, job, stale, teamRecord, type Row } from './row';

const content = { ratings: [], recommendation: null, notes: '' };

export const scorecardRows: Record<string, Row> = {
  getInterviewKit: { call: job, ...teamRecord },
  saveInterviewKit: {
    call: (it) => ({
      ...job(it),
      body: { criteria: [{ criterionId: `crn_${ulid()}`, name: 'Teamwork' }], version: stale },
    }),
    ...teamRecord,
  },
  getScorecards: { call: application, ...teamRecord },
  saveScorecardDraft: { call: (it) => ({ ...application(it), body: { content, version: stale } }), ...teamRecord },
  submitScorecard: { call: (it) => ({ ...application(it), body: { content, version: stale } }), ...teamRecord },
  // 404 because there is none.
  listScorecardVersions: {
    call: (it) => ({ params: { ...application(it).params, userId: it.candidateId } }),
    own: [401, 403, 404, 404, 404, 403],
  },
};
