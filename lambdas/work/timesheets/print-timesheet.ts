import type { Download } from '@shared/core/model/file';
import { documentKeys } from '@shared/platform/media';
import type { Language } from '@shared/text/language';
import type { Deps } from './ports';
import { documents } from '../../platform/text/documents';
import { loadAuthorizedWeek, type Week } from './load-authorized-timesheet';

const contentType = 'application/pdf';

export const printTimesheet = async (
  deps: Deps,
  { language, ...week }: Week & { language: Language },
): Promise<Download> => {
  const { sheet } = await loadAuthorizedWeek(deps, week);
  await deps.throttle.count('printedTimesheets', { account: week.caller.userId });
  const { timezone: timeZone } = await deps.settings.get(week.caller.userId);
  const edition = `${sheet.version}-${language}-${timeZone.replaceAll('/', '.')}`;
  const key = `${documentKeys.timesheet}${sheet.placementId}/${sheet.weekStartsOn}/${edition}.pdf`;
  const content = await deps.pdf.draw(sheet, { language, timeZone, at: deps.clock.now() });
  await deps.documents.keep(key, { content, contentType });
  const fileName = documents.in(language)('timesheet.fileName', { week: sheet.weekStartsOn });
  return { ...(await deps.documents.download(key, { fileName, contentType })), fileName };
};
