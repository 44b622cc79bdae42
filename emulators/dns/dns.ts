import { readBody, sendJson, type RouteHandler } from '../../scripts/local/gateway/http';

/** Replaces the resolver: GET lists the TXT records of a name, PUT sets them. */
export const openDns = (): RouteHandler => {
  const records = new Map<string, string[]>();
  return async (request, response, url) => {
    const name = (url.searchParams.get('name') ?? '').toLowerCase();
    if (request.method === 'PUT') {
      records.set(name, JSON.parse((await readBody(request)).toString('utf8')) as string[]);
      return sendJson(response, 200, { name });
    }
    sendJson(response, 200, { records: (records.get(name) ?? []).map((text) => [text]) });
  };
};
