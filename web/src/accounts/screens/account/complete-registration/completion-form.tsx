import { useTranslation } from '@/lib/i18n/i18n';
import { MutedText, Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { Card } from '@/components/ui/card';
import { FormMessage } from '@/components/ui/fields/form-message';
import { useSession } from '@/lib/auth/session';
import { OrganizationField, PersonFields, TermsField, type PersonFieldName } from '../register/person-fields';
import { UserTypeChoice } from '../user-type-choice';
import { useCompletion } from './use-completion';

export const CompletionForm = () => {
  const { t } = useTranslation(['account-access', 'registration', 'account']);
  const { signOut } = useSession();
  const { form, email, outcome, busy, submit } = useCompletion();
  const { errors } = form.formState;
  const userType = form.watch('userType');
  const field = (name: PersonFieldName | 'organization' | 'acceptedTerms') => ({
    ...form.register(name),
    error: errors[name]?.message,
  });

  return (
    <Card>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack gap="l">
          {outcome && <FormMessage kind={outcome.kind}>{outcome.text}</FormMessage>}
          {email && (
            <MutedText>
              {t('completeRegistration.signedInAs')} <strong>{email}</strong>
            </MutedText>
          )}
          <UserTypeChoice
            label={t('register.userType')}
            value={userType}
            onChange={(chosen) => form.setValue('userType', chosen)}
          />
          <Stack>
            <PersonFields firstName={field('firstName')} lastName={field('lastName')} phone={field('phone')} />
            {userType === 'employer' && <OrganizationField {...field('organization')} />}
            <TermsField {...field('acceptedTerms')} />
            <Row justify="between">
              <Button variant="secondary" onClick={() => void signOut()}>
                {t('completeRegistration.signOut')}
              </Button>
              <Button type="submit" loading={busy} disabled={!form.watch('acceptedTerms')}>
                {t('register.submit')}
              </Button>
            </Row>
          </Stack>
        </Stack>
      </form>
    </Card>
  );
};
