import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** The viewer's address: CloudFront names it (address:port, IPv6 too); calls that come directly have their source address. */
export const clientIp = (event: Pick<APIGatewayProxyEventV2, 'headers' | 'requestContext'>): string => {
  const viewer = event.headers['cloudfront-viewer-address'];
  return viewer ? viewer.slice(0, viewer.lastIndexOf(':')) : event.requestContext.http.sourceIp;
};
