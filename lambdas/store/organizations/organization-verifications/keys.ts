import type { OrganizationStatus } from '@shared/organizations/model/organization-verification';

export const organizationVerificationKeys = {
  organizationCase: (organizationId: string) => ({ pk: `ORG#${organizationId}#VERIFICATION`, sk: 'CASE' }),
  /** `id` is unique at the time. */
  organizationStep: (organizationId: string, at: string, id: string) => ({
    pk: `ORG#${organizationId}#VERIFICATION`,
    sk: `STEP#${at}#${id}`,
  }),
  /** An organization's claim to this name, tax ID, phone, or NPI. */
  organizationClaim: (claim: string, organizationId: string) => ({ pk: `CLAIM#${claim}`, sk: `ORG#${organizationId}` }),
  /** The verified organization that holds the claim. */
  heldClaim: (claim: string) => ({ pk: `CLAIM#${claim}`, sk: 'HOLDER' }),
} as const;

export const organizationVerificationIndexes = {
  /** table: begins_with STEP# */
  organizationSteps: (organizationId: string) => `ORG#${organizationId}#VERIFICATION`,
  /** table: begins_with ORG# */
  organizationClaims: (claim: string) => `CLAIM#${claim}`,
  /** gsi1: by answer deadline. */
  organizationQueue: (status: OrganizationStatus) => `ORGCASES#${status}`,
  /** gsi2: by the time of the next check. */
  dueOrganizations: 'ORGCASES#due',
} as const;
