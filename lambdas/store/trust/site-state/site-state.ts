import { limits } from '@shared/limits';
import { Announcement, SwitchState } from '@shared/trust/model/site-state';
import { featureSwitches, switchDefaults, type FeatureSwitch } from '@shared/trust/model/site-vocabulary';
import { addSeconds, epochSeconds, type Clock } from '../../../platform/clock';
import { AppError } from '@shared/errors';
import { PutCommand } from '../../../platform/table/commands';
import { buildCondition, equals, itemAbsent } from '../../../platform/table/conditions';
import { ConditionalCheckFailedException } from '../../../platform/table/errors';
import { queryFirst, type Item, type Table } from '../../../platform/table/table';
import { entity } from '../../entity';
import { siteStateIndexes, siteStateKeys } from './keys';

export type StoredState = { switches: SwitchState[]; announcements: Announcement[] };

export type SiteSettings = {
  read(): Promise<StoredState>;
  /** STALE_VERSION unless `before` is the stored version. */
  saveAnnouncement(announcement: Announcement, before: number): Promise<void>;
  saveSwitch(state: SwitchState, before: number): Promise<void>;
};

export type Switches = { isOn(name: FeatureSwitch): Promise<boolean> };

const keptAfterEndSeconds = 180 * 24 * 3600;
const cachedMs = 30_000;

const isOf = (kind: string) => (item: Item) => String(item['sk']).startsWith(kind);

const switchesIn = (items: readonly Item[]): SwitchState[] => {
  const stored = items.filter(isOf('SWITCH#')).map((item) => SwitchState.parse(item));
  return featureSwitches.map(
    (name) =>
      stored.find((it) => it.name === name) ?? {
        name,
        on: switchDefaults[name],
        reason: '',
        version: 0,
        updatedAt: null,
      },
  );
};

export const createSiteSettings = (table: Table): SiteSettings => {
  const put = async (item: Item, before: number): Promise<void> => {
    const condition = buildCondition(before === 0 ? itemAbsent : equals('version', before));
    try {
      await table.client.send(new PutCommand({ TableName: table.name, Item: item, ...condition }));
    } catch (error) {
      throw error instanceof ConditionalCheckFailedException ? new AppError('STALE_VERSION') : error;
    }
  };
  return {
    async read() {
      const items = await queryFirst(table, { list: siteStateIndexes.siteState, limit: limits.announcementsListed });
      const announcements = items.filter(isOf('ANNOUNCEMENT#')).map((item) => Announcement.parse(item));
      return { switches: switchesIn(items), announcements };
    },
    saveAnnouncement: (announcement, before) =>
      put(
        {
          ...siteStateKeys.announcement(announcement.announcementId),
          ...entity('Announcement'),
          ...announcement,
          ttl: epochSeconds(addSeconds(new Date(announcement.until), keptAfterEndSeconds)),
        },
        before,
      ),
    saveSwitch: (state, before) =>
      put({ ...siteStateKeys.featureSwitch(state.name), ...entity('FeatureSwitch'), ...state }, before),
  };
};

/** Caches one read for half a minute. */
export const createCachedState = (
  settings: Pick<SiteSettings, 'read'>,
  clock: Pick<Clock, 'now'>,
): { read(): Promise<StoredState> } & Switches => {
  let cached: { at: number; state: Promise<StoredState> } | null = null;
  const read = (): Promise<StoredState> => {
    const at = clock.now().getTime();
    if (cached && at - cached.at < cachedMs) return cached.state;
    const state = settings.read();
    const fresh = { at, state };
    cached = fresh;
    state.catch(() => {
      if (cached === fresh) cached = null;
    });
    return state;
  };
  return {
    read,
    async isOn(name) {
      const { switches } = await read();
      return switches.find((it) => it.name === name)?.on ?? switchDefaults[name];
    },
  };
};

export const createSwitches = (table: Table, clock: Pick<Clock, 'now'>): Switches =>
  createCachedState(createSiteSettings(table), clock);
