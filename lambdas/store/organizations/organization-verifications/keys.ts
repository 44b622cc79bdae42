import type { OrganizationStatus } from '@shared/organizations/model/organization-verification';

export const organizationVerificationKeys = {
  organizationCase: (organizationId: string) => ({ pk: `ORG#${organizationId}#VERIFICATION`, sk: 'CASE' }),
  /** `id` is unique at the time. */
  organizationStep: (organizationId: string, at: string, id: string) => ({
    pk: `ORG#${organizationId}#VERIFICATION`,
    sk: `STEP#${at}#${id}`,
  }),
  /** That an organization has this name, tax ID, phone, or NPI. */
  organizationClaim: (claim: string, organizationId: string) => ({ pk: `CLAIM#${claim}`, sk: `ORG#${organizationId}` }),
  /** Which verified organization holds it. */
  heldClaim: (claim: string) => ({ pk: `CLAIM#${claim}`, sk: 'HOLDER' }),
} as const;

export const organizationVerificationIndexes = {
  /** table: begins_with STEP# */
  organizationSteps: (organizationId: string) => `ORG#${organizationId}#VERIFICATION`,
  /** table: begins_with ORG# */
  organizationClaims: (claim: string) => `CLAIM#${claim}`,
  /** gsi1: by when the answer is due. */
  organizationQueue: (status: OrganizationStatus) => `ORGCASES#${status}`,
  /** gsi2: by when a verification is checked again. */
  dueOrganizations: 'ORGCASES#due',
} as const;
