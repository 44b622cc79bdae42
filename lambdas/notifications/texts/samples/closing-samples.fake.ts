import { closingChanges, rolesAfterHandOver } from '@shared/organizations/model/organization-closing-vocabulary';
import type { ClosingItem } from '../../../store/organizations/organization-closings/closing-item';

const requestedAt = '2026-11-20T09:00:00.000Z';

export const closing: ClosingItem = {
  organizationId: 'org_1',
  closingId: 'clo_1',
  state: 'waiting',
  requestedAt,
  requestedBy: 'poster',
  closesAt: '2026-12-20T09:00:00.000Z',
  receipts: [{ during: 'removing', step: 'jobs', at: requestedAt, count: 2 }],
  memberIds: ['poster', 'maker'],
  adminIds: ['poster'],
  canceledBy: null,
  remindedAt: null,
  dueAt: null,
  done: [],
  counted: 0,
  leaseUntil: null,
};

const due = { userId: 'pro', organizationId: 'org_1' };
const until = '2026-11-27T09:00:00.000Z';

export const closingSamples = {
  'member.two_factor_due': [
    { data: { ...due, until: null, reminder: false } },
    { data: { ...due, until, reminder: false } },
    { data: { ...due, until, reminder: true } },
  ],
  'organization.closing_changed': closingChanges.map((change) => ({
    data: { organizationId: 'org_1', change, closesAt: closing.closesAt },
  })),
  'organization.handed_over': rolesAfterHandOver.map((ownRole) => ({
    data: { organizationId: 'org_1', from: 'poster', to: 'pro', ownRole },
  })),
};
