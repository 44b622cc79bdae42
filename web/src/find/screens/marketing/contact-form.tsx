import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { limits } from '@shared/limits';
import type { GuestTicketForm } from '@shared/trust/model/ticket';
import { ticketCategories } from '@shared/trust/model/ticket-vocabulary';
import { contactAbout, contactSupport } from '@shared/paths';
import { Columns, MutedText, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { TextAreaField } from '@/components/ui/editing/text-area-field';
import { FormMessage } from '@/components/ui/fields/form-message';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { RichText } from '@/components/ui/rich-text';
import { api } from '@/lib/api/api';
import { applyServerErrors, useLazyForm } from '@/lib/forms/form';
import { useTypedBefore } from '@/lib/forms/typed-before';
import { useTranslation } from '@/lib/i18n/i18n';
import { useSendOnce } from '@/lib/requests/send-once';

const loadSchema = () => import('@shared/trust/model/ticket').then((it) => it.GuestTicketForm);

const empty: GuestTicketForm = { name: '', email: '', subject: '', category: 'general', description: '' };

export const ContactForm = () => {
  const { t } = useTranslation('pages/contact');
  const [parameters] = useSearchParams();
  const isAboutSafety = parameters.get(contactAbout.parameter) === contactAbout.safety;
  const form = useLazyForm(loadSchema, { ...empty, subject: isAboutSafety ? t('form.safety') : '' });
  useTypedBefore(form, ['name', 'email', 'subject', 'description']);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const ask = useMutation({ mutationFn: (body: GuestTicketForm) => api('askAsGuest', { body }) });
  const send = useSendOnce({
    mutateAsync: async (body: GuestTicketForm) => {
      setRefusal(null);
      try {
        await ask.mutateAsync(body);
      } catch (error) {
        setRefusal(applyServerErrors(form, error));
        throw error;
      }
    },
  });
  const { errors } = form.formState;
  const category = form.watch('category');
  if (sentTo !== null) {
    return (
      <Stack>
        <FormMessage kind="success">
          <b>{t('form.sentTitle')}</b> {t('form.sentText', { email: sentTo })}
        </FormMessage>
        <div>
          <Button
            variant="secondary"
            onClick={() => {
              form.reset(empty);
              setSentTo(null);
            }}
          >
            {t('form.again')}
          </Button>
        </div>
      </Stack>
    );
  }
  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit((body) => send(body, () => setSentTo(body.email)))(event)}
    >
      <Stack>
        <MutedText>
          <RichText text={t('form.member')} components={{ link: <Link to={contactSupport} /> }} />
        </MutedText>
        {refusal !== null && <FormMessage kind="error">{refusal}</FormMessage>}
        <Columns>
          <TextField
            label={t('form.name')}
            required
            autoComplete="name"
            maxLength={limits.nameLength}
            error={errors.name?.message}
            {...form.register('name')}
          />
          <TextField
            label={t('form.email')}
            type="email"
            required
            autoComplete="email"
            maxLength={limits.emailLength}
            error={errors.email?.message}
            {...form.register('email')}
          />
        </Columns>
        <SelectField
          label={t('form.about')}
          data={ticketCategories.map((value) => ({ value, label: t(`topics.${value}`) }))}
          value={category}
          onChange={(value) => value && form.setValue('category', value)}
        />
        <TextField
          label={t('form.subject')}
          required
          maxLength={limits.subjectLength}
          error={errors.subject?.message}
          {...form.register('subject')}
        />
        <TextAreaField
          label={t('form.message')}
          description={t('form.password')}
          required
          rows={7}
          maxLength={limits.ticketTextLength}
          error={errors.description?.message}
          {...form.register('description')}
        />
        <div>
          <Button type="submit" loading={ask.isPending}>
            {t('form.send')}
          </Button>
        </div>
      </Stack>
    </form>
  );
};
