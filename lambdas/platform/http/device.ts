import { edgeHeaders, headers as sent } from '@shared/core/api/route';
import { limits } from '@shared/limits';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { clientIp } from './client-ip';

/** Only ever stored as a keyed hash, or the browser's name in coarse classes. */
export type Device = { ip: string; userAgent: string };

/** `id`: what the browser keeps. */
export type IdentifiedDevice = Device & { id: string | null; region: string | null };

const regionHeader = edgeHeaders.viewerRegion.toLowerCase();

/** CloudFront encodes letters outside of ASCII. */
const regionOf = (encoded: string | undefined): string | null => {
  if (!encoded) return null;
  try {
    return decodeURIComponent(encoded).slice(0, limits.regionLength);
  } catch {
    return null;
  }
};

export const deviceOf = (event: Pick<APIGatewayProxyEventV2, 'headers' | 'requestContext'>): IdentifiedDevice => {
  const id = event.headers[sent.device] ?? '';
  return {
    ip: clientIp(event),
    userAgent: event.headers['user-agent'] ?? '',
    id: /^[\w-]{16,64}$/.test(id) ? id : null,
    region: regionOf(event.headers[regionHeader]),
  };
};
