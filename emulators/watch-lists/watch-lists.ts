import { send, sendJson, type RouteHandler } from '../../scripts/local/gateway/http';
import { deactivationReport } from './deactivated-numbers';
import { exclusionsFile } from './excluded-people';
import { deactivationsPath, exclusionsPath } from './watch-lists-path';

/** The last day of the previous month, so the lists are never outdated. */
export const publishedOn = (now: Date): Date => {
  const at = new Date(now);
  at.setUTCDate(0);
  return at;
};

const reportName = (at: Date): string => {
  const [year, month, day] = at.toISOString().slice(2, 10).split('-');
  return `NPPES_Deactivated_NPI_Report_${month}${day}${year}_V2.zip`;
};

/** Emulates OIG's list of excluded individuals and the NPPES report of deactivated numbers, with invented entries. */
export const openWatchLists = (): RouteHandler => async (request, response, url) => {
  if (request.method !== 'GET') return sendJson(response, 405, { message: 'Method Not Allowed' });
  const published = publishedOn(new Date());
  response.setHeader('last-modified', published.toUTCString());
  const report = reportName(published);
  if (url.pathname === `${exclusionsPath}UPDATED.csv`) return send(response, 200, 'text/csv', exclusionsFile());
  if (url.pathname === `${deactivationsPath}NPI_Files.html`) {
    return send(response, 200, 'text/html', `<a href='./${report}'>NPPES Deactivated NPI Report</a>`);
  }
  if (url.pathname === `${deactivationsPath}${report}`) {
    return send(response, 200, 'application/zip', deactivationReport());
  }
  // Some months have no supplements.
  return sendJson(response, 404, { message: 'Not Found' });
};
