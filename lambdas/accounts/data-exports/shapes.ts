import type { SealedValue } from '../../platform/crypto/sealed-value';
import type { Item } from '../../platform/table/table';
import type { HealthText } from '../../store/people/health-file/sealed-records';
import { openAttributes } from '../../store/accounts/personal-keys/encrypted-attributes';
import type { PersonalKeys } from '../../store/accounts/personal-keys/personal-keys';
import { profilesClasses } from '../../store/people/profiles/data-classes';
import { unpackTimes } from '../../store/messages/calendar/busy-times-encoding';
import { ownerId, type ExportOwner } from '../../store/accounts/data-exports/export-item';

/** What opens attributes that are stored encrypted. */
export type Opening = { healthText: Pick<HealthText, 'open'>; personalKeys: Pick<PersonalKeys, 'find'> };
export type ShapeContext = Opening & { owner: ExportOwner };
/** What the reader is given of an item; null leaves it out. */
export type Shape = (item: Item, context: ShapeContext) => Item | null | Promise<Item | null>;

const pick = (item: Item, names: readonly string[]): Item =>
  Object.fromEntries(names.filter((name) => item[name] !== undefined).map((name) => [name, item[name]]));

const without = (item: Item, names: readonly string[]): Item =>
  Object.fromEntries(Object.entries(item).filter(([name]) => !names.includes(name)));

export const shapes = {
  /** As of the last change that was announced. */
  seenApplication: (item) => {
    const { seenStatus, seenSince, seenVersion: _version, seenStep: _step, ...rest } = item;
    return { ...rest, status: seenStatus ?? item['status'], statusSince: seenSince ?? item['statusSince'] };
  },

  /** Decisions, never possible matches that a reviewer still has to look at. */
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

  /** Received messages that were taken down stay down. */
  readableMessage: (item, { owner }) =>
    item['hiddenBy'] && item['senderId'] !== ownerId(owner) ? null : without(item, ['tell']),

  /** Without the address of the imported calendar, which opens it without a password. */
  calendarConnection: (item) => {
    const { busyImport, generation: _generation, ...rest } = item;
    return { ...rest, busyImport: busyImport ? without(busyImport as Item, ['sealedAddress', 'importId']) : null };
  },

  /** The day or the currency, which only the key says. */
  withPosition: (item) => ({ of: String(item['sk']).replace(/^[A-Z]+#/, ''), ...item }),

  busyTimes: ({ times }) => ({ times: unpackTimes(String(times)) }),

  /** Notes are between staff. */
  ticketPost: (item) => (item['kind'] === 'note' ? null : without(item, ['authorId'])),

  /** What was decided, without who decided or reported. Dismissed reports are no news. */
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
