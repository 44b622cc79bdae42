import type { EventReader } from '../../../events/ports';
import type { ReportCase } from '../../../store/trust/reports/case-item';
import { hostile } from './hostile.fake';

const occurredAt = '2026-11-20T09:00:00.000Z';

export const reportCase: ReportCase = {
  caseId: 'rpt_1',
  number: 'RPT-0001',
  target: { kind: 'job', jobId: 'job_1' },
  label: hostile,
  snapshot: hostile,
  gone: false,
  subject: { kind: 'organization', organizationId: 'org_1' },
  author: 'poster',
  severity: 'high',
  reporters: 1,
  reasons: ['money'],
  signals: [],
  state: 'closed',
  decision: {
    action: 'suspend',
    rule: 'money',
    reason: hostile,
    days: 7,
    until: '2026-11-27T09:00:00.000Z',
    hidden: true,
    decidedBy: 'ruth',
    proposedBy: null,
    decidedAt: occurredAt,
    appealBy: '2026-12-04T09:00:00.000Z',
    effect: 'active',
  },
  proposal: null,
  appeal: {
    text: hostile,
    by: 'poster',
    at: occurredAt,
    dueAt: '2026-11-25T09:00:00.000Z',
    outcome: 'upheld',
    reason: hostile,
    decidedBy: 'paul',
    decidedAt: occurredAt,
  },
  steps: [],
  openedAt: occurredAt,
  dueAt: occurredAt,
  updatedAt: occurredAt,
  version: 1,
};

export const caseWith = (decision: Partial<NonNullable<ReportCase['decision']>>): Partial<EventReader> => ({
  moderationCase: async () => ({
    stored: { ...reportCase, decision: { ...reportCase.decision!, ...decision } },
    concerned: ['poster'],
    reporters: new Map([['pro', '']]),
    applicants: new Map(),
  }),
});
