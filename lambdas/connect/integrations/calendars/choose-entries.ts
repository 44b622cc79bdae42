import {
  isCalendarProvider,
  type CalendarEntryKind,
  type CalendarProvider,
} from '@shared/connect/integrations/calendar-entries';
import { AppError } from '@shared/errors';
import type { Integration } from '@shared/connect/model/integration';
import type { IntegrationLinks, NewTask, Owner, StoredIntegration } from '../../../store/connect/integrations/ports';
import { cardOf } from '../engine/cards';
import type { ConnectDeps } from '../ports';
import { chosenEntries, keepEntries } from './chosen-entries';
import { syncTask } from './tasks';

/** Returns null if this is not a connected calendar. */
export const loadChosenEntries = async (
  links: Pick<IntegrationLinks, 'get'>,
  stored: Pick<StoredIntegration, 'account' | 'integrationId' | 'provider'>,
): Promise<CalendarEntryKind[] | null> =>
  isCalendarProvider(stored.provider) && stored.account !== null
    ? [...(await chosenEntries(links, stored.integrationId))]
    : null;

export type ChooseDeps = Pick<ConnectDeps, 'clients' | 'clock' | 'integrations'> & {
  links: Pick<IntegrationLinks, 'put'>;
  queueTask(ref: StoredIntegration, task: NewTask): Promise<void>;
};
type Choice = { owner: Owner; provider: CalendarProvider; entries: readonly CalendarEntryKind[] };

/** Stores the choice. The next read writes missing entries and deletes unwanted ones. */
export const chooseEntries = async (
  { integrations, links, clients, clock, queueTask }: ChooseDeps,
  { owner, provider, entries }: Choice,
): Promise<Integration> => {
  const found = await integrations.get({ owner, provider });
  if (!found || found.account === null) throw new AppError('NOT_FOUND');
  await keepEntries(links, found.integrationId, entries);
  await queueTask(found, syncTask);
  return { ...cardOf(provider, clients.get(provider), found, clock.now()), entries: [...entries] };
};
