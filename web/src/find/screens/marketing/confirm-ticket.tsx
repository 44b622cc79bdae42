import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '@shared/paths';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Page } from '@/components/ui/base/page';
import { FormMessage } from '@/components/ui/fields/form-message';
import { api } from '@/lib/api/api';
import { ApiError } from '@/lib/api/api-error';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDue } from '@/lib/time/format-due';

/** Requires a click, because mail programs open links to check them. */
export const ConfirmTicket = () => {
  const { t } = useTranslation('pages/contact');
  const [token] = useState(() => new URLSearchParams(window.location.hash.slice(1)).get('token') ?? '');
  const confirm = useMutation({
    mutationFn: (_nothing: undefined) => api('confirmGuestTicket', { body: { token } }),
  });
  const refused = confirm.error instanceof ApiError && confirm.error.status === 400;
  const isGone = token === '' || refused;
  const { data } = confirm;
  const title = data ? t('confirm.doneTitle') : t(isGone ? 'confirm.goneTitle' : 'confirm.title');
  return (
    <Page title={title} width="narrow">
      <Stack>
        {data && (
          <FormMessage kind="success">
            {t('confirm.doneText', { ticket: data.ticketId, time: formatDue(data.answerBy) })}
          </FormMessage>
        )}
        {!data && isGone && (
          <>
            <p>{t('confirm.goneText')}</p>
            <div>
              <ButtonLink to={paths.contact}>{t('confirm.again')}</ButtonLink>
            </div>
          </>
        )}
        {!data && !isGone && (
          <>
            <p>{t('confirm.text')}</p>
            {confirm.isError && <FormMessage kind="error">{confirm.error.message}</FormMessage>}
            <div>
              <Button loading={confirm.isPending} onClick={() => !confirm.isPending && confirm.mutate(undefined)}>
                {t('confirm.send')}
              </Button>
            </div>
          </>
        )}
      </Stack>
    </Page>
  );
};
