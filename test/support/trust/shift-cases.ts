import { shiftCaseRoutes } from '@shared/trust/api/shift-cases.routes';
import type { UploadReceipt } from '@shared/core/model/file';
import type { PauseDays, ReliabilityOutcome } from '@shared/work/model/shifts/shift-case-vocabulary';
import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { systemClock } from '@lambdas/platform/clock';
import { png } from '@lambdas/platform/files/images.fake';
import { PutCommand } from '@lambdas/platform/table/commands';
import { retryOnConflict } from '@lambdas/platform/table/retry-on-conflict';
import { openTable } from '@lambdas/platform/table/table';
import { entity } from '@lambdas/store/entity';
import { keys } from '@lambdas/store/keys';
import { createLedgers } from '@lambdas/store/work/reliability/ledgers';
import { api } from '../client';
import { dayFromNow } from '../marketplace';
import type { Person } from '../people';

type Who = Pick<Person, 'token'>;
const once = ({ token }: Who) => ({ token, idempotencyKey: randomUUID() });

type Remembered = { ownerId: string; side: 'worker' | 'facility'; kind: 'no_show' | 'turned_away' };

/** Adds a ledger event dated today. Returns its ID. */
const remember = async ({ ownerId, side, kind }: Remembered): Promise<string> => {
  const shiftId = `shf_${ulid()}`;
  const on = dayFromNow(0);
  const bookingId = randomUUID().slice(0, 16);
  const eventId = [on, shiftId, bookingId, 1].join('#');
  const event = { ownerId, eventId, bookingId, shiftId, attempt: 1, side, on, exempt: false };
  const Item = {
    ...keys.reliabilityEvent(ownerId, eventId),
    ...entity('ReliabilityEvent'),
    ...event,
    outcome: { kind },
  };
  const table = openTable();
  await table.client.send(new PutCommand({ TableName: table.name, Item }));
  return eventId;
};

/** Adds a no-show of the person. */
export const rememberNoShow = ({ userId: ownerId }: Person): Promise<string> =>
  remember({ ownerId, side: 'worker', kind: 'no_show' });

/** Adds a person that the organization sent home on arrival. */
export const rememberTurnAway = (ownerId: string): Promise<string> =>
  remember({ ownerId, side: 'facility', kind: 'turned_away' });

/** Uploads a PNG for an appeal. */
export const sentProof = async ({ token }: Who): Promise<UploadReceipt> => {
  const content = png();
  const body = { contentType: 'image/png', size: content.length } as const;
  const { url, fields, uploadId } = (await api(shiftCaseRoutes.requestAppealUpload, { body }, { token })).body;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(content)]), 'proof');
  const { status } = await fetch(url, { method: 'POST', body: form });
  if (status !== 204) throw new Error(`The upload answered ${status}.`);
  return { uploadId, fileName: 'Door log.png' };
};

export const appealEvent = (who: Who, eventId: string, files: UploadReceipt[] = []) =>
  api(shiftCaseRoutes.appealReliability, { body: { eventId, text: 'The unit sent me away.', files } }, once(who));

/** Opens an appeal and returns its case ID. */
export const appealedCase = async (person: Person): Promise<string> => {
  const { status, body } = await appealEvent(person, await rememberNoShow(person));
  if (status !== 200) throw new Error(`appeal answered ${status}: ${JSON.stringify(body)}`);
  return body.caseId;
};

/** Counts with concurrent consumers: one counts, the other repeats it. */
export const countTwice = ({ userId }: Person): Promise<void> => countLedgerTwice(userId);

export const countLedgerTwice = async (ownerId: string): Promise<void> => {
  const ledgers = createLedgers(openTable());
  const count = () => retryOnConflict(() => ledgers.sumUp(ownerId, systemClock));
  await Promise.all([count(), count()]);
};

export const decidePause = (who: Who, caseId: string, days: PauseDays | null) => {
  const decided = { reason: 'Three in a month.', version: 1 };
  const body =
    days === null ? { outcome: 'lifted' as const, ...decided } : { outcome: 'paused' as const, days, ...decided };
  return api(shiftCaseRoutes.decideShiftCase, { params: { caseId }, body }, once(who));
};

export const decidePublishing = (who: Who, caseId: string, days: PauseDays | null) => {
  const decided = { reason: 'Three in a month.', version: 1 };
  const body =
    days === null ? { outcome: 'allowed' as const, ...decided } : { outcome: 'stopped' as const, days, ...decided };
  return api(shiftCaseRoutes.decideShiftCase, { params: { caseId }, body }, once(who));
};

export const decideCase = (who: Who, caseId: string, outcome: ReliabilityOutcome, version = 1) =>
  api(
    shiftCaseRoutes.decideShiftCase,
    { params: { caseId }, body: { outcome, reason: 'The unit confirms it.', version } },
    once(who),
  );
