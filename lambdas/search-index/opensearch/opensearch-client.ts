import { Client } from '@opensearch-project/opensearch';
import { AwsSigv4Signer } from '@opensearch-project/opensearch/aws-v3';

/** The part of the client that the adapter uses. */
export type SearchClient = Pick<Client, 'search' | 'bulk' | 'indices' | 'close'>;

const isDomainOfAws = (url: string): boolean => new URL(url).hostname.endsWith('.amazonaws.com');

/** Requests to a domain of OpenSearch Service are signed with the function's role; elsewhere the address holds the password, if any. */
export const createSearchClient = (url: string): SearchClient =>
  new Client({
    node: url,
    // Within the function's own time-out, even when tried again.
    requestTimeout: 8000,
    maxRetries: 2,
    compression: 'gzip',
    ...(isDomainOfAws(url) && AwsSigv4Signer({ region: process.env['AWS_REGION'] ?? '', service: 'es' })),
  });
