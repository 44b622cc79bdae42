import { download } from './leie-source';
import { compactDay } from './source-days';
import { ListError, type DeactivationSource } from './source-ports';

type Options = { url: string; request?: typeof fetch };

/** Matches NPPES_Deactivated_NPI_Report_<MMDDYY>_V2.zip; before March 2026 without _V2. */
const linkPattern = /NPPES_Deactivated_NPI_Report_(\d{2})(\d{2})(\d{2})(?:_V2)?\.zip/g;

type Report = { name: string; fileDate: string };

const reportsIn = (page: string): Report[] =>
  [...page.matchAll(linkPattern)].flatMap(([name, month, day, year]) => {
    const fileDate = compactDay(`20${year}${month}${day}`);
    return fileDate === null ? [] : [{ name, fileDate }];
  });

/** Finds the newest report in the file list at download.cms.gov/nppes/NPI_Files.html. */
export const createDeactivationSource = ({ url, request = fetch }: Options): DeactivationSource => {
  const get = async (path: string): Promise<Response> => {
    const reply = await download(new URL(path, url), request);
    if (!reply) throw new ListError(`There is no ${path}.`);
    return reply;
  };
  return {
    async newest() {
      const reports = reportsIn(await (await get('NPI_Files.html')).text());
      const newest = reports
        .sort((a, b) => a.fileDate.localeCompare(b.fileDate) || a.name.length - b.name.length)
        .at(-1);
      if (!newest) throw new ListError('The list of files names no report.');
      return {
        ...newest,
        content: async () => Buffer.from(await (await get(newest.name)).arrayBuffer()),
      };
    },
  };
};
