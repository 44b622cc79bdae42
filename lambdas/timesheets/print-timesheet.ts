import { limits } from '@shared/limits';
import type { Download } from '@shared/model/file';
import { documentKeys } from '@shared/platform/media';
import type { Language } from '@shared/text/language';
import type { Deps } from './ports';
import { documents } from '../platform/text/documents';
import { loadAuthorizedWeek, type Week } from './load-authorized-timesheet';

const contentType = 'application/pdf';

export const printTimesheet = async (
  deps: Deps,
  { language, ...week }: Week & { language: Language },
): Promise<Download> => {
  const { sheet } = await loadAuthorizedWeek(deps, week);
  await deps.throttle.count(`printed-timesheets#${week.caller.userId}`, limits.printedTimesheetsPerReaderPerDay);
  const key = `${documentKeys.timesheet}${sheet.placementId}/${sheet.weekStartsOn}/${sheet.version}-${language}.pdf`;
  await deps.documents.keep(key, { content: await deps.pdf.draw(sheet, language, deps.clock.now()), contentType });
  const fileName = documents.in(language)('timesheet.fileName', { week: sheet.weekStartsOn });
  return { ...(await deps.documents.download(key, { fileName, contentType })), fileName };
};
