import { limits } from '@shared/limits';
import type { Download } from '@shared/model/file';
import { documentKeys } from '@shared/platform/media';
import type { Deps } from './ports';
import { loadAuthorizedWeek, type Week } from './load-authorized-timesheet';

const contentType = 'application/pdf';

export const printTimesheet = async (deps: Deps, week: Week): Promise<Download> => {
  const { sheet } = await loadAuthorizedWeek(deps, week);
  await deps.throttle.count(`printed-timesheets#${week.caller.userId}`, limits.printedTimesheetsPerReaderPerDay);
  const key = `${documentKeys.timesheet}${sheet.placementId}/${sheet.weekStartsOn}/${sheet.version}.pdf`;
  await deps.documents.keep(key, { content: await deps.pdf.draw(sheet, deps.clock.now()), contentType });
  const fileName = `Timesheet ${sheet.weekStartsOn}.pdf`;
  return { ...(await deps.documents.download(key, { fileName, contentType })), fileName };
};
