import { retryAfterSeconds } from '@shared/connect/rules/webhook-schedule';
import type { CallProblem } from '@shared/connect/integrations/vocabulary';
import { limits } from '@shared/limits';
import type { Clock } from '../../../platform/clock';
import { checkedAddress } from '../../../platform/internet/checked-address';
import { inTime } from '../../../platform/internet/in-time';
import type { Network, NetworkAnswer } from '../../../platform/internet/ports';
import type { LoggedCall } from '../../../store/connect/integrations/ports';
import type { StageClient, VendorAnswer, VendorHttp, VendorRequest } from '../ports';
import { VendorProblem } from './vendor-problem';

export type VendorHttpOptions = {
  network: Network;
  addressOf: StageClient['addressOf'];
  clock: Pick<Clock, 'now'>;
  log(call: LoggedCall): Promise<void>;
  /** The client belongs to the organization, which has to fix a wrong secret. */
  clientIsTheirs?: boolean;
  seconds?: number;
  maxBytes?: number;
};

const late = (): VendorProblem => new VendorProblem('timeout');
const unreachable = (): VendorProblem => new VendorProblem('unreachable');

const readText = async ({ body, encoding }: NetworkAnswer, maxBytes: number): Promise<string> => {
  if (encoding !== undefined && encoding !== 'identity') throw new VendorProblem('malformed');
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new VendorProblem('malformed');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

const parsed = (text: string, status: number): unknown => {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    throw new VendorProblem('malformed', status);
  }
};

/**
 * RFC 6749, section 5.2: response of a token endpoint to an expired refresh token or code; `invalid_token` (RFC 6750,
 * section 3.1) is Google's response to a revoked one. Microsoft also asks for the
 * person this way: https://learn.microsoft.com/entra/identity-platform/v2-oauth2-auth-code-flow#error-codes-for-token-endpoint-errors
 */
const isEnded = (text: string): boolean =>
  /"(?:error|reason)"\s*:\s*"(?:invalid_grant|invalid_token|interaction_required|consent_required)"/.test(text);

/** A wrong secret. If it is ours, no access ends: an operator can fix it. */
const isInvalidClient = (text: string): boolean => /"error"\s*:\s*"invalid_client"/.test(text);

const problemOf = (status: number, text: string, clientIsTheirs: boolean): CallProblem => {
  if (isInvalidClient(text)) return clientIsTheirs ? 'access_ended' : 'server_error';
  if (status === 401 || isEnded(text)) return 'access_ended';
  if (status === 408) return 'timeout';
  if (status === 429) return 'too_many_requests';
  return status >= 500 ? 'server_error' : 'refused';
};

const bodyOf = ({ form, json, xml }: VendorRequest): { body?: string; headers: Record<string, string> } => {
  if (form) {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return { body: new URLSearchParams(form).toString(), headers };
  }
  if (xml !== undefined) return { body: xml, headers: { 'content-type': 'text/xml; charset=utf-8' } };
  if (json === undefined) return { headers: {} };
  return { body: JSON.stringify(json), headers: { 'content-type': 'application/json' } };
};

/** Calls providers: checked addresses only, no redirects, with time and size limits; logs each call. */
export const createVendorHttp = (options: VendorHttpOptions): VendorHttp => {
  const { network, addressOf, clock, log, clientIsTheirs = false } = options;
  const { seconds = limits.vendorTimeoutSeconds, maxBytes = limits.vendorAnswerBytes } = options;
  const refusals = { private: unreachable, unreachable };

  const ask = async (request: VendorRequest, signal: AbortSignal): Promise<VendorAnswer> => {
    const url = URL.parse(addressOf(request.url));
    if (!url || !network.takes(url)) throw unreachable();
    for (const [name, value] of Object.entries(request.query ?? {})) url.searchParams.set(name, value);
    const address = await inTime(checkedAddress(network, url, signal, refusals), signal, late);
    const { body, headers } = bodyOf(request);
    const sent = {
      method: request.method ?? 'GET',
      headers: { accept: 'application/json', 'user-agent': 'Wardline-Integrations/1', ...headers, ...request.headers },
      ...(body !== undefined && { body }),
    };
    const answer = await inTime(network.send(url, address, sent, signal), signal, late);
    try {
      const text = await inTime(readText(answer, maxBytes), signal, late);
      const { status, retryAfter = null, link } = answer;
      const isGood = (status >= 200 && status < 300) || request.accepts?.includes(status) === true;
      if (isGood) {
        const body: unknown = request.text ? text : parsed(text, status);
        return { status, body, ...(link !== undefined && { link }) };
      }
      throw new VendorProblem(
        problemOf(status, text, clientIsTheirs),
        status,
        retryAfterSeconds(retryAfter, clock.now()),
      );
    } finally {
      answer.close();
    }
  };

  return {
    async send(request) {
      const at = clock.now().toISOString();
      const started = performance.now();
      const keep = (status: number | null, problem: CallProblem | null): Promise<void> =>
        log({ at, operation: request.operation, status, problem, durationMs: Math.round(performance.now() - started) });
      const signal = AbortSignal.timeout((request.seconds ?? seconds) * 1000);
      try {
        const answer = await ask(request, signal);
        await keep(answer.status, null);
        return answer;
      } catch (error) {
        // Network errors may reveal internal host names.
        const known = error instanceof VendorProblem ? error : signal.aborted ? late() : unreachable();
        await keep(known.status, known.problem);
        throw known;
      }
    },
  };
};
