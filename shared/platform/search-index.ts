/** The name under which OpenSearch has the postings; indexes and aliases of it begin with it. */
export const jobsAlias = 'wardline-jobs';
