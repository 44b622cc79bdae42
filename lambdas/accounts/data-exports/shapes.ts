import type { SealedValue } from '../../platform/crypto/sealed-value';
import type { Item } from '../../platform/table/table';
import type { HealthText } from '../../store/people/health-file/sealed-records';
import { openAttributes } from '../../store/accounts/personal-keys/encrypted-attributes';
import type { PersonalKeys } from '../../store/accounts/personal-keys/personal-keys';
import { profilesClasses } from '../../store/people/profiles/data-classes';
import { unpackTimes } from '../../store/messages/calendar/busy-times-encoding';
import { ownerId, type ExportOwner } from '../../store/accounts/data-exports/export-item';

/** Functions that open encrypted attributes. */
export type Opening = { healthText: Pick<HealthText, 'open'>; personalKeys: Pick<PersonalKeys, 'find'> };
export type ShapeContext = Opening & { owner: ExportOwner };
/** The reader's version of an item; null omits it. */
export type Shape = (item: Item, context: ShapeContext) => Item | null | Promise<Item | null>;

const pick = (item: Item, names: readonly string[]): Item =>
  Object.fromEntries(names.filter((name) => item[name] !== undefined).map((name) => [name, item[name]]));

const without = (item: Item, names: readonly string[]): Item =>
  Object.fromEntries(Object.entries(item).filter(([name]) => !names.includes(name)));

export const shapes = {
  /** State as of the last announced change. */
  seenApplication: (item) => {
    const { seenStatus, seenSince, seenVersion: _version, seenStep: _step, ...rest } = item;
    return { ...rest, status: seenStatus ?? item['status'], statusSince: seenSince ?? item['statusSince'] };
  },

  /** Includes decisions, but no possible matches that await a reviewer. */
  exclusionCase: (item) => ({
    ...pick(item, ['userId', 'checkedOn', 'updatedAt']),
    confirmed: item['hold'] === 'confirmed',
  }),

  privateDetails: (item, { owner, personalKeys }) =>
    openAttributes(personalKeys, ownerId(owner), item, profilesClasses.PrivateDetails),

  healthFile: async (item, { healthText }) => {
    const userId = String(item['userId']);
    const records = await healthText.open(userId, item['sealed'] as SealedValue | string);
    return { ...pick(item, ['userId', 'updatedAt']), records };
  },

  /** Hides received messages that were taken down. */
  readableMessage: (item, { owner }) =>
    item['hiddenBy'] && item['senderId'] !== ownerId(owner) ? null : without(item, ['tell']),

  /** Omits the imported calendar's address, which opens it without a password. */
  calendarConnection: (item) => {
    const { busyImport, generation: _generation, ...rest } = item;
    return { ...rest, busyImport: busyImport ? without(busyImport as Item, ['sealedAddress', 'importId']) : null };
  },

  /** Adds the day or the currency, which only the key contains. */
  withPosition: (item) => ({ of: String(item['sk']).replace(/^[A-Z]+#/, ''), ...item }),

  busyTimes: ({ times }) => ({ times: unpackTimes(String(times)) }),

  /** Notes are internal to staff. */
  ticketPost: (item) => (item['kind'] === 'note' ? null : without(item, ['authorId'])),

  /** Includes the decision, without who decided or reported. Omits dismissed reports. */
  statement: (item) => {
    const decision = item['decision'] as Item | null | undefined;
    if (!decision || decision['action'] === 'dismiss') return null;
    const appeal = item['appeal'] as Item | null | undefined;
    return {
      ...pick(item, ['caseId', 'number', 'label', 'openedAt']),
      decision: without(decision, ['decidedBy', 'proposedBy']),
      appeal: appeal ? without(appeal, ['by', 'decidedBy']) : null,
    };
  },

  /** Values of an organization's log belong to the organization. */
  ownAuditLine: (item) => {
    const named = pick(item, ['at', 'operation', 'thing', 'kind', 'targets']);
    return String(item['chain']).startsWith('u#') ? { ...named, changes: item['changes'] } : named;
  },
} satisfies Record<string, Shape>;
