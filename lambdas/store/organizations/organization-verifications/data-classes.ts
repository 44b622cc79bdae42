import type { CaseItem, StoredStep } from './case-item';
import type { AttributeClasses, ClassesOf } from '../../attribute-classes';

export const organizationVerificationsClasses = {
  OrganizationCase: {
    checked: 'identity',
    claims: 'operational',
    code: 'contact',
    decision: 'content',
    documents: 'content',
    dueAt: 'operational',
    heldFor: 'operational',
    holds: 'operational',
    method: 'operational',
    npi: 'identity',
    openedAt: 'operational',
    organizationId: 'operational',
    proof: 'contact',
    proposal: 'content',
    recheckAt: 'operational',
    status: 'operational',
    submittedAt: 'operational',
    updatedAt: 'operational',
    verifiedAt: 'operational',
    version: 'operational',
  } satisfies ClassesOf<CaseItem>,
  OrganizationStep: {
    at: 'operational',
    by: 'operational',
    note: 'content',
    organizationId: 'operational',
    status: 'operational',
    what: 'operational',
  } satisfies ClassesOf<StoredStep, 'organizationId'>,
  OrganizationClaim: {
    kind: 'operational',
    organizationId: 'operational',
  },
  HeldClaim: {
    organizationId: 'operational',
  },
} as const satisfies Record<string, AttributeClasses>;
