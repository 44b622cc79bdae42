import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Criterion, ScorecardContent, Scorecards } from '@shared/hiring/model/scorecard';
import { api } from '@/lib/api/api';
import { oneAfterAnother } from '@/lib/requests/one-after-another';
import { isStale, scorecardsQuery, storeScorecards } from './scorecard-queries';

/** `waiting`: the server can't be reached; `conflict`: changed in another window, until the person chooses. */
export type DraftState = 'none' | 'saving' | 'saved' | 'waiting' | 'conflict';

const pauseMs = 800;
const retryMs = 15_000;

/** One rating for each criterion of the kit. */
const fitted = (content: ScorecardContent, criteria: readonly Criterion[]): ScorecardContent => ({
  ...content,
  ratings: criteria.map(
    ({ criterionId }) =>
      content.ratings.find((rating) => rating.criterionId === criterionId) ?? {
        criterionId,
        score: null,
        evidence: '',
      },
  ),
});

/** The draft, or what was submitted, ready to be edited. */
const contentOf = ({ own, criteria }: Scorecards): ScorecardContent => {
  const { draft, submitted } = own;
  const written = draft ?? {
    ratings: (submitted?.ratings ?? []).map(({ criterionId, score, evidence }) => ({ criterionId, score, evidence })),
    recommendation: submitted?.recommendation ?? null,
    notes: submitted?.notes ?? '',
  };
  return fitted(written, criteria);
};

const isSame = (a: ScorecardContent, b: ScorecardContent): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Saves while the person writes, against the version it is based on. */
export const useScorecardDraft = (scorecards: Scorecards) => {
  const client = useQueryClient();
  const { applicationId } = scorecards;
  const [content, show] = useState(() => contentOf(scorecards));
  const latest = useRef(content);
  const base = useRef({ content, version: scorecards.own.version });
  const [state, setState] = useState<DraftState>('none');
  const [elsewhere, setElsewhere] = useState<Scorecards | null>(null);
  const asking = useRef(false);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  const take = (next: ScorecardContent): void => {
    latest.current = next;
    show(next);
  };

  /** A changed kit keeps the text; the person decides about a card that changed elsewhere. */
  const reconcile = async (): Promise<void> => {
    const now = await client.query({ ...scorecardsQuery(applicationId), staleTime: 0 }).catch(() => null);
    if (now === null) {
      setState('waiting');
      return;
    }
    const isMine = now.own.version === base.current.version || isSame(contentOf(now), latest.current);
    if (!isMine) {
      asking.current = true;
      setElsewhere(now);
      setState('conflict');
      return;
    }
    base.current = { content: contentOf(now), version: now.own.version };
    take(fitted(latest.current, now.criteria));
    await attempt();
  };

  const attempt = async (): Promise<void> => {
    if (asking.current) return;
    if (isSame(latest.current, base.current.content)) {
      setState((before) => (before === 'none' ? 'none' : 'saved'));
      return;
    }
    setState('saving');
    const sent = latest.current;
    try {
      const saved = await api('saveScorecardDraft', {
        params: { applicationId },
        body: { content: sent, version: base.current.version },
      });
      base.current = { content: sent, version: saved.own.version };
      setState('saved');
      storeScorecards(client, saved);
    } catch (error) {
      if (isStale(error)) await reconcile();
      else setState('waiting');
    }
  };

  const act = useRef(attempt);
  useEffect(() => {
    act.current = attempt;
  });
  const [inTurn] = useState(() => oneAfterAnother(() => act.current()));

  const change = (part: Partial<ScorecardContent>): void => {
    take({ ...latest.current, ...part });
    clearTimeout(pause.current);
    pause.current = setTimeout(() => void inTurn(), pauseMs);
    if (!asking.current) setState('saving');
  };

  /** The content to submit, after a running save. */
  const settle = async (): Promise<{ content: ScorecardContent; version: number }> => {
    clearTimeout(pause.current);
    await inTurn();
    return { content: latest.current, version: base.current.version };
  };

  const resolve = (which: 'mine' | 'theirs'): void => {
    if (!elsewhere) return;
    const theirs = contentOf(elsewhere);
    base.current = { content: theirs, version: elsewhere.own.version };
    take(which === 'theirs' ? theirs : fitted(latest.current, elsewhere.criteria));
    asking.current = false;
    setElsewhere(null);
    void inTurn();
  };

  // Saves text written just before leaving, too.
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

  return { content, state, change, settle, reconcile, resolve };
};
