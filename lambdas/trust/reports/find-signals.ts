import {
  asksForMoney,
  comparedText,
  givesContactDetails,
  isUnusualPay,
  isUnwanted,
} from '@shared/trust/rules/report-signals';
import type { DomainEvent } from '@shared/core/model/event';
import type { ReportTarget } from '@shared/trust/model/report';
import type { CaseSignal } from '@shared/trust/model/report-vocabulary';
import { toPlainText } from '@shared/text/markdown/plain-text';
import type { Effect } from '../../events/ports';
import { utcDay } from '../../platform/clock';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import { thingOf } from '../../store/trust/reports/case-item';
import { raise } from './open-case';
import type { SignalDeps } from './ports';

type Found = { target: ReportTarget; signals: CaseSignal[] };

const ofMessage = async (
  { reader, clock }: SignalDeps,
  { conversationId, messageId }: { conversationId: string; messageId: string },
): Promise<Found> => {
  const target = { kind: 'message', conversationId, messageId } as const;
  const message = await reader.firstMessage(target);
  if (!message) return { target, signals: [] };
  const { content, started } = message;
  return {
    target,
    signals: [
      ...(asksForMoney(content) ? (['asks_for_money'] as const) : []),
      ...(givesContactDetails(content) ? (['contact_details'] as const) : []),
      ...(isUnwanted(started, clock.now()) ? (['unwanted_messages'] as const) : []),
    ],
  };
};

const ofJob = async ({ reader, clock }: SignalDeps, jobId: string): Promise<Found> => {
  const target = { kind: 'job', jobId } as const;
  const job = await reader.job(jobId);
  if (job?.status !== 'active' || job.hidden) return { target, signals: [] };
  const description = toPlainText(job.description);
  const text = comparedText(description);
  const isCopy = text !== null && (await reader.ownerOfText(text, job)) !== job.organizationId;
  return {
    target,
    signals: [
      ...(asksForMoney(`${description}\n${job.applicationInstructions}`) ? (['asks_for_money'] as const) : []),
      ...(isCopy ? (['duplicate_job'] as const) : []),
      ...(isUnusualPay(job, utcDay(clock.now())) ? (['unusual_pay'] as const) : []),
    ],
  };
};

/** Opens a case or adds to it, once per target and signal, whatever was decided before. */
const raiseSignal = ({ cases, things, clock }: SignalDeps, target: ReportTarget, signal: CaseSignal): Promise<void> =>
  retryOnConflict(async () => {
    const thing = await things.read(target);
    if (!thing) return;
    const earlier = await cases.newestOf(thing.subject);
    const isKnown = earlier.some((it) => it.signals.includes(signal) && thingOf(it.target) === thingOf(target));
    if (!isKnown) await raise({ cases, clock }, { target, thing, seen: '', raised: { signal } }, () => null);
  });

/** Turns signals into cases only, because people decide about them. */
export const findSignals = async (deps: SignalDeps, event: DomainEvent): Promise<Effect[]> => {
  if (event.type !== 'message.sent' && event.type !== 'job.changed') return [];
  const { target, signals } =
    event.type === 'message.sent' ? await ofMessage(deps, event.data) : await ofJob(deps, event.data.jobId);
  return signals.map((signal) => ({ id: signal, run: () => raiseSignal(deps, target, signal) }));
};
