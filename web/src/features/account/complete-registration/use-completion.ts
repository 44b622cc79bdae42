import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import type * as z from 'zod';
import type { RegistrationCompletionForm } from '@shared/model/account';
import { api } from '@/lib/api/api';
import { accessToken } from '@/lib/auth/cognito/access-token';
import { providerProfile } from '@/lib/auth/auth';
import { useLazyForm } from '@/lib/forms/form';
import { useIdempotencyKey } from '@/lib/requests/idempotency-key';
import { useSession } from '@/lib/auth/session';
import { failureOutcome, type Outcome } from '../outcome';

type CompletionInput = z.input<typeof RegistrationCompletionForm>;
type CompletionOutput = z.output<typeof RegistrationCompletionForm>;

const schema = () => import('@shared/model/account').then((it) => it.RegistrationCompletionForm);

const emptyForm: CompletionInput = {
  userType: 'doctor',
  firstName: '',
  lastName: '',
  phone: '',
  organization: '',
  acceptedTerms: false,
};

/** A professional has no organisation, whatever was typed before changing the type. */
const requestOf = ({ acceptedTerms: _, organization, ...person }: CompletionOutput) => ({
  ...person,
  ...(person.userType === 'employer' && organization && { organization }),
});

/** The form of a newcomer's account, begun with what the identity provider tells. */
export const useCompletion = () => {
  const { t } = useTranslation('account');
  const { refresh } = useSession();
  const keyFor = useIdempotencyKey();
  const form = useLazyForm(schema, emptyForm);
  const [email, setEmail] = useState('');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [busy, setBusy] = useState(false);
  // State comes too late for the second half of a double click.
  const underWay = useRef(false);

  const { getValues, setValue } = form;
  useEffect(() => {
    providerProfile().then(
      (profile) => {
        setEmail(profile.email);
        for (const name of ['firstName', 'lastName'] as const) {
          if (!getValues(name)) setValue(name, profile[name]);
        }
      },
      // What is not told is typed.
      () => undefined,
    );
  }, [getValues, setValue]);

  const create = async (values: CompletionOutput): Promise<void> => {
    const body = requestOf(values);
    try {
      await api('completeRegistration', { body }, { idempotencyKey: keyFor(body) });
      // The token at hand was made before the account and allows nothing of it.
      await accessToken({ forceRefresh: true });
      await refresh();
    } catch (failure) {
      setOutcome(failureOutcome(form, failure, t('register.failed')));
    }
  };

  const submit = async (): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setOutcome(null);
    try {
      await form.handleSubmit(create)();
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };

  return { form, email, outcome, busy, submit };
};
