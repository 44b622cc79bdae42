import { entranceHeaders } from '@shared/api/route';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { sameHash } from '../crypto/keyed-hash';

// API Gateway passes names on in lower case.
const viewerAddress = entranceHeaders.viewerAddress.toLowerCase();

export type ClientIp = (event: Pick<APIGatewayProxyEventV2, 'headers' | 'requestContext'>) => Promise<string>;

/**
 * The viewer's address. The CDN names it (address:port, IPv6 too) and shows by its key that it is the CDN; whoever calls
 * the API's own address cannot choose where the request seems to come from.
 */
export const createClientIp =
  (originKey: () => Promise<string>): ClientIp =>
  async ({ headers, requestContext }) => {
    const viewer = headers[viewerAddress];
    const shown = headers[entranceHeaders.originKey];
    if (!viewer || !shown || !sameHash(shown, await originKey())) return requestContext.http.sourceIp;
    return viewer.slice(0, viewer.lastIndexOf(':'));
  };
