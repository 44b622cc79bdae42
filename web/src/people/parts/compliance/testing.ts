import type { ComplianceFile, ComplianceItem } from '@shared/people/model/compliance';
import { testId } from '@/lib/testing/ids';

export const itemOf = (fields: Partial<ComplianceItem> = {}): ComplianceItem => ({
  itemId: 'drug_screen',
  code: 'drug_screen',
  subject: '',
  label: '',
  owner: 'employer',
  dueOn: '2026-11-24',
  blocksStart: true,
  mayBeWaived: true,
  state: 'missing',
  verifiedOn: null,
  validUntil: null,
  source: null,
  sharedAt: null,
  inWallet: false,
  note: '',
  reason: '',
  decidedBy: null,
  decidedAt: null,
  document: null,
  version: 1,
  ...fields,
});

/** Cleared unless the fields say otherwise. */
export const fileOf = (fields: Partial<ComplianceFile> = {}): ComplianceFile => ({
  placementId: testId('plc'),
  enforced: true,
  startOn: '2026-12-01',
  startConfirmedAt: '2026-11-19T12:00:00.000Z',
  ready: { done: 1, total: 1, problems: [] },
  forecast: null,
  items: [itemOf({ state: 'accepted', verifiedOn: '2026-11-18', source: 'employer' })],
  openings: [],
  ...fields,
});
