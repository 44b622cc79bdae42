export const organizationStatuses = [
  'unverified',
  'pending',
  'needs_info',
  'verified',
  'rejected',
  'suspended',
] as const;

/** What a verification rests on. */
export const verificationMethods = ['email_npi', 'dns_npi', 'document', 'staff'] as const;

/** What the registry's record of an organizational NPI says about the profile. */
export const npiOutcomes = [
  'agrees',
  'not_found',
  'inactive',
  'person',
  'other_name',
  'other_state',
  'unavailable',
] as const;

/** Why the domain of the website can't be proven. */
export const domainProblems = ['website_missing', 'public_suffix', 'mail_provider'] as const;

/** How the domain goes with the registry's name: made of its words, nearly so, or otherwise. */
export const domainFits = ['fits', 'lookalike', 'differs'] as const;

export const domainProofs = ['account', 'code', 'dns'] as const;

/** What happened to a verification; those of `staffOnlySteps` are never shown to the organization. */
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
