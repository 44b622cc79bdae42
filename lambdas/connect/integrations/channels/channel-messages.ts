import {
  isAddressed,
  type AddressedProvider,
  type ChannelProvider,
} from '@shared/connect/integrations/channel-messages';
import { AppError } from '@shared/errors';
import type { ChannelAddressForm, ChannelMessages, ChannelMessagesForm } from '@shared/connect/model/integration';
import { notice, type Notice } from '@shared/text/notice';
import type { Language } from '@shared/text/language';
import type { Clock } from '../../../platform/clock';
import type { DailyCounts } from '../../../platform/table/daily-limits';
import type {
  IntegrationChannels,
  IntegrationLinks,
  LinkReplacements,
  Integrations,
  Owner,
  StoredIntegration,
} from '../../../store/connect/integrations/ports';
import { VendorProblem } from '../engine/vendor-problem';
import type { VendorHttp } from '../ports';
import { keepMessages, readChosen } from './chosen-messages';
import { noteTaken, refusedAt } from './refused-messages';

export type ChannelDeps = {
  integrations: Pick<Integrations, 'get'>;
  links: Pick<IntegrationLinks, 'get' | 'put' | 'remove'> & LinkReplacements;
  channels: IntegrationChannels;
  counts: DailyCounts;
  clock: Pick<Clock, 'now'>;
  httpFor(provider: AddressedProvider, integrationId: string): VendorHttp;
  languageOf(userId: string): Promise<Language>;
  /** Returns false if the address accepts no message. */
  greet(http: VendorHttp, address: string, language: Language): Promise<boolean>;
};
type Of = { owner: Owner; provider: ChannelProvider };
type OfAddress = { owner: Owner; provider: AddressedProvider };

const connected = async ({ integrations }: ChannelDeps, { owner, provider }: Of): Promise<StoredIntegration> => {
  const found = await integrations.get({ owner, provider });
  if (!found || found.account === null) throw new AppError('NOT_FOUND');
  return found;
};

const channelOf = async ({ channels }: ChannelDeps, { provider, ...of }: Of, { settings }: StoredIntegration) =>
  isAddressed(provider) ? ((await channels.get({ provider, ...of }))?.name ?? null) : (settings['channel'] ?? null);

const chosenOf = async ({ links }: ChannelDeps, { integrationId }: StoredIntegration): Promise<ChannelMessagesForm> => {
  const { messages, version } = await readChosen(links, integrationId);
  return { messages: [...messages], version };
};

const shown = async (deps: ChannelDeps, of: Of, connection: StoredIntegration): Promise<ChannelMessages> => ({
  channel: await channelOf(deps, of, connection),
  addressVersion: connection.channelVersion,
  refusedAt: await refusedAt(deps.links, connection.integrationId),
  ...(await chosenOf(deps, connection)),
});

export const readChannelMessages = async (deps: ChannelDeps, of: Of): Promise<ChannelMessages> =>
  shown(deps, of, await connected(deps, of));

export const chooseChannelMessages = async (
  deps: ChannelDeps,
  { messages, version, ...of }: Of & ChannelMessagesForm,
): Promise<ChannelMessages> => {
  const connection = await connected(deps, of);
  await keepMessages(deps.links, connection.integrationId, { messages, version });
  return shown(deps, of, connection);
};

const wrongAddress = (reason: Notice): AppError =>
  new AppError('INVALID_REQUEST', undefined, { fields: { address: reason } });

const taken = async (deps: ChannelDeps, http: VendorHttp, address: string, userId: string): Promise<boolean> => {
  try {
    return await deps.greet(http, address, await deps.languageOf(userId));
  } catch (error) {
    if (!(error instanceof VendorProblem)) throw error;
    if (error.problem === 'unreachable') throw wrongAddress(notice('addressUnreachable'));
    throw new AppError('VENDOR_DOWN');
  }
};

/** STALE_VERSION if a colleague changed it since. Stores only working addresses, so mistakes show at once. */
export const saveChannelAddress = async (
  deps: ChannelDeps,
  { userId, name, address, version, ...of }: OfAddress & ChannelAddressForm & { userId: string },
): Promise<ChannelMessages> => {
  const connection = await connected(deps, of);
  const { integrationId, channelVersion } = connection;
  if (channelVersion !== version) throw new AppError('STALE_VERSION');
  await deps.counts.count('channelAddresses', { owner: of.owner.id });
  if (!(await taken(deps, deps.httpFor(of.provider, integrationId), address, userId))) {
    throw wrongAddress(notice('workflowAddressRefused'));
  }
  const at = deps.clock.now().toISOString();
  if (!(await deps.channels.put(connection, { name, address }, at))) throw new AppError('STALE_VERSION');
  await noteTaken(deps.links, integrationId);
  return readChannelMessages(deps, of);
};

export const removeChannelAddress = async (deps: ChannelDeps, of: OfAddress): Promise<ChannelMessages> => {
  const connection = await connected(deps, of);
  if (!(await deps.channels.remove(connection, deps.clock.now().toISOString()))) throw new AppError('NOT_FOUND');
  await noteTaken(deps.links, connection.integrationId);
  return readChannelMessages(deps, of);
};
