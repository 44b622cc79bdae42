import { log } from '../platform/logger';
import type { Shell } from './ports';

const keptMs = 60_000;
const patienceMs = 3000;

/**
 * Reads the shell where browsers read it, so that the same code works on every stage. It is kept for a minute, and longer
 * when it cannot be read again: files of earlier builds stay in place.
 */
export const createShell = (siteUrl: string, now: () => number = Date.now): Shell => {
  let kept: { html: string; at: number } | null = null;

  const load = async (): Promise<string> => {
    const response = await fetch(new URL('/app.html', siteUrl), { signal: AbortSignal.timeout(patienceMs) });
    if (!response.ok) throw new Error(`The shell answered ${response.status}.`);
    return response.text();
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
