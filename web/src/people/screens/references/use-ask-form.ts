import { useState } from 'react';
import type { ReferenceForm } from '@shared/people/model/reference';
import { toast } from '@/components/ui/base/toast';
import { applyServerErrors, useLazyForm } from '@/lib/forms/form';
import { useTranslation } from '@/lib/i18n/i18n';
import { useIdempotencyKey } from '@/lib/requests/idempotency-key';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import { blankValues } from './ask-values';
import { useAskForReference } from './reference-queries';

const loadSchema = () => import('./ask-schema').then((it) => it.AskSchema);

export const useAskForm = (onSent: () => void) => {
  const { t } = useTranslation('references');
  const form = useLazyForm(loadSchema, blankValues);
  const oneAtATime = useOneAtATime();
  const keyFor = useIdempotencyKey();
  const asking = useAskForReference();
  const [problem, setProblem] = useState<string | null>(null);

  const send = async (entered: ReferenceForm) => {
    setProblem(null);
    try {
      const { name } = await asking.mutateAsync({ form: entered, idempotencyKey: keyFor(entered) });
      toast.success(t('asked', { name }));
      onSent();
    } catch (error) {
      setProblem(applyServerErrors(form, error));
    }
  };

  return { form, problem, sending: asking.isPending, submit: () => void oneAtATime(form.handleSubmit(send)) };
};
