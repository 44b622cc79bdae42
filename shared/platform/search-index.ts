/** Prefixes of OpenSearch indexes and aliases. */
export const jobsAlias = 'wardline-jobs';
export const professionalsAlias = 'wardline-professionals';
