import { useRef, useState } from 'react';
import type { ThanksReason } from '@shared/hiring/model/answer-vocabulary';
import type { ReceivedApplication } from '@shared/hiring/model/application';
import type { ApplicationStatus } from '@shared/core/model/enumerations';
import { api } from '@/lib/api/api';
import { useTranslation } from '@/lib/i18n/i18n';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import { useApplicantCache } from '../drawer/applicant-cache';
import { nameOf } from '../drawer/applicant-labels';
import { useUndoMoves } from './use-undo-moves';
import { type BulkPart, type Failure, partsOf, type Progress, runParts, splitByPossible } from './bulk-run';

/** A custom text, or a reason from the list. */
type Why = { reason: string; closing?: ThanksReason };

export type BulkOutcome = {
  status: ApplicationStatus;
  why: Why;
  done: number;
  failed: readonly (Failure & { name: string; mayRetry: boolean })[];
};

export const useBulk = (onDone: (failed: readonly string[]) => void) => {
  const { t } = useTranslation(['applicants', 'labels/hiring']);
  const cache = useApplicantCache();
  const undo = useUndoMoves();
  const oneAtATime = useOneAtATime();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);
  // A chunk without a response keeps its idempotency key for the retry.
  const keys = useRef(new Map<string, string>());

  const keyOf = (content: unknown): string => {
    const text = JSON.stringify(content);
    const key = keys.current.get(text) ?? crypto.randomUUID();
    keys.current.set(text, key);
    return key;
  };

  const run = (
    rows: readonly ReceivedApplication[],
    status: ApplicationStatus,
    why: Why = { reason: '' },
  ): Promise<void> =>
    oneAtATime(async () => {
      const { possible, impossible } = splitByPossible(rows, status);
      const send = async ({ jobId, applications }: BulkPart) => {
        const body = { applications, status, ...why };
        const { results } = await api(
          'changeApplications',
          { params: { jobId }, body },
          { idempotencyKey: keyOf({ jobId, body }) },
        );
        for (const { application } of results) if (application) cache.storeRow(application);
        return results;
      };
      setOutcome(null);
      const { changed, failed } = await runParts(partsOf(possible), send, setProgress);
      const names = new Map(rows.map(({ applicationId, candidate }) => [applicationId, nameOf(candidate)]));
      const refused = impossible.map(({ applicationId, status: from }) => ({
        applicationId,
        message: t('bulk.impossible', {
          from: t(`applicationStatus.${from}`),
          to: t(`applicationStatus.${status}`),
        }),
        mayRetry: false,
      }));
      const all = [...failed.map((it) => ({ ...it, mayRetry: true })), ...refused].map((it) => ({
        ...it,
        name: names.get(it.applicationId) ?? '',
      }));
      if (failed.length > 0) await cache.readLists();
      cache.markMetrics();
      setProgress(null);
      setOutcome(all.length > 0 ? { status, why, done: changed.length, failed: all } : null);
      onDone(all.map(({ applicationId }) => applicationId));
      if (changed.length > 0)
        undo.offer(t('bulk.done', { count: changed.length, status: t(`applicationStatus.${status}`) }), changed);
    });

  return {
    run,
    progress,
    outcome,
    dismiss: () => setOutcome(null),
    retry: (rows: readonly ReceivedApplication[]) => {
      if (!outcome) return;
      const again = new Set(outcome.failed.filter(({ mayRetry }) => mayRetry).map((it) => it.applicationId));
      void run(
        rows.filter(({ applicationId }) => again.has(applicationId)),
        outcome.status,
        outcome.why,
      );
    },
    messageOf: (applicationId: string): string | null =>
      outcome?.failed.find((it) => it.applicationId === applicationId)?.message ?? null,
  };
};

export type Bulk = ReturnType<typeof useBulk>;
