import { isSameMailbox } from '@shared/organizations/rules/same-mailbox';
import { isWorkAddress } from '@shared/organizations/rules/work-address';
import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import type { OwnReference, ReferenceForm } from '@shared/people/model/reference';
import { notice, type Notice } from '@shared/text/notice';
import { latestToday } from '../../platform/clock';
import type { Device } from '../../platform/http/device';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import type { ReferenceItem } from '../../store/people/references/reference-item';
import { deviceHash } from './device';
import type { Deps } from './ports';
import { awaited, ownView, validUntil } from './reference-state';

type Command = { userId: string; form: ReferenceForm; device: Device };
type AskDeps = Pick<Deps, 'references' | 'accounts' | 'throttle' | 'hash' | 'clock'>;

const refuse = (field: keyof ReferenceForm, reason: Notice): never => {
  throw new AppError('INVALID_REQUEST', undefined, { fields: { [field]: reason } });
};

const assertPast = ({ startedOn, endedOn }: ReferenceForm, now: Date): void => {
  const today = latestToday(now);
  if (startedOn > today) refuse('startedOn', notice('referenceDateInFuture'));
  if (endedOn !== null && endedOn > today) refuse('endedOn', notice('referenceDateInFuture'));
};

const assertOther = async ({ accounts }: AskDeps, { userId, form }: Command): Promise<void> => {
  const account = await accounts.get(userId);
  if (!account) throw new AppError('NOT_FOUND');
  if (isSameMailbox(account.email, form.email)) refuse('email', notice('referenceOwnAddress'));
};

export const countMail = async ({ throttle }: AskDeps, userId: string, emailHash: string): Promise<void> => {
  await throttle.count('referenceMails', { account: userId });
  await throttle.count('referenceMailsToEmail', { account: userId, email: emailHash });
};

const newReference = async (deps: AskDeps, { userId, form, device }: Command): Promise<ReferenceItem> => {
  const now = deps.clock.now();
  const at = now.toISOString();
  const referenceId = deps.clock.newId('ref');
  const { permission: _given, ...asked } = form;
  return {
    ...asked,
    userId,
    referenceId,
    standing: isWorkAddress(form.email, form.website) ? 'work_address' : 'personal_address',
    status: 'open',
    sentAt: at,
    expiresAt: validUntil(now),
    closedAt: null,
    answer: null,
    reminders: 0,
    askedFrom: [await deviceHash(deps, referenceId, device)],
    createdAt: at,
    version: 1,
  };
};

/** Stores a request, which triggers the email. One open per address, and at most `limits.openReferences`. */
export const askForReference = async (deps: AskDeps, command: Command): Promise<OwnReference> => {
  const { references, clock, hash } = deps;
  const { userId, form } = command;
  const now = clock.now();
  assertPast(form, now);
  await assertOther(deps, command);
  const emailHash = await hash('email', form.email);
  await countMail(deps, userId, emailHash);
  const after = await newReference(deps, command);
  await retryOnConflict(async () => {
    const before = await references.open(userId);
    const open = awaited(before, now);
    if (Object.values(open).some((it) => it.emailHash === emailHash)) refuse('email', notice('referenceAlreadyAsked'));
    if (Object.keys(open).length >= limits.openReferences) {
      throw new AppError('LIMIT_REACHED', notice('openReferencesLimit', { max: limits.openReferences }));
    }
    const opened = { ...open, [after.referenceId]: { expiresAt: after.expiresAt, emailHash } };
    await references.save({ before: null, after, open: { before, after: opened } });
  });
  return ownView(after, now);
};
