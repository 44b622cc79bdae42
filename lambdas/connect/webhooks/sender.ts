import { limits } from '@shared/limits';
import type { AttemptProblem } from '@shared/connect/model/webhook-vocabulary';
import { checkedAddress } from '../../platform/internet/checked-address';
import { inTime } from '../../platform/internet/in-time';
import type { Network, NetworkAnswer } from '../../platform/internet/ports';
import type { Sender } from './ports';

class NotSent extends Error {
  constructor(readonly problem: AttemptProblem) {
    super(problem);
  }
}

const late = (): NotSent => new NotSent('timeout');

/** Start of the answer to store. More is neither read nor awaited. */
const beginningOf = async ({ body, encoding }: NetworkAnswer): Promise<string> => {
  if (encoding !== undefined && encoding !== 'identity') return '';
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= limits.webhookAnswerBytes) break;
  }
  const text = Buffer.concat(chunks).subarray(0, limits.webhookAnswerBytes).toString('utf8');
  // Control characters but tabs and line breaks.
  return text.replaceAll(/[^\P{Cc}\t\n]/gu, '').slice(0, limits.webhookAnswerLength);
};

/** Sends to checked addresses only, follows no redirects, and always ends within the time limit. */
export const createSender = (
  network: Network,
  { seconds = limits.webhookTimeoutSeconds }: { seconds?: number } = {},
): Sender => {
  const ask = async (address: string, headers: Readonly<Record<string, string>>, body: string, signal: AbortSignal) => {
    const url = URL.parse(address);
    if (!url || !network.takes(url)) throw new NotSent('address');
    const refusals = { private: () => new NotSent('address'), unreachable: () => new NotSent('unreachable') };
    const chosen = await inTime(checkedAddress(network, url, signal, refusals), signal, late);
    return inTime(network.send(url, chosen, { method: 'POST', headers, body }, signal), signal, late);
  };

  return {
    async send({ url, headers, body }) {
      const started = performance.now();
      const durationMs = (): number => Math.round(performance.now() - started);
      const signal = AbortSignal.timeout(seconds * 1000);
      try {
        const answer = await ask(url, headers, body, signal);
        try {
          // A slow body doesn't change the status.
          const text = await inTime(beginningOf(answer), signal, late).catch(() => '');
          const { status, retryAfter = null } = answer;
          return { status, problem: null, answer: text, durationMs: durationMs(), retryAfter };
        } finally {
          answer.close();
        }
      } catch (error) {
        // Network errors may reveal internal host names.
        const problem = signal.aborted ? 'timeout' : error instanceof NotSent ? error.problem : 'unreachable';
        return { status: null, problem, answer: '', durationMs: durationMs(), retryAfter: null };
      }
    },
  };
};
