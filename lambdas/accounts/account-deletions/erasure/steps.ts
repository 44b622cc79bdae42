import { tableSteps, type ErasureStep, type TableStep } from '@shared/accounts/model/deletion-vocabulary';
import { limits } from '@shared/limits';
import { addSeconds, epochSeconds } from '../../../platform/clock';
import type { DeletionItem } from '../../../store/accounts/account-deletions/deletion-item';
import { ErasedPerson, type ErasureSubject } from '../../../store/accounts/erasure/subject';
import { eraseItems, type Counts, type HasTime } from './erase-items';
import type { ErasureDeps } from './ports';
import { mailReceipt } from './mail-receipt';
import { scan } from './scan';

/** `wait`: waits for others; the next run checks again. */
export type StepResult = { counts: Counts; details?: string } | 'wait';
export type StepContext = { deps: ErasureDeps; item: DeletionItem; subject: ErasureSubject; hasTime: HasTime };
type Step = (context: StepContext) => Promise<StepResult>;

const yearSeconds = 365 * 24 * 3600;

const keptUntil = ({ clock }: ErasureDeps): number =>
  epochSeconds(addSeconds(clock.now(), limits.payRecordYears * yearSeconds));

export const unsealSubject = async ({ sealed }: ErasureDeps, item: DeletionItem): Promise<ErasureSubject> => {
  const { userId, details } = item;
  const person = details === null ? null : ErasedPerson.parse(JSON.parse(await sealed.open(userId, details)));
  return { userId, person };
};

const listed: Step = async ({ deps, item: { userId, userType, dueAt } }) => {
  await deps.append({ userId, userType, dueAt });
  return { counts: { records: 1 } };
};

const collected: Step = async ({ deps, item: { userId } }) => {
  const person = await deps.person(userId);
  if (!person) return { counts: { canaries: 0 } };
  const details = await deps.sealed.seal(userId, JSON.stringify(person));
  return { counts: { canaries: person.canaries.length }, details };
};

const signedOut: Step = async ({ deps, item: { userId } }) => {
  await deps.sessions.markEnded(userId);
  await deps.pool.remove(userId);
  // Workers stop using the connections now; the step `services` waits for their remaining work.
  await deps.services.end(userId, deps.clock.now());
  return { counts: { users: 1 } };
};

/** Also at the payment provider. While it is down, the next run repeats the step. */
const plan: Step = async ({ deps, item: { userId } }) => ({ counts: await deps.plans.forget(userId) });

/** Starts with what others can see: the team, and free slots. */
const leave = async ({ team, bookings }: ErasureDeps, step: TableStep, userId: string): Promise<void> => {
  if (step === 'membership') await team.leave(userId);
  if (step === 'placements') await bookings.end(userId);
};

const tableStep =
  (step: TableStep): Step =>
  async ({ deps, subject, hasTime }) => {
    await leave(deps, step, subject.userId);
    return { counts: await eraseItems(deps, step, { subject, keptUntil: keptUntil(deps), hasTime }) };
  };

const files: Step = async ({ deps, item: { userId } }) => {
  let removed = 0;
  for await (const file of deps.files.folder(userId)) {
    await deps.files.remove(file);
    removed += 1;
  }
  return { counts: { files: removed } };
};

const search: Step = async ({ deps, item: { userId } }) => ({ counts: { entries: await deps.search.forget(userId) } });

const suppressed: Step = async ({ deps, subject: { person } }) => {
  if (!person) return { counts: { addresses: 0 } };
  await deps.suppress(person.emailHash, deps.clock.now().toISOString());
  return { counts: { addresses: 1 } };
};

/** Runs before the key that encrypts the access is destroyed. */
const services: Step = async ({ deps, item: { userId } }) => {
  const { waiting, ...ended } = await deps.services.end(userId, deps.clock.now());
  return waiting > 0 ? 'wait' : { counts: ended };
};

const key: Step = async ({ deps, item: { userId } }) => {
  await deps.keys.destroy(userId, deps.clock.now().toISOString());
  return { counts: { keys: 1 } };
};

/** Deletes the person's account for payouts at the payment provider. */
const payee: Step = async ({ deps, item: { userId } }) => {
  const counts = await deps.payees.forget(userId);
  return counts === 'wait' ? 'wait' : { counts };
};

/** Whether open requests and consumers of the last events are done. */
const isSettled = ({ deps, item }: StepContext): boolean => {
  const erasedAt = item.steps.find(({ step }) => step === 'account')?.at ?? '';
  return erasedAt <= addSeconds(deps.clock.now(), -limits.erasureSettleMinutes * 60).toISOString();
};

const scanned: Step = async (context) => {
  const { deps, subject, hasTime } = context;
  if (!isSettled(context)) return 'wait';
  const inSnapshot = await deps.search.isInSnapshot(subject.userId);
  if (inSnapshot) return 'wait';
  const more = { keptUntil: keptUntil(deps), hasTime };
  await deps.bookings.end(subject.userId);
  for (const step of tableSteps) await eraseItems(deps, step, { subject, ...more });
  // Consumers deleted some files since, which leaves a delete marker with the name.
  await files(context);
  await deps.search.forget(subject.userId);
  const counts = await scan(deps, subject, { ...more, snapshots: inSnapshot === null ? 0 : 1 });
  return { counts };
};

/** Sends the receipt; again if the run is killed right after it. */
const reported: Step = async ({ deps, item, subject: { person } }) => {
  if (!person) return { counts: { mails: 0 } };
  await mailReceipt(deps, item, person);
  return { counts: { mails: 1 } };
};

export const steps: Readonly<Record<ErasureStep, Step>> = {
  listed,
  collected,
  signed_out: signedOut,
  plan,
  ...(Object.fromEntries(tableSteps.map((step) => [step, tableStep(step)])) as Record<TableStep, Step>),
  files,
  search,
  suppressed,
  services,
  key,
  payee,
  scanned,
  reported,
};
