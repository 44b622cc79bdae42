import type { AuditActor, AuditChange, AuditValue, auditKinds } from '@shared/trust/model/audit';
import { formatDate, formatDateTime, formatMoney, formatNumber } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { useTranslation, type TFunction } from '@/lib/i18n/i18n';

const auditCatalogs = ['audit-words', 'labels/hiring', 'labels/profiles', 'marketplace'] as const;
type T = TFunction<(typeof auditCatalogs)[number]>;

export type AuditedAction = {
  thing: string;
  kind: (typeof auditKinds)[number];
  changes: readonly AuditChange[];
};

/** Text for a key that depends on stored names, with a fallback for keys that a catalog lacks. */
const textOf = (t: T, key: string, fallback: string): string => {
  const text = (t as unknown as (key: string) => string)(key);
  return text === key || text === '' ? fallback : text;
};

/** Full keys, so that unused ones are found. */
const statusKeys: Readonly<Record<string, (code: string) => string>> = {
  Application: (code) => `applicationStatus.${code}`,
  Job: (code) => `jobStatus.${code}`,
  Interview: (code) => `interviewStatus.${code}`,
  Offer: (code) => `offerStatus.${code}`,
  Placement: (code) => `placementStatus.${code}`,
  Timesheet: (code) => `timesheetStatus.${code}`,
  Shift: (code) => `shiftStatus.${code}`,
  Booking: (code) => `bookingStatus.${code}`,
  Attendance: (code) => `bookingStatus.${code}`,
  Verification: (code) => `verificationStatus.${code}`,
  OrganizationCase: (code) => `statuses.OrganizationCase.${code}`,
  Payout: (code) => `statuses.Payout.${code}`,
  Ticket: (code) => `statuses.Ticket.${code}`,
};

/** "per_diem" reads "Per diem". */
const readable = (code: string): string => {
  const words = code.replaceAll(/[_-]/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const isInstant = (text: string): boolean => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text);
const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);

const codeText = (t: T, entity: string, field: string, code: string): string => {
  if (field === 'role') return textOf(t, `teamRole.${code}`, readable(code));
  const key = field === 'status' ? statusKeys[entity]?.(code) : undefined;
  return key ? textOf(t, key, readable(code)) : readable(code);
};

const writtenByPeople = ['title', 'company_name', 'location', 'name', 'scopes', 'ranges'];

const valueText = (t: T, entity: string, { field }: AuditChange, value: AuditValue | undefined): string => {
  if (value === undefined || value === null || value === '') return t('values.empty');
  if (typeof value === 'boolean') return t(value ? 'values.yes' : 'values.no');
  if (typeof value === 'number') return field.endsWith('Cents') ? formatMoney(value) : formatNumber(value);
  if (typeof value === 'string') {
    if (isInstant(value)) return formatDateTime(value, ownZone());
    if (isDay(value)) return formatDate(value);
    return writtenByPeople.includes(field) ? value : codeText(t, entity, field, value);
  }
  if (value.length === 0) return t('values.empty');
  const textFor = (text: string): string => (writtenByPeople.includes(field) ? text : codeText(t, entity, field, text));
  return value.map(textFor).join(', ');
};

/** IDs mean nothing to readers. */
const isId = (field: string): boolean => field === 'assignedTo' || field === 'privacy';

export type ShownChange = { field: string; label: string; values: { before: string; after: string } | null };

const shownChange = (t: T, entity: string, change: AuditChange): ShownChange => ({
  field: change.field,
  label: textOf(t, `fields.${change.field}`, t('fields.other')),
  values:
    isId(change.field) || !('before' in change || 'after' in change)
      ? null
      : { before: valueText(t, entity, change, change.before), after: valueText(t, entity, change, change.after) },
});

const changeOf = ({ changes }: AuditedAction, field: string): AuditChange | undefined =>
  changes.find((change) => change.field === field);

const ofAccount = (t: T, done: AuditedAction): string | null => {
  if (done.kind === 'created') return t('special.register');
  if (changeOf(done, 'passwordChangedAt')) return t('special.password');
  const twoFactor = changeOf(done, 'twoFactorEnabled');
  return twoFactor ? t(twoFactor.after === true ? 'special.twoFactorOn' : 'special.twoFactorOff') : null;
};

const ofAcceptance = (t: T, done: AuditedAction): string => {
  const version = formatNumber(Number(changeOf(done, 'version')?.after ?? 0));
  const isTerms = changeOf(done, 'document')?.after === 'terms';
  return t(isTerms ? 'special.acceptedTerms' : 'special.acceptedPrivacy', { version });
};

const ofApplication = (t: T, done: AuditedAction): string | null => {
  if (done.kind === 'created') return t('special.applied');
  const status = changeOf(done, 'status');
  return status ? t('special.moved', { status: valueText(t, done.thing, status, status.after) }) : null;
};

const ofJob = (t: T, done: AuditedAction): string | null => {
  const status = changeOf(done, 'status');
  if (done.kind !== 'changed' || !status) return null;
  return t('special.job', { status: valueText(t, done.thing, status, status.after) });
};

const ofSessions = (t: T, done: AuditedAction): string => {
  if (changeOf(done, 'signedOutAt')?.after === undefined) return t('special.sessions');
  return t(changeOf(done, 'endedAt') ? 'special.otherDevices' : 'special.device');
};

const sentences: Readonly<Record<string, (t: T, done: AuditedAction) => string | null>> = {
  Account: ofAccount,
  ApiKey: (t, { changes }) => (changes.some(({ field }) => field === 'usedHour') ? t('special.keyUsed') : null),
  Application: ofApplication,
  Job: ofJob,
  LegalAcceptance: ofAcceptance,
  Sessions: ofSessions,
  AuditReading: (t, done) => t(changeOf(done, 'action')?.after === 'exported' ? 'special.exported' : 'special.read'),
};

const actionText = (t: T, done: AuditedAction): string =>
  sentences[done.thing]?.(t, done) ??
  t(`verbs.${done.kind}`, { thing: textOf(t, `things.${done.thing}`, t('things.other')) });

/** An audit log line as a sentence in the reader's language. */
export const useAuditWords = () => {
  const { t } = useTranslation(auditCatalogs);
  return {
    t,
    action: (done: AuditedAction): string => actionText(t, done),
    changes: ({ thing, changes }: AuditedAction): ShownChange[] =>
      changes.map((change) => shownChange(t, thing, change)),
    actor: ({ kind, name }: AuditActor): string => name ?? t(`actor.${kind}`),
  };
};
