import { edgeHeaders, headers as sent } from '@shared/core/api/route';
import { limits } from '@shared/limits';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { clientIp } from './client-ip';

/** Stored only as a keyed hash, or as the browser's name in broad classes. */
export type Device = { ip: string; userAgent: string };

/** `id`: stored in the browser. */
export type IdentifiedDevice = Device & { id: string | null; region: string | null };

const regionHeader = edgeHeaders.viewerRegion.toLowerCase();

/** CloudFront encodes non-ASCII letters. */
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
