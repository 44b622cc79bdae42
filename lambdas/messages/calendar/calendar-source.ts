import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import { notice, type Notice } from '@shared/text/notice';
import { callableAddress } from '../../platform/internet/callable-address';
import { checkedAddress } from '../../platform/internet/checked-address';
import { inTime } from '../../platform/internet/in-time';
import type { Network, NetworkAnswer, NetworkRequest } from '../../platform/internet/ports';
import type { CalendarSource } from './ports';

const maxRedirects = 5;
const redirections = new Set([301, 302, 303, 307, 308]);

const notRead = (reason: Notice): AppError => new AppError('CALENDAR_NOT_READ', reason);
const unreachable = (): AppError => notRead(notice('calendarUnreachable'));

const textOf = async (answer: NetworkAnswer): Promise<string> => {
  if (answer.encoding !== undefined && answer.encoding !== 'identity') throw unreachable();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body) {
    bytes += chunk.length;
    if (bytes > limits.busyImportBytes) throw notRead(notice('calendarTooLarge'));
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

const request: NetworkRequest = {
  method: 'GET',
  headers: { accept: 'text/calendar, */*;q=0.1', 'user-agent': 'Wardline-Calendar' },
};
const refusals = { private: () => notRead(notice('calendarAddressPrivate')), unreachable };

/** Prevents SSRF: checks every resolved address, connects to a checked one, and starts over on redirects. */
export const createCalendarSource = (network: Network): CalendarSource => {
  const ask = async (url: URL, signal: AbortSignal): Promise<string | URL> => {
    const address = await checkedAddress(network, url, signal, refusals);
    const answer = await inTime(network.send(url, address, request, signal), signal, unreachable);
    try {
      if (answer.status === 200) return await inTime(textOf(answer), signal, unreachable);
      if (!redirections.has(answer.status) || answer.location === undefined) throw unreachable();
      const next = URL.parse(answer.location, url);
      if (!next || !network.takes(next)) throw unreachable();
      return next;
    } finally {
      answer.close();
    }
  };

  return {
    check: (address) => callableAddress(network, 'url', address),

    async read(url, seconds) {
      if (!network.takes(url)) throw refusals.private();
      const signal = AbortSignal.timeout(seconds * 1000);
      try {
        let next: string | URL = url;
        for (let asked = 0; asked <= maxRedirects; asked += 1) {
          next = await ask(next, signal);
          if (typeof next === 'string') return next;
        }
        throw unreachable();
      } catch (error) {
        // Network errors may reveal host names.
        throw error instanceof AppError ? error : unreachable();
      }
    },
  };
};
