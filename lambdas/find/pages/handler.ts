import { operationsOf } from '@shared/core/api/operations-of';
import { pageRoutes } from '@shared/find/api/pages.routes';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { systemClock } from '../../platform/clock';
import { environment } from '../../platform/environment';
import { behindCdn, createStageFromCdn } from '../../platform/http/behind-cdn';
import { openTable } from '../../platform/table/table';
import { createJobPages } from '../../store/hiring/jobs/job-page';
import { createOrganizationPages } from '../../store/organizations/organizations/organization-page';
import { createProfessionalPages } from '../../store/people/profiles/professional-page';
import { createSitemapEntries } from '../../store/find/sitemap/sitemap-entries';
import type { PageReply } from './ports';
import { createShell } from './shell-gateway';
import { showJobPage, type PageDeps } from './show-job-page';
import { showOrganizationPage, type OrganizationPageDeps } from './show-organization-page';
import { showProfessionalPage, type ProfessionalPageDeps } from './show-professional-page';
import { showRobots, showSitemap, showSitemapPart, type FileReply, type SitemapDeps } from './show-sitemap';

const { SITE_URL: siteUrl } = environment('site');
const table = openTable();
const deps: PageDeps & OrganizationPageDeps & ProfessionalPageDeps & SitemapDeps = {
  pages: createJobPages(table),
  organizations: createOrganizationPages(table),
  professionals: createProfessionalPages(table, systemClock),
  entries: createSitemapEntries(table),
  shell: createShell(siteUrl),
  clock: systemClock,
  siteUrl,
};

type Parameters = NonNullable<APIGatewayProxyEventV2['pathParameters']>;

const page = async (reply: Promise<PageReply>): Promise<FileReply> => {
  const { html, ...rest } = await reply;
  return { ...rest, text: html, contentType: 'text/html; charset=utf-8' };
};

const shows: Readonly<Record<string, (parameters: Parameters) => Promise<FileReply> | FileReply>> = {
  [pageRoutes.showJobPage.path]: ({ jobId = '' }) => page(showJobPage(deps, jobId)),
  [pageRoutes.showOrganizationPage.path]: ({ organizationId = '' }) => page(showOrganizationPage(deps, organizationId)),
  [pageRoutes.showProfessionalPage.path]: ({ userId = '' }) => page(showProfessionalPage(deps, userId)),
  [pageRoutes.showSitemap.path]: () => showSitemap(deps),
  [pageRoutes.showSitemapPart.path]: ({ part = '' }) => showSitemapPart(deps, part),
  [pageRoutes.showRobots.path]: () => showRobots(siteUrl),
};

const find = operationsOf(pageRoutes);

const show = async ({
  rawPath,
  requestContext,
}: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> => {
  const operation = find(requestContext.http.method, rawPath);
  // An address that matches no operation, such as with an encoded slash, gets the page for a missing page.
  const { status, text, contentType, cacheControl } = await (operation
    ? shows[operation.route.path]!(operation.pathParameters)
    : page(showJobPage(deps, '')));
  return {
    statusCode: status,
    headers: { 'content-type': contentType, 'cache-control': cacheControl },
    body: requestContext.http.method === 'HEAD' ? '' : text,
  };
};

export const handler = behindCdn<APIGatewayProxyEventV2>(createStageFromCdn(), show);
