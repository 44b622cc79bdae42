import { log } from '../../platform/logger';
import { sendRequest, type SendRequest } from '../../platform/network/send-request';
import type { Shell } from './ports';

const keptMs = 60_000;
const patienceMs = 3000;

/** Caches the shell for a minute, or longer if fetching fails. */
export const createShell = (siteUrl: string, now: () => number = Date.now, send: SendRequest = sendRequest): Shell => {
  let kept: { html: string; at: number } | null = null;

  const load = async (): Promise<string> => {
    const { status, body } = await send({ url: new URL('/app.html', siteUrl), timeoutMs: patienceMs });
    if (status !== 200) throw new Error(`The shell answered ${status}.`);
    return body.toString();
  };

  return {
    async read() {
      if (kept && now() - kept.at < keptMs) return kept.html;
      try {
        kept = { html: await load(), at: now() };
      } catch (error) {
        if (!kept) throw error;
        log.error('shell not read', error);
      }
      return kept.html;
    },
  };
};
