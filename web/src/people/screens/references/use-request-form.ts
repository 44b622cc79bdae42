import { useState } from 'react';
import type { ReferenceAnswer } from '@shared/people/model/reference';
import { api } from '@/lib/api/api';
import { ApiError } from '@/lib/api/api-error';
import { applyServerErrors, useLazyForm } from '@/lib/forms/form';
import { useIdempotencyKey } from '@/lib/requests/idempotency-key';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import { blankRequest } from './request-values';

const loadSchema = () => import('./request-schema').then((it) => it.RequestSchema);

type Callbacks = {
  onDone: (outcome: 'sent' | 'declinedNow') => void;
  /** Called when it was closed meanwhile: in another tab, or by the person who asked. */
  onClosed: () => void;
};

export const useRequestForm = (token: string, { onDone, onClosed }: Callbacks) => {
  const form = useLazyForm(loadSchema, blankRequest);
  const oneAtATime = useOneAtATime();
  const keyFor = useIdempotencyKey();
  const [sending, setSending] = useState<'answer' | 'decline' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const run = async (what: 'answer' | 'decline', send: () => Promise<unknown>) => {
    setProblem(null);
    setSending(what);
    try {
      await send();
      onDone(what === 'answer' ? 'sent' : 'declinedNow');
    } catch (error) {
      if (error instanceof ApiError && error.code === 'REFERENCE_CLOSED') return onClosed();
      setProblem(applyServerErrors(form, error));
    } finally {
      setSending(null);
    }
  };

  const params = { token };
  const answer = (body: ReferenceAnswer) =>
    run('answer', () => api('answerReference', { params, body }, { idempotencyKey: keyFor(body) }));
  const decline = () =>
    run('decline', () => api('declineReference', { params }, { idempotencyKey: keyFor('decline') }));

  return {
    form,
    problem,
    sending,
    submit: () => void oneAtATime(form.handleSubmit(answer)),
    decline: () => oneAtATime(decline),
  };
};
