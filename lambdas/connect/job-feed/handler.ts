import { unitFeedFileRoutes } from '@shared/work/api/unit-feed.routes';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { systemClock } from '../../platform/clock';
import { createStageHash } from '../../platform/crypto/stage-hash';
import { environment } from '../../platform/environment';
import { behindCdn, createStageFromCdn } from '../../platform/http/behind-cdn';
import { log } from '../../platform/logger';
import { openTable } from '../../platform/table/table';
import { createFeedJobs } from '../../store/connect/job-feeds/feed-jobs';
import { createLinkedInFeeds } from '../../store/connect/job-feeds/linkedin-feeds';
import { createJobFeeds } from '../../store/connect/job-feeds/job-feeds';
import { createLocations } from '../../store/work/locations/locations';
import { canceledShiftsSince, unitScheduleBetween } from '../../store/work/shifts/unit-schedule';
import type { FeedDocument } from './ports';
import { createJobFeedReader } from './read-job-feed';
import type { UnitFeedDeps } from './unit-feed/read-unit-feed';

const table = openTable();
const hash = createStageHash();
const readJobFeed = createJobFeedReader({
  feeds: createJobFeeds(table),
  linkedInFeeds: createLinkedInFeeds(table),
  published: createFeedJobs(table),
  hash,
  clock: systemClock,
  siteUrl: environment('site').SITE_URL,
});

const unitDeps: UnitFeedDeps = {
  locations: createLocations(table),
  schedule: (unitId, between) => unitScheduleBetween(table, unitId, between),
  canceled: (unitId, since) => canceledShiftsSince(table, unitId, since),
  hash,
  clock: systemClock,
};

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

/** Loaded on a calendar's request: job boards don't wait for the generator. */
const answerUnit = async (token: string): Promise<Answer> => {
  const { readUnitFeed } = await import('./unit-feed/read-unit-feed');
  const body = await readUnitFeed(unitDeps, token);
  if (body === null) return plain(404, 'Not Found');
  const headers = {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'inline; filename="unit.ics"',
    'cache-control': 'private, max-age=300',
    'x-robots-tag': 'noindex',
  };
  return { statusCode: 200, headers, body };
};

const answerJobs = async (token: string, known: string | undefined): Promise<Answer> => {
  const document = await readJobFeed(token);
  return document === null ? plain(404, 'Not Found') : answered(document, known);
};

const { method, path } = unitFeedFileRoutes.readUnitFeed;

const answerFeed = async ({ routeKey, pathParameters, headers }: APIGatewayProxyEventV2): Promise<Answer> => {
  const token = pathParameters?.['token'] ?? '';
  try {
    if (routeKey === `${method} ${path}`) return await answerUnit(token);
    return await answerJobs(token, headers['if-none-match']);
  } catch (error) {
    log.error('feed failed', error);
    return plain(500, 'Internal Server Error');
  }
};

export const handler = behindCdn<APIGatewayProxyEventV2>(createStageFromCdn(), answerFeed);
