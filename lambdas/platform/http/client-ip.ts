import { edgeHeaders } from '@shared/core/api/route';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';

// API Gateway lowercases header names.
const viewerAddress = edgeHeaders.viewerAddress.toLowerCase();

/** Set by CloudFront (`address:port`, also IPv6). Requests that could forge it are rejected before (behind-cdn.ts). */
export const clientIp = ({
  headers,
  requestContext,
}: Pick<APIGatewayProxyEventV2, 'headers' | 'requestContext'>): string => {
  const viewer = headers[viewerAddress];
  return viewer ? viewer.slice(0, viewer.lastIndexOf(':')) : requestContext.http.sourceIp;
};
