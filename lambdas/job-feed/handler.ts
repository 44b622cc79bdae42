import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { systemClock } from '../platform/clock';
import { createStageHash } from '../platform/crypto/stage-hash';
import { environment } from '../platform/environment';
import { behindCdn, createStageFromCdn } from '../platform/http/behind-cdn';
import { log } from '../platform/logger';
import { openTable } from '../platform/table/table';
import { createFeedJobs } from '../store/job-feeds/feed-jobs';
import { createLinkedInFeeds } from '../store/job-feeds/linkedin-feeds';
import { createJobFeeds } from '../store/job-feeds/job-feeds';
import type { FeedDocument } from './ports';
import { createJobFeedReader } from './read-job-feed';

const table = openTable();
const readJobFeed = createJobFeedReader({
  feeds: createJobFeeds(table),
  linkedInFeeds: createLinkedInFeeds(table),
  published: createFeedJobs(table),
  hash: createStageHash(),
  clock: systemClock,
  siteUrl: environment('site').SITE_URL,
});

type Answer = APIGatewayProxyStructuredResultV2;

const plain = (statusCode: number, body: string): Answer => ({
  statusCode,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  body,
});

/** Not cached by shared caches: the URL is a secret. */
const answered = ({ text, tag }: FeedDocument, known: string | undefined): Answer => {
  const headers = { etag: tag, 'cache-control': 'private, max-age=300', 'x-robots-tag': 'noindex' };
  const isKnown = known?.split(',').some((it) => it.trim().replace(/^W\//, '') === tag);
  if (isKnown) return { statusCode: 304, headers };
  return { statusCode: 200, headers: { ...headers, 'content-type': 'application/xml; charset=utf-8' }, body: text };
};

const answerFeed = async ({ pathParameters, headers }: APIGatewayProxyEventV2): Promise<Answer> => {
  try {
    const document = await readJobFeed(pathParameters?.['token'] ?? '');
    return document === null ? plain(404, 'Not Found') : answered(document, headers['if-none-match']);
  } catch (error) {
    log.error('job feed failed', error);
    return plain(500, 'Internal Server Error');
  }
};

export const handler = behindCdn<APIGatewayProxyEventV2>(createStageFromCdn(), answerFeed);
