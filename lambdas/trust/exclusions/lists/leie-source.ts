import { calendarDay } from '@shared/core/rules/calendar-days';
import { ListError, type ExclusionSource, type SourceFile } from './source-ports';

const patienceMs = 120_000;

type Options = { url: string; request?: typeof fetch };

const modifiedOn = (reply: Response): string | null => {
  const at = Date.parse(reply.headers.get('last-modified') ?? '');
  return Number.isNaN(at) ? null : calendarDay(at);
};

export const download = async (address: URL, request: typeof fetch): Promise<Response | null> => {
  const reply = await request(address, { signal: AbortSignal.timeout(patienceMs) });
  if (reply.ok && reply.body) return reply;
  await reply.body?.cancel();
  if (reply.status === 404) return null;
  throw new ListError(`${address.pathname} answered ${reply.status}.`);
};

/**
 * Reads files below oig.hhs.gov/exclusions/downloadables/: UPDATED.csv has everything in force,
 * <year>/<yymm>excl.csv and <year>/<yymm>rein.csv one month each.
 */
export const createLeieSource = ({ url, request = fetch }: Options): ExclusionSource => {
  const open = async (path: string): Promise<SourceFile | null> => {
    const reply = await download(new URL(path, url), request);
    return reply?.body ? { modifiedOn: modifiedOn(reply), content: reply.body } : null;
  };
  return {
    async full() {
      const file = await open('UPDATED.csv');
      if (!file) throw new ListError('There is no UPDATED.csv.');
      return file;
    },
    supplement(kind, month) {
      const [year, number] = month.split('-');
      return open(`${year}/${year!.slice(2)}${number}${kind}.csv`);
    },
  };
};
