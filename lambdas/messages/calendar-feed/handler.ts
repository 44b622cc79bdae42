import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { systemClock } from '../../platform/clock';
import { environment } from '../../platform/environment';
import { behindCdn, createStageFromCdn } from '../../platform/http/behind-cdn';
import { log } from '../../platform/logger';
import { createStageHash } from '../../platform/crypto/stage-hash';
import { openTable } from '../../platform/table/table';
import { createFeeds } from '../../store/messages/calendar/calendar-feeds';
import type { FeedDeps } from './ports';
import { readFeed } from './read-feed';

const deps: FeedDeps = {
  feeds: createFeeds(openTable()),
  hash: createStageHash(),
  clock: systemClock,
  siteUrl: environment('site').SITE_URL,
};

const text = (statusCode: number, body: string): APIGatewayProxyStructuredResultV2 => ({
  statusCode,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  body,
});

/** Not cached by shared caches: the URL is a secret. */
const calendar = (body: string): APIGatewayProxyStructuredResultV2 => ({
  statusCode: 200,
  headers: {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'inline; filename="schedule.ics"',
    'cache-control': 'private, max-age=300',
    'x-robots-tag': 'noindex',
  },
  body,
});

const answerFeed = async ({
  pathParameters,
}: Pick<APIGatewayProxyEventV2, 'pathParameters'>): Promise<APIGatewayProxyStructuredResultV2> => {
  try {
    const document = await readFeed(deps, pathParameters?.['token'] ?? '');
    return document === null ? text(404, 'Not Found') : calendar(document);
  } catch (error) {
    log.error('calendar feed failed', error);
    return text(500, 'Internal Server Error');
  }
};

export const handler = behindCdn<APIGatewayProxyEventV2>(createStageFromCdn(), answerFeed);
