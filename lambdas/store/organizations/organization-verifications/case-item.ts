import {
  CheckedNpi,
  DomainProof,
  OrganizationStep,
  OrganizationVerification,
} from '@shared/organizations/model/organization-verification';
import { Instant, UserId } from '@shared/core/model/fields';
import * as z from 'zod';
import { organizationVerificationIndexes } from './keys';

/** Hashed claim of an organization, by kind. */
const Claim = z.object({ kind: z.enum(['name', 'tax_id', 'phone', 'npi']), hash: z.string() });
export type Claim = z.infer<typeof Claim>;

const CaseItem = OrganizationVerification.pick({
  organizationId: true,
  status: true,
  method: true,
  verifiedAt: true,
  documents: true,
  submittedAt: true,
  dueAt: true,
  version: true,
}).extend({
  /** Reason why only a reviewer can verify it. */
  heldFor: z.enum(['name', 'domain', 'profile', 'staff']).nullable(),
  npi: CheckedNpi.nullable(),
  proof: DomainProof.nullable(),
  code: z
    .object({ address: z.string(), hash: z.string(), sentAt: Instant, expiresAt: Instant, attempts: z.int() })
    .nullable(),
  claims: z.array(Claim),
  /** Hashes of claims that it holds while verified. */
  holds: z.array(z.string()),
  /** The verified profile. */
  checked: z
    .object({ company_name: z.string(), headquarters_state: z.string(), domain: z.string().nullable() })
    .nullable(),
  proposal: z.object({ by: UserId, at: Instant, note: z.string() }).nullable(),
  /** Decision by staff. */
  decision: z.object({ by: UserId, at: Instant, reason: z.string() }).nullable(),
  recheckAt: Instant.nullable(),
  openedAt: Instant,
  updatedAt: Instant,
});
export type CaseItem = z.infer<typeof CaseItem>;
export const readCase = (item: unknown): CaseItem => CaseItem.parse(item);

/** Case of an organization without any steps; not stored. */
export const newCase = (organizationId: string, at: string): CaseItem => ({
  organizationId,
  status: 'unverified',
  method: null,
  verifiedAt: null,
  documents: [],
  submittedAt: null,
  dueAt: null,
  version: 0,
  heldFor: null,
  npi: null,
  proof: null,
  code: null,
  claims: [],
  holds: [],
  checked: null,
  proposal: null,
  decision: null,
  recheckAt: null,
  openedAt: at,
  updatedAt: at,
});

export const StoredStep = OrganizationStep.extend({ by: UserId.nullable() });
export type StoredStep = z.infer<typeof StoredStep>;
export type NewStep = Pick<StoredStep, 'what'> & Partial<Pick<StoredStep, 'note' | 'by'>>;

export const caseIndexKeys = ({ organizationId, status, dueAt, updatedAt, recheckAt }: CaseItem) => ({
  gsi1pk: organizationVerificationIndexes.organizationQueue(status),
  gsi1sk: `${dueAt ?? updatedAt}#${organizationId}`,
  ...(recheckAt !== null && {
    gsi2pk: organizationVerificationIndexes.dueOrganizations,
    gsi2sk: `${recheckAt}#${organizationId}`,
  }),
});
