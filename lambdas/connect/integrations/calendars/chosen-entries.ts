import {
  calendarEntryKinds,
  firstCalendarEntries,
  type CalendarEntryKind,
} from '@shared/connect/integrations/calendar-entries';
import type { IntegrationLinks } from '../../../store/connect/integrations/ports';

/** Stored with the connection's entries, so connecting the same account again keeps it. */
export const choiceSubject = 'choice';

export const chosenEntries = async (
  links: Pick<IntegrationLinks, 'get'>,
  integrationId: string,
): Promise<readonly CalendarEntryKind[]> => {
  const chosen = (await links.get(integrationId, choiceSubject))?.data['chosen'];
  if (chosen === undefined) return firstCalendarEntries;
  const kinds = chosen.split(',');
  return calendarEntryKinds.filter((it) => kinds.includes(it));
};

export const keepEntries = (
  links: Pick<IntegrationLinks, 'put'>,
  integrationId: string,
  kinds: readonly CalendarEntryKind[],
): Promise<void> =>
  links.put(integrationId, {
    subject: choiceSubject,
    externalId: null,
    written: '',
    data: { chosen: kinds.join(',') },
  });
