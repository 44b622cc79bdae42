import { useRef, useState } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { useLocation, useNavigate } from 'react-router-dom';
import type * as z from 'zod';
import type { RegistrationForm } from '@shared/accounts/model/account';
import type { UserType } from '@shared/core/model/enumerations';
import { currentTerms } from '@shared/legal/documents';
import { paths } from '@shared/paths';
import { api, type ApiResult } from '@/lib/api/api';
import { useLazyForm } from '@/lib/forms/form';
import { verifyEmailFor } from '@/lib/auth/home-for';
import { returnPathOf, withReturnPath } from '@/lib/auth/return-path';
import { useSession } from '@/lib/auth/session';
import { useIdempotencyKey } from '@/lib/requests/idempotency-key';
import type { Notice } from '../notice';
import { failureOutcome, type Outcome } from '../outcome';
import { keptReferral } from '../referral';
import { holdPassword, signInAsTyped } from '../typed-password';
import { codeCooldownKey, startCooldown } from '../use-cooldown';

export type RegistrationInput = z.input<typeof RegistrationForm>;
export type RegistrationOutput = z.output<typeof RegistrationForm>;
export type InvitationSummary = ApiResult<'getInvitation'> & { token: string };

const schema = () => import('@shared/accounts/model/account').then((it) => it.RegistrationForm);

const emptyForm = (userType: UserType, invitation: InvitationSummary | null): RegistrationInput => ({
  userType,
  firstName: invitation?.firstName ?? '',
  lastName: invitation?.lastName ?? '',
  phone: '',
  email: invitation?.email ?? '',
  organization: '',
  password: '',
  confirmPassword: '',
  acceptedTerms: false,
  ...(invitation && { invitationToken: invitation.token }),
});

const requestOf = ({ confirmPassword: _, acceptedTerms: __, organization, ...rest }: RegistrationOutput) => ({
  ...rest,
  acceptedTerms: currentTerms,
  ...(rest.userType === 'employer' && !rest.invitationToken && organization && { organization }),
});

/** One form for both steps, so input survives navigation and failed requests. */
export const useRegistration = (userType: UserType, invitation: InvitationSummary | null) => {
  const { t } = useTranslation(['registration', 'account']);
  const navigate = useNavigate();
  const { refresh } = useSession();
  const next = returnPathOf(useLocation().search);
  const keyFor = useIdempotencyKey();
  const form = useLazyForm(schema, emptyForm(userType, invitation));
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);

  const create = async (values: RegistrationOutput): Promise<void> => {
    const body = { ...requestOf(values), ...keptReferral() };
    try {
      const { message, code } = await api('register', { body }, { idempotencyKey: keyFor(body) });
      const notice: Notice = { message };
      holdPassword({ email: body.email, password: body.password, remember: false });
      // The invitation link already proved the email address. This page's guard continues after sign-in.
      if (code === 'accountReady') {
        const me = (await signInAsTyped(body.email)) ? await refresh() : null;
        if (!me) await navigate(next ? withReturnPath(paths.login, next) : paths.login, { state: notice });
        return;
      }
      startCooldown(codeCooldownKey(body.email));
      await navigate(verifyEmailFor(body.email, next), { state: notice });
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

  return { form, outcome, busy, submit };
};
