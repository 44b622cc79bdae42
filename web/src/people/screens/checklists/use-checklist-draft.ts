import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { SkillAnswer } from '@shared/people/model/skill-answer';
import type { ChecklistDetail, SkillAnswers } from '@shared/people/model/skills-checklist';
import { api, ApiError } from '@/lib/api/api';
import { oneAfterAnother } from '@/lib/requests/one-after-another';
import { checklistQuery, storeChecklist } from './checklist-queries';
import { answersInConflict, isSameAnswers, mergedAnswers, type Skill } from './merge-answers';

/** `waiting`: the server can't be reached; `conflict`: until the user chooses. */
export type DraftState = 'none' | 'saving' | 'saved' | 'waiting' | 'conflict';

export type DraftConflict = { now: ChecklistDetail; skills: Skill[] };

const pauseMs = 600;
const retryMs = 15_000;

/** Saves ratings as they are made, against the version they are based on. */
export const useChecklistDraft = (detail: ChecklistDetail) => {
  const client = useQueryClient();
  const { checklist } = detail;
  const [answers, show] = useState(detail.answers);
  const latest = useRef(answers);
  const stored = useRef({ answers: detail.answers, version: detail.version });
  const [state, setState] = useState<DraftState>('none');
  const [conflict, setConflict] = useState<DraftConflict | null>(null);
  const asking = useRef(false);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  const take = (next: SkillAnswers): void => {
    latest.current = next;
    show(next);
  };

  /** Ratings saved elsewhere; false if the user has to choose. */
  const takeOver = (now: ChecklistDetail): boolean => {
    const sides = { base: stored.current.answers, stored: now.answers, yours: latest.current };
    const skills = answersInConflict(sides);
    if (skills.length > 0) {
      asking.current = true;
      setConflict({ now, skills });
      setState('conflict');
      return false;
    }
    take(mergedAnswers(sides));
    stored.current = now;
    return true;
  };

  const onFailure = async (error: unknown): Promise<void> => {
    const isStale = error instanceof ApiError && error.code === 'STALE_VERSION';
    const now = isStale ? await client.query({ ...checklistQuery(checklist), staleTime: 0 }).catch(() => null) : null;
    if (now === null) setState('waiting');
    else if (takeOver(now)) await attempt();
  };

  const attempt = async (): Promise<void> => {
    if (asking.current) return;
    if (isSameAnswers(latest.current, stored.current.answers)) {
      setState((before) => (before === 'none' ? 'none' : 'saved'));
      return;
    }
    setState('saving');
    const body = { answers: latest.current, version: stored.current.version };
    try {
      const saved = await api('saveChecklistDraft', { params: { checklist }, body });
      stored.current = saved;
      setState('saved');
      await storeChecklist(client, saved);
    } catch (error) {
      await onFailure(error);
    }
  };

  const act = useRef(attempt);
  useEffect(() => {
    act.current = attempt;
  });
  const [inTurn] = useState(() => oneAfterAnother(() => act.current()));

  /** Resolves with the last saved version. */
  const save = async (): Promise<number> => {
    clearTimeout(pause.current);
    await inTurn();
    return stored.current.version;
  };

  const rate = (skill: Skill, answer: SkillAnswer): void => {
    take({ ...latest.current, [skill]: answer });
    clearTimeout(pause.current);
    pause.current = setTimeout(() => void inTurn(), pauseMs);
    if (!asking.current) setState('saving');
  };

  const resolve = (taken: readonly Skill[]): void => {
    if (!conflict) return;
    const { now } = conflict;
    take(mergedAnswers({ base: stored.current.answers, stored: now.answers, yours: latest.current }, taken));
    stored.current = now;
    asking.current = false;
    setConflict(null);
    void inTurn();
  };

  // Saves ratings made just before leaving, too.
  useEffect(
    () => () => {
      clearTimeout(pause.current);
      void inTurn();
    },
    [inTurn],
  );

  useEffect(() => {
    if (state !== 'waiting') return undefined;
    const again = () => void inTurn();
    const timer = setInterval(again, retryMs);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [inTurn, state]);

  return { answers, state, conflict, rate, save, resolve };
};
