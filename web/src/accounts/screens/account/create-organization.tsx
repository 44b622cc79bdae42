import { useState } from 'react';
import type * as z from 'zod';
import { limits } from '@shared/limits';
import { MutedText, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { Card } from '@/components/ui/card';
import { FormMessage } from '@/components/ui/fields/form-message';
import { Page } from '@/components/ui/base/page';
import { TextField } from '@/components/ui/fields/text-field';
import { api } from '@/lib/api/api';
import { useLazyForm } from '@/lib/forms/form';
import { useTranslation } from '@/lib/i18n/i18n';
import { useIdempotencyKey } from '@/lib/requests/idempotency-key';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import { useSession } from '@/lib/auth/session';
import { failureOutcome, type Outcome } from './outcome';

type Founding = { company_name: string };

const loadSchema = () =>
  import('@shared/organizations/api/organizations.routes').then(
    (module) =>
      module.organizationRoutes.createOrganization.body as z.ZodType<Founding> as z.ZodType<Founding, Founding>,
  );

export const CreateOrganization = () => {
  const { t } = useTranslation('invitation');
  const { me, refresh } = useSession();
  const keyFor = useIdempotencyKey();
  const oneAtATime = useOneAtATime();
  const form = useLazyForm(loadSchema, { company_name: '' });
  const { errors, isSubmitting } = form.formState;
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const submit = form.handleSubmit(async (body) => {
    setOutcome(null);
    try {
      await api('createOrganization', { body }, { idempotencyKey: keyFor(body) });
      await refresh();
    } catch (failure) {
      setOutcome(failureOutcome(form, failure, t('createOrganization.failed')));
    }
  });

  return (
    <Page title={t('createOrganization.title')} description={t('createOrganization.description')} width="narrow">
      <Stack gap="l">
        <FormMessage kind="info">{t('createOrganization.why')}</FormMessage>
        <Card>
          <form
            noValidate
            aria-busy={isSubmitting}
            onSubmit={(event) => {
              event.preventDefault();
              void oneAtATime(submit);
            }}
          >
            <Stack>
              <p>{t('createOrganization.text')}</p>
              {outcome && <FormMessage kind={outcome.kind}>{outcome.text}</FormMessage>}
              <TextField
                label={t('createOrganization.name')}
                required
                autoComplete="organization"
                maxLength={limits.organizationLength}
                error={errors.company_name?.message}
                {...form.register('company_name')}
              />
              <Button type="submit" loading={isSubmitting}>
                {t('createOrganization.submit')}
              </Button>
            </Stack>
          </form>
        </Card>
        <Card tone="sunken" title={t('createOrganization.waitTitle')}>
          <MutedText>{t('createOrganization.waitText', { email: me?.email ?? '' })}</MutedText>
        </Card>
      </Stack>
    </Page>
  );
};
