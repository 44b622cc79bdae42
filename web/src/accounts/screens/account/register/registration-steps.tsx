import { useEffect, useRef } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { Link, useSearchParams } from 'react-router-dom';
import type { UserType } from '@shared/core/model/enumerations';
import { paths } from '@shared/paths';
import { MutedText, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { Card } from '@/components/ui/card';
import { FormMessage } from '@/components/ui/fields/form-message';
import { returnPathOf, withReturnPath } from '@/lib/auth/return-path';
import styles from '../account.module.css';
import { keepReferral } from '../referral';
import { UserTypeChoice } from '../user-type-choice';
import { DetailsForm } from './details-form';
import { useRegistration, type InvitationSummary } from './use-registration';

const stepKey = 'step';
const detailsStep = 'details';
const typeOf = (search: URLSearchParams): UserType => (search.get('type') === 'employer' ? 'employer' : 'doctor');

/** The step is in the URL so the back button works; one form holds both. Invited users start at the second. */
export const RegistrationSteps = ({ invitation }: { invitation: InvitationSummary | null }) => {
  const { t } = useTranslation(['registration', 'account']);
  const [search, setSearch] = useSearchParams();
  const { form, outcome, busy, submit } = useRegistration(invitation ? 'employer' : typeOf(search), invitation);
  const step = invitation || search.get(stepKey) === detailsStep ? 2 : 1;
  const next = returnPathOf(`?${search}`);
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);

  useEffect(() => {
    keepReferral(search);
  }, [search]);

  // Moves focus to the heading of a new step; not on page load, when the title is read anyway.
  useEffect(() => {
    if (shownStep.current !== step) heading.current?.focus();
    shownStep.current = step;
  }, [step]);

  const goTo = (next: 1 | 2) => {
    const target = new URLSearchParams(search);
    target.set('type', form.getValues('userType'));
    if (next === 2) target.set(stepKey, detailsStep);
    else target.delete(stepKey);
    setSearch(target);
  };

  return (
    <Card>
      <Stack gap="l">
        <h2 ref={heading} tabIndex={-1} className={styles.step}>
          {invitation ? t('register.invitedStep') : t(`register.step${step}`)}
        </h2>
        {invitation && (
          <FormMessage kind="info">{t('register.invitedTo', { organization: invitation.organization })}</FormMessage>
        )}
        {step === 1 ? (
          <>
            <UserTypeChoice
              label={t('register.userType')}
              value={form.watch('userType')}
              onChange={(userType) => form.setValue('userType', userType)}
            />
            <Button onClick={() => goTo(2)}>{t('register.continue')}</Button>
          </>
        ) : (
          <DetailsForm
            form={form}
            invitation={invitation}
            outcome={outcome}
            busy={busy}
            onSubmit={() => void submit()}
            onBack={invitation ? null : () => goTo(1)}
          />
        )}
        <MutedText className={styles.centered}>
          {t('register.haveAccount')}{' '}
          <Link to={next ? withReturnPath(paths.login, next) : paths.login}>{t('register.signIn')}</Link>
        </MutedText>
      </Stack>
    </Card>
  );
};
