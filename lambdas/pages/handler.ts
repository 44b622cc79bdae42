import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { systemClock } from '../platform/clock';
import { environment } from '../platform/environment';
import { behindCdn, createStageFromCdn } from '../platform/http/behind-cdn';
import { openTable } from '../platform/table/table';
import { createJobPages } from '../store/jobs/job-page';
import { createOrganizationPages } from '../store/organizations/organization-page';
import { createShell } from './shell-gateway';
import { showJobPage, type PageDeps } from './show-job-page';
import { showOrganizationPage, type OrganizationPageDeps } from './show-organization-page';

const { SITE_URL: siteUrl } = environment('site');
const table = openTable();
const deps: PageDeps & OrganizationPageDeps = {
  pages: createJobPages(table),
  organizations: createOrganizationPages(table),
  shell: createShell(siteUrl),
  clock: systemClock,
  siteUrl,
};

const showPage = async ({
  pathParameters,
  requestContext,
}: Pick<APIGatewayProxyEventV2, 'pathParameters' | 'requestContext'>): Promise<APIGatewayProxyStructuredResultV2> => {
  const { organizationId, jobId = '' } = pathParameters ?? {};
  const { status, html, cacheControl } = await (organizationId === undefined
    ? showJobPage(deps, jobId)
    : showOrganizationPage(deps, organizationId));
  return {
    statusCode: status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': cacheControl },
    body: requestContext.http.method === 'HEAD' ? '' : html,
  };
};

export const handler = behindCdn<APIGatewayProxyEventV2>(createStageFromCdn(), showPage);
