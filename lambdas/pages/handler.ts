import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { systemClock } from '../platform/clock';
import { environment } from '../platform/environment';
import { behindCdn, createStageFromCdn } from '../platform/http/behind-cdn';
import { openTable } from '../platform/table/table';
import { createJobPages } from '../store/jobs/job-page';
import { createShell } from './shell-gateway';
import { showJobPage, type PageDeps } from './show-job-page';

const { SITE_URL: siteUrl } = environment('site');
const deps: PageDeps = {
  pages: createJobPages(openTable()),
  shell: createShell(siteUrl),
  clock: systemClock,
  siteUrl,
};

const showPage = async ({
  pathParameters,
  requestContext,
}: Pick<APIGatewayProxyEventV2, 'pathParameters' | 'requestContext'>): Promise<APIGatewayProxyStructuredResultV2> => {
  const { status, html, cacheControl } = await showJobPage(deps, pathParameters?.['jobId'] ?? '');
  return {
    statusCode: status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': cacheControl },
    body: requestContext.http.method === 'HEAD' ? '' : html,
  };
};

export const handler = behindCdn<APIGatewayProxyEventV2>(createStageFromCdn(), showPage);
