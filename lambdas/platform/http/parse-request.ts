import { AppError, type FieldErrors } from '@shared/errors';
import { limits } from '@shared/limits';
import type { Route } from '@shared/core/api/route';
import { notice, type Notice } from '@shared/text/notice';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type * as z from 'zod';

const decoder = new TextDecoder('utf-8', { fatal: true });

const bodyText = (event: APIGatewayProxyEventV2, maxBytes: number): string => {
  const bytes = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.length > maxBytes) throw new AppError('PAYLOAD_TOO_LARGE');
  return decoder.decode(bytes);
};

const jsonBody = (event: APIGatewayProxyEventV2, maxBytes: number): unknown => {
  const type = event.headers['content-type'] ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  try {
    return JSON.parse(bodyText(event, maxBytes));
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('INVALID_REQUEST', notice('bodyNotJson'));
  }
};

const pathOf = (path: readonly PropertyKey[]): string => path.map(String).join('.');

/** First notice per field. An unknown field gets its own entry. */
export const fieldErrors = (error: z.ZodError): FieldErrors => {
  const entries = error.issues.flatMap((issue): [string, Notice][] =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => [pathOf([...issue.path, key]), notice('unknownField')])
      : [[pathOf(issue.path), issue.message as Notice]],
  );
  return Object.fromEntries(entries.reverse());
};

const parsePart = async (schema: z.ZodType, input: unknown): Promise<unknown> => {
  const parsed = await schema.safeParseAsync(input);
  if (!parsed.success) throw new AppError('INVALID_REQUEST', undefined, { fields: fieldErrors(parsed.error) });
  return parsed.data;
};

/** Treats a malformed ID in the path as missing. */
const parseParams = (schema: z.ZodType, input: unknown): unknown => {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw new AppError('NOT_FOUND');
  return parsed.data;
};

/** Rejects anything that is not in the contract. */
export const parseRequest = async (route: Route, event: APIGatewayProxyEventV2): Promise<Record<string, unknown>> => ({
  ...(route.params && { params: parseParams(route.params, event.pathParameters ?? {}) }),
  ...(route.query && { query: await parsePart(route.query, event.queryStringParameters ?? {}) }),
  ...(route.body && { body: await parsePart(route.body, jsonBody(event, route.bodyBytes ?? limits.bodyBytes)) }),
});
