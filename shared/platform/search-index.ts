/** The names under which OpenSearch has postings and professionals; indexes and aliases of them begin with these. */
export const jobsAlias = 'wardline-jobs';
export const professionalsAlias = 'wardline-professionals';
