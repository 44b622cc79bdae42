import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { MyProfile } from '@shared/people/model/professional';
import type { Choice } from '@/components/editing/conflict-dialog';
import { api, ApiError } from '@/lib/api/api';
import { useSession } from '@/lib/auth/session';
import { oneAfterAnother } from '@/lib/requests/one-after-another';
import { myProfileQuery } from '@/people/parts/profile/profile-queries';
import { type ProfileValues, valuesOf } from '../form/profile-values';
import type { ProfileForm } from '../form/use-profile-form';
import { conflictsOf, isSame, mergedOf, type Sides } from './draft-changes';
import { dropProfile, keepProfile, type Stored, storedOf } from './kept-profile';
import { draftStepOf, type WizardStep } from './wizard-steps';
import type { ShownProblem } from './problems-in';

/** `waiting`: server unreachable; `refused`: until the fields are corrected; `conflict`: until the user chooses. */
export type DraftState = 'none' | 'here' | 'saving' | 'saved' | 'waiting' | 'refused' | 'conflict';

export type Conflict = { now: MyProfile; parts: readonly string[] };

type Options = {
  userId: string;
  form: ProfileForm;
  initial: Stored;
  step: RefObject<WizardStep>;
};

const retryMs = 15_000;

const bodyPrefix = 'profile.';

const refusedFields = (error: unknown): ShownProblem[] =>
  Object.entries((error instanceof ApiError && error.fields) || {}).map(([path, message]) => [
    path.startsWith(bodyPrefix) ? path.slice(bodyPrefix.length) : path,
    message,
  ]);

/** Saves the draft against the version it is based on; unsaved input stays in this browser. */
export const useDraft = ({ userId, form, initial, step }: Options) => {
  const queryClient = useQueryClient();
  const { me, refresh } = useSession();
  const stored = useRef(initial);
  const [state, show] = useState<DraftState>('none');
  const latest = useRef<DraftState>('none');
  const [refused, setRefused] = useState<readonly ShownProblem[]>([]);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [wasMerged, setWasMerged] = useState(false);
  const open = useRef<Conflict | null>(null);
  const known = useRef(me?.profile_completion);

  const setState = (next: DraftState): void => {
    latest.current = next;
    show(next);
  };

  const keep = (): void => {
    const values = form.getValues();
    if (isSame(values, stored.current.values)) dropProfile(userId);
    else keepProfile(userId, stored.current, values, step.current);
  };

  /** `values` are stored as `saved`. */
  const settle = (saved: MyProfile, values: ProfileValues): void => {
    stored.current = { ...storedOf(saved), values };
    queryClient.setQueryData(myProfileQuery().queryKey, saved);
    setRefused([]);
    keep();
    setState(isSame(form.getValues(), values) ? 'saved' : 'here');
    if (saved.profile_completion === known.current) return;
    // Profile completion determines where the user goes after sign-in.
    known.current = saved.profile_completion;
    void refresh();
  };

  const sidesOf = (now: MyProfile): Sides => ({
    base: stored.current.values,
    stored: valuesOf(now),
    yours: form.getValues(),
  });

  const take = (now: MyProfile, values: ProfileValues): void => {
    form.reset(values, { keepErrors: true, keepIsSubmitted: true });
    stored.current = storedOf(now);
  };

  const askAbout = (found: Conflict): void => {
    open.current = found;
    setConflict(found);
    setState('conflict');
  };

  /** Merges the other device's version. Returns false if the user must resolve a conflict. */
  const takeOver = (now: MyProfile): boolean => {
    const sides = sidesOf(now);
    const parts = conflictsOf(sides);
    if (parts.length > 0) {
      askAbout({ now, parts });
      return false;
    }
    take(now, mergedOf(sides));
    setWasMerged(true);
    return true;
  };

  /** After a version conflict. Returns the stored profile if it already equals the input. */
  const compare = async (values: ProfileValues): Promise<'again' | 'asked' | MyProfile> => {
    const now = await queryClient.query({ ...myProfileQuery(), staleTime: 0 });
    if (isSame(valuesOf(now), values)) return now;
    return takeOver(now) ? 'again' : 'asked';
  };

  const attempt = async (): Promise<void> => {
    if (open.current) return;
    const values = structuredClone(form.getValues());
    const to = draftStepOf(step.current);
    if (isSame(values, stored.current.values) && to === stored.current.step) {
      keep();
      if (latest.current !== 'none') setState('saved');
      return;
    }
    keep();
    setState('saving');
    try {
      const body = { profile: values, step: to, version: stored.current.version };
      settle(await api('saveProfileDraft', { body }), values);
    } catch (error) {
      await onFailure(error, values);
    }
  };

  const onFailure = async (error: unknown, values: ProfileValues): Promise<void> => {
    if (error instanceof ApiError && error.code === 'STALE_VERSION') {
      const outcome = await compare(values).catch(() => null);
      if (outcome === 'again') return attempt();
      if (outcome === null) setState('waiting');
      else if (outcome !== 'asked') settle(outcome, values);
      return;
    }
    const fields = refusedFields(error);
    setRefused(fields);
    setState(fields.length > 0 ? 'refused' : 'waiting');
  };

  const act = useRef(attempt);
  useEffect(() => {
    act.current = attempt;
  });
  const [inTurn] = useState(() => oneAfterAnother(() => act.current()));
  const [save] = useState(() => async (): Promise<DraftState> => {
    await inTurn();
    return latest.current;
  });

  const resolve = (choices: Record<string, Choice>): void => {
    if (!open.current) return;
    const { now } = open.current;
    take(now, mergedOf(sidesOf(now), choices));
    postpone();
  };

  /** Defers the decision: input stays here and the next save asks again. */
  const postpone = (): void => {
    open.current = null;
    setConflict(null);
  };

  // Retries when back online or after a delay.
  useEffect(() => {
    if (state !== 'waiting') return undefined;
    const again = () => void save();
    const timer = setInterval(again, retryMs);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [save, state]);

  return {
    stored,
    state,
    refused,
    conflict,
    wasMerged,
    save,
    settle,
    compare,
    keep,
    resolve,
    postpone,
    markTyped: () => {
      if (latest.current === 'none' || latest.current === 'saved') setState('here');
    },
  };
};
