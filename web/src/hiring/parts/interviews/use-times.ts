import { useState } from 'react';
import { say } from '@/lib/i18n/notices';
import type { InterviewSlot } from '@shared/hiring/model/interview';
import { ApiError } from '@/lib/api/api-error';
import { problemOf, slotOf } from './times-draft';
import type { TimesDraft } from './times-fields';

type Problems = Record<string, string>;

const problemsOf = ({ rows, timeZone, minutes }: TimesDraft): Problems => {
  const problems: Problems = {};
  const seen = new Set<string>();
  for (const row of rows) {
    const startsAt = slotOf(row, timeZone, minutes)?.startsAt;
    const alike = startsAt !== undefined && seen.has(startsAt) ? say('slotsAlike') : null;
    const problem = problemOf(row, timeZone, Date.now()) ?? alike;
    if (problem !== null) problems[row.id] = problem;
    if (startsAt !== undefined) seen.add(startsAt);
  }
  return problems;
};

export const useTimes = (initial: () => TimesDraft) => {
  const [draft, setDraft] = useState(initial);
  const [problems, setProblems] = useState<Problems>({});
  const change = (next: TimesDraft) => {
    setDraft(next);
    setProblems({});
  };
  const slots = (): InterviewSlot[] | null => {
    const found = problemsOf(draft);
    setProblems(found);
    if (Object.keys(found).length > 0) return null;
    return draft.rows.flatMap((row) => slotOf(row, draft.timeZone, draft.minutes) ?? []);
  };
  const showRefusal = (error: unknown): boolean => {
    const fields = error instanceof ApiError ? Object.entries(error.fields ?? {}) : [];
    const found = fields.flatMap(([path, message]): [string, string][] => {
      const row = draft.rows[Number(/slots\.(\d+)/.exec(path)?.[1] ?? -1)];
      return row ? [[row.id, message]] : [];
    });
    setProblems(Object.fromEntries(found));
    return found.length > 0;
  };
  return { draft, change, problems, slots, showRefusal };
};
