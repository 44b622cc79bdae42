import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { billingLimits } from '@shared/money/billing/billing-limits';
import type { PlanChoice } from '@shared/money/model/billing';
import { Row } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { TextField } from '@/components/ui/fields/text-field';
import { api } from '@/lib/api/api';
import { ApiError } from '@/lib/api/api-error';
import { useTranslation } from '@/lib/i18n/i18n';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import { previewQuery } from '../billing-queries';
import styles from '../billing.module.css';

type Props = { choice: PlanChoice; onApplied: (choice: PlanChoice) => void };

const problemOf = (error: Error | null): string | undefined =>
  error instanceof ApiError ? (error.fields?.['promoCode'] ?? error.message) : error?.message;

/** A valid code changes the lines; an invalid one shows an error beside the field. */
export const PromoCode = ({ choice, onApplied }: Props) => {
  const { t } = useTranslation('billing');
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [code, setCode] = useState('');
  const once = useOneAtATime();
  const check = useMutation({
    mutationFn: (next: PlanChoice) => api('previewPlan', { body: next }),
    onSuccess: (preview, next) => {
      client.setQueryData(previewQuery(next).queryKey, preview);
      onApplied(next);
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const promoCode = code.trim();
    if (promoCode !== '') void once(() => check.mutateAsync({ ...choice, promoCode }).catch(() => undefined));
  };
  if (choice.promoCode !== '') {
    return (
      <Row justify="between">
        <span>{t('promo.applied', { code: choice.promoCode })}</span>
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            setCode('');
            onApplied({ ...choice, promoCode: '' });
          }}
        >
          {t('promo.remove')}
        </Button>
      </Row>
    );
  }
  if (!isOpen) {
    return (
      <Button variant="quiet" size="small" className={styles.promoOpen ?? ''} onClick={() => setOpen(true)}>
        {t('promo.open')}
      </Button>
    );
  }
  return (
    <form className={styles.promo} noValidate onSubmit={submit}>
      <TextField
        label={t('promo.label')}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={billingLimits.promoCodeLength}
        value={code}
        error={problemOf(check.error)}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <Button type="submit" variant="secondary" loading={check.isPending}>
        {t('promo.apply')}
      </Button>
    </form>
  );
};
