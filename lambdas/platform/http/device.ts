import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { clientIp } from './client-ip';

/** Only ever stored as a keyed hash. */
export type Device = { ip: string; userAgent: string };

export const deviceOf = (event: Pick<APIGatewayProxyEventV2, 'headers' | 'requestContext'>): Device => ({
  ip: clientIp(event),
  userAgent: event.headers['user-agent'] ?? '',
});
