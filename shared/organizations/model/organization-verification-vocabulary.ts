export const organizationStatuses = [
  'unverified',
  'pending',
  'needs_info',
  'verified',
  'rejected',
  'suspended',
] as const;

/** Basis of a verification. */
export const verificationMethods = ['email_npi', 'dns_npi', 'document', 'staff'] as const;

/** Result of comparing the profile with the registry's record of an organizational NPI. */
export const npiOutcomes = [
  'agrees',
  'not_found',
  'inactive',
  'person',
  'other_name',
  'other_state',
  'unavailable',
] as const;

/** Reasons why the website's domain can't be proven. */
export const domainProblems = ['website_missing', 'public_suffix', 'mail_provider'] as const;

/** Fit of the domain to the registry's name: made of its words, similar, or different. */
export const domainFits = ['fits', 'lookalike', 'differs'] as const;

export const domainProofs = ['account', 'code', 'dns'] as const;

/** History of a verification; `staffOnlySteps` are never shown to the organization. */
export const organizationSteps = [
  'email_confirmed',
  'npi_agrees',
  'npi_differs',
  'dns_found',
  'document_added',
  'document_removed',
  'replied',
  'name_taken',
  'domain_differs',
  'profile_changed',
  'verified',
  'info_requested',
  'rejected',
  'suspended',
  'recheck_failed',
  'document_opened',
  'rejection_proposed',
  'rejection_declined',
] as const;

export const staffOnlySteps: readonly (typeof organizationSteps)[number][] = [
  'document_opened',
  'rejection_proposed',
  'rejection_declined',
];
