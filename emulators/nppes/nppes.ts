import { sendJson, type RouteHandler } from '../../scripts/local/gateway/http';
import { personRecord, recordedNumbers, recordedResults } from './recorded';

const failure = (description: string, field: string, number: string) => ({ Errors: [{ description, field, number }] });

/** Demo professionals are registered under their names. */
const demoResults = async (): Promise<{ number: string }[]> => {
  const { seedProfessionals } = await import('../../scripts/seed/data/professionals/professionals');
  return seedProfessionals.map(({ npiNumber = '', firstName, lastName, specialty, state, city = '' }) =>
    personRecord({
      number: npiNumber,
      first: firstName,
      last: lastName,
      taxonomy: specialty,
      state: state ?? '',
      city,
    }),
  );
};

/** Emulates the CMS NPI registry with recorded responses, including its errors, which have status 200. */
export const openNppes = (): RouteHandler => {
  let known: Promise<Map<string, { number: string }>> | undefined;
  const load = async () =>
    new Map([...(await demoResults()), ...recordedResults].map((result) => [result.number, result]));

  return async (request, response, url) => {
    if (request.method !== 'GET') return sendJson(response, 405, { message: 'Method Not Allowed' });
    const number = url.searchParams.get('number') ?? '';
    if (url.searchParams.get('version') !== '2.1') {
      return sendJson(response, 200, failure('Unsupported Version', 'version', '19'));
    }
    if (!/^\d{10}$/.test(number)) return sendJson(response, 200, failure('NPI must be 10 digits', 'number', '01'));
    if (number === recordedNumbers.outOfService) return sendJson(response, 503, { message: 'Service Unavailable' });
    const result = (await (known ??= load())).get(number);
    sendJson(response, 200, { result_count: result ? 1 : 0, results: result ? [result] : [] });
  };
};
