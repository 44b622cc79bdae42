import { Client } from '@opensearch-project/opensearch';
import { AwsSigv4Signer } from '@opensearch-project/opensearch/aws-v3';

export type SearchClient = Pick<Client, 'search' | 'bulk' | 'indices' | 'close'>;

const isDomainOfAws = (url: string): boolean => new URL(url).hostname.endsWith('.amazonaws.com');

/** Requests to AWS domains are signed with the function's role; elsewhere the URL may contain a password. */
export const createSearchClient = (url: string): SearchClient =>
  new Client({
    node: url,
    // Milliseconds of an attempt; with one retry within a request's budget.
    requestTimeout: 2000,
    maxRetries: 1,
    compression: 'gzip',
    ...(isDomainOfAws(url) && AwsSigv4Signer({ region: process.env['AWS_REGION'] ?? '', service: 'es' })),
  });
