import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import type * as z from 'zod';
import { currentTerms } from '@shared/legal/documents';
import type { RegistrationCompletionForm } from '@shared/accounts/model/account';
import { api } from '@/lib/api/api';
import { accessToken } from '@/lib/auth/cognito/access-token';
import { providerProfile } from '@/lib/auth/auth';
import { useLazyForm } from '@/lib/forms/form';
import { useIdempotencyKey } from '@/lib/requests/idempotency-key';
import { useSession } from '@/lib/auth/session';
import { failureOutcome, type Outcome } from '../outcome';
import { keptReferral } from '../referral';

type CompletionInput = z.input<typeof RegistrationCompletionForm>;
type CompletionOutput = z.output<typeof RegistrationCompletionForm>;

const schema = () => import('@shared/accounts/model/account').then((it) => it.RegistrationCompletionForm);

const emptyForm: CompletionInput = {
  userType: 'doctor',
  firstName: '',
  lastName: '',
  phone: '',
  organization: '',
  acceptedTerms: false,
};

/** Drops an organization typed before switching to professional. */
const requestOf = ({ acceptedTerms: _, organization, ...person }: CompletionOutput) => ({
  ...person,
  acceptedTerms: currentTerms,
  ...(person.userType === 'employer' && organization && { organization }),
});

export const useCompletion = () => {
  const { t } = useTranslation(['registration', 'account']);
  const { refresh } = useSession();
  const keyFor = useIdempotencyKey();
  const form = useLazyForm(schema, emptyForm);
  const [email, setEmail] = useState('');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [busy, setBusy] = useState(false);
  // A ref, because state updates too late to block a double click.
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
      () => undefined,
    );
  }, [getValues, setValue]);

  const create = async (values: CompletionOutput): Promise<void> => {
    const body = { ...requestOf(values), ...keptReferral() };
    try {
      await api('completeRegistration', { body }, { idempotencyKey: keyFor(body) });
      // The current token predates the account and lacks its claims.
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
