import { entranceHeaders } from '@shared/api/route';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';

// API Gateway passes names on in lower case.
const viewerAddress = entranceHeaders.viewerAddress.toLowerCase();

/**
 * The viewer's address as the CDN names it (address:port, IPv6 too). Calls of others do not come this far
 * (behind-cdn.ts), so that nobody can choose where a request seems to come from.
 */
export const clientIp = ({
  headers,
  requestContext,
}: Pick<APIGatewayProxyEventV2, 'headers' | 'requestContext'>): string => {
  const viewer = headers[viewerAddress];
  return viewer ? viewer.slice(0, viewer.lastIndexOf(':')) : requestContext.http.sourceIp;
};
