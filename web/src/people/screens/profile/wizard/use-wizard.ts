import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { matchProblems, stepProblems, wizardProblems } from '@shared/people/rules/profile/profile-rules';
import type { MyProfile } from '@shared/people/model/professional';
import { emptySearch, searchAddress } from '@/hiring/parts/jobs/job-search';
import { api, ApiError } from '@/lib/api/api';
import { applyServerErrors } from '@/lib/forms/form';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import type { ProfileRules } from '../form/profile-resolver';
import { useProfileForm } from '../form/use-profile-form';
import type { ProfileValues } from '../form/profile-values';
import { carriedOver } from './carried-over';
import { startOf } from './kept-profile';
import { useDraft } from './use-draft';
import { indexOf, stepAfter, stepBefore, stepIn, stepSearch, type WizardStep } from './wizard-steps';

const rulesOf: Record<WizardStep, ProfileRules> = {
  match: matchProblems,
  basic: (values, today) => stepProblems('basic', values, today),
  employment: (values, today) => stepProblems('employment', values, today),
  education: (values, today) => stepProblems('education', values, today),
  licenses: (values, today) => stepProblems('licenses', values, today),
  location_rate: (values, today) => stepProblems('location_rate', values, today),
  availability: (values, today) => stepProblems('availability', values, today),
  preferences: (values, today) => stepProblems('preferences', values, today),
  summary: (values, today) => stepProblems('summary', values, today),
  review: wizardProblems,
};

export type Wizard = ReturnType<typeof useWizard>;

/** State of a history entry: whether to return to the review, and the furthest step reached, to survive a reload. */
type Arrival = { fromReview?: boolean; furthest?: number } | null;

export const useWizard = (userId: string, profile: MyProfile) => {
  const navigate = useNavigate();
  const { search, state: arrival } = useLocation() as { search: string; state: Arrival };
  const oneAtATime = useOneAtATime();
  const [start] = useState(() => startOf(userId, profile));
  const [reached, setReached] = useState(() => indexOf(start.step));
  const furthest = Math.max(reached, arrival?.furthest ?? 0);
  const [problem, setProblem] = useState<string | null>(null);
  const [attempts, setAttempts] = useState(0);
  const [submitting, setSubmitting] = useState(false);
  const [isSubmitted, setIsSubmitted] = useState(false);

  // The URL selects the step; a missing or not yet reachable one is corrected.
  const open = useRef(start.step);
  const asked = stepIn(search);
  const step = asked !== null && indexOf(asked) <= furthest ? asked : open.current;
  useEffect(() => {
    if (asked !== step) void navigate(stepSearch(step), { replace: true });
  }, [asked, step, navigate]);
  const form = useProfileForm(start.values, rulesOf[step], { focusesProblems: false });
  const draft = useDraft({ userId, form, initial: start.stored, step: open });
  const { save, keep } = draft;

  const arrived = useRef(false);
  const isOver = useRef(false);
  useEffect(() => {
    open.current = step;
    // Restored input is saved immediately, otherwise when leaving a step.
    if (arrived.current || start.isRestored) void save();
    arrived.current = true;
  }, [save, start, step]);

  const current = useRef({ keep });
  useEffect(() => {
    current.current = { keep };
  });
  useEffect(() => {
    const onHidden = () => {
      current.current.keep();
      if (document.visibilityState === 'hidden') void save();
    };
    const onLeave = () => current.current.keep();
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('pagehide', onLeave);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', onLeave);
      if (!isOver.current) void save();
    };
  }, [save]);

  const moveTo = (next: WizardStep, fromReview = false): void => {
    setProblem(null);
    form.clearErrors();
    for (const [name, value] of Object.entries(carriedOver(next, form.getValues())))
      form.setValue(name as keyof ProfileValues, value, { shouldDirty: true });
    const nowReached = Math.max(furthest, indexOf(next));
    setReached(nowReached);
    void navigate(stepSearch(next), { state: { fromReview, furthest: nowReached } satisfies Arrival });
  };

  const fail = (error: unknown): void => {
    setProblem(applyServerErrors(form, error, 'profile.'));
    setAttempts((before) => before + 1);
  };

  const finish = (saved: MyProfile): void => {
    draft.settle(saved, form.getValues());
    isOver.current = true;
    setIsSubmitted(true);
  };

  /** Another device saved, or the response to an earlier attempt was lost. */
  const reconsider = async (): Promise<void> => {
    const outcome = await draft.compare(form.getValues());
    if (outcome === 'asked') return;
    if (outcome === 'again') return send();
    if (outcome.submittedAt !== null && outcome.version !== draft.stored.current.version) return finish(outcome);
    draft.settle(outcome, form.getValues());
    return send();
  };

  const send = async (): Promise<void> => {
    const values = structuredClone(form.getValues());
    try {
      const body = { profile: values, version: draft.stored.current.version };
      finish(await api('submitMyProfile', { body }));
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'STALE_VERSION') throw error;
      await reconsider();
    }
  };

  const handIn = async (): Promise<void> => {
    setSubmitting(true);
    try {
      // Sequential: a concurrent second save would conflict.
      await save();
      await send();
    } catch (error) {
      fail(error);
    } finally {
      setSubmitting(false);
    }
  };

  const fromReview = arrival?.fromReview === true && step !== 'review';
  const next = fromReview ? 'review' : stepAfter(step);

  const seeMatches = async (): Promise<void> => {
    const state = await save();
    if (state === 'saved' || state === 'none') void navigate(searchAddress({ ...emptySearch, sort: 'match' }));
  };

  const finishStep = (): void | Promise<void> => {
    if (step === 'match') return seeMatches();
    return step === 'review' ? handIn() : moveTo(next);
  };

  const goOn = (): void => {
    setProblem(null);
    const check = form.handleSubmit(finishStep, () => setAttempts((before) => before + 1));
    void oneAtATime(() => check().catch(fail));
  };

  return {
    form,
    draft,
    step,
    furthest,
    isRestored: start.isRestored,
    fromReview,
    moveTo,
    goOn,
    goBack: () => {
      const before = stepBefore(step);
      if (before) moveTo(before);
    },
    problem,
    /** Increases with each failed attempt, so problems are announced again. */
    attempts,
    submitting,
    isSubmitted,
  };
};
