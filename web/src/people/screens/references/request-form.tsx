import { useState } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { limits } from '@shared/limits';
import type { ReferenceAnswer, ReferenceRequest } from '@shared/people/model/reference';
import { referenceSkills, rehireAnswers } from '@shared/people/model/reference-vocabulary';
import { Facts, MutedText, Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { Page } from '@/components/ui/base/page';
import { Card } from '@/components/ui/card';
import { TextAreaField } from '@/components/ui/editing/text-area-field';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { FormMessage } from '@/components/ui/fields/form-message';
import { RadioCards } from '@/components/ui/fields/radio-cards';
import { TextField } from '@/components/ui/fields/text-field';
import { ConfirmDialog } from '@/components/ui/records/confirm-dialog';
import { periodOf } from '@/people/parts/references/reference-period';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDate } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { MarkField } from './mark-field';
import styles from './request.module.css';
import type { RequestValues } from './request-values';
import { useRequestForm } from './use-request-form';

type OpenRequest = Extract<ReferenceRequest, { state: 'open' }>;

type Props = {
  token: string;
  request: OpenRequest;
  onDone: (outcome: 'sent' | 'declinedNow') => void;
  onClosed: () => void;
};
type Parts = { form: UseFormReturn<RequestValues, unknown, ReferenceAnswer>; firstName: string };

export const RequestForm = ({ token, request, ...callbacks }: Props) => {
  const { t } = useTranslation('reference-request');
  const { form, problem, sending, submit, decline } = useRequestForm(token, callbacks);
  const { person, facility, expiresAt } = request;
  const { firstName } = person;
  return (
    <Page title={t('title', person)} description={t('intro', { firstName, facility })} width="narrow">
      <form
        noValidate
        aria-busy={sending === 'answer'}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack gap="l">
          <FormMessage kind="info">{t('read', { firstName })}</FormMessage>
          <StatedFacts form={form} request={request} />
          <Marks form={form} firstName={firstName} />
          <OwnWords form={form} firstName={firstName} />
          {problem !== null && <FormMessage kind="error">{problem}</FormMessage>}
          <Row justify="between">
            <Button type="submit" loading={sending === 'answer'} disabled={sending === 'decline'}>
              {t('send')}
            </Button>
            <Decline firstName={firstName} declining={sending === 'decline'} onDecline={decline} />
          </Row>
          <MutedText>{t('until', { date: formatDate(expiresAt, ownZone()) })}</MutedText>
        </Stack>
      </form>
    </Page>
  );
};

const StatedFacts = ({ form, request }: Pick<Parts, 'form'> & { request: OpenRequest }) => {
  const { t } = useTranslation(['reference-request', 'references', 'labels/units']);
  const { control, register, watch, formState } = form;
  const { errors } = formState;
  const { facility, unit, title } = request;
  const { firstName } = request.person;
  return (
    <Card title={t('facts.title', { firstName })}>
      <Stack>
        <Facts
          items={[
            { label: t('facts.facility'), value: facility },
            { label: t('facts.unit'), value: unit && t(`unit.${unit}`) },
            { label: t('facts.dates'), value: periodOf(request, t) },
            { label: t('facts.role'), value: title },
          ]}
        />
        <Controller
          control={control}
          name="accurate"
          render={({ field: { ref: _ref, ...field } }) => (
            <RadioCards
              label={t('accurate.label')}
              required
              error={errors.accurate?.message}
              data={(['yes', 'no'] as const).map((value) => ({ value, label: t(`accurate.${value}`) }))}
              {...field}
            />
          )}
        />
        {watch('accurate') === 'no' && (
          <TextAreaField
            label={t('correction')}
            required
            rows={3}
            maxLength={limits.referenceTextLength}
            error={errors.correction?.message}
            {...register('correction')}
          />
        )}
      </Stack>
    </Card>
  );
};

const Marks = ({ form: { control, formState }, firstName }: Parts) => {
  const { t } = useTranslation(['reference-request', 'references']);
  return (
    <Card title={t('marks.title', { firstName })}>
      <Stack>
        <MutedText>{t('marks.scale')}</MutedText>
        <div className={styles.choices}>
          {referenceSkills.map((skill) => (
            <Controller
              key={skill}
              control={control}
              name={`marks.${skill}`}
              render={({ field }) => (
                <MarkField {...field} label={t(`skills.${skill}`)} error={formState.errors.marks?.[skill]?.message} />
              )}
            />
          ))}
        </div>
      </Stack>
    </Card>
  );
};

const OwnWords = ({ form: { control, register, watch, formState }, firstName }: Parts) => {
  const { t } = useTranslation(['reference-request', 'references']);
  const { errors } = formState;
  return (
    <Card title={t('more.title')}>
      <Stack>
        <Controller
          control={control}
          name="rehire"
          render={({ field: { ref: _ref, ...field } }) => (
            <RadioCards
              label={t('wouldRehire', { firstName })}
              required
              error={errors.rehire?.message}
              data={rehireAnswers.map((value) => ({ value, label: t(`rehire.${value}`) }))}
              {...field}
            />
          )}
        />
        <TextAreaField
          label={t('strengths', { firstName })}
          required
          rows={4}
          maxLength={limits.referenceTextLength}
          error={errors.strengths?.message}
          {...register('strengths')}
        />
        <TextAreaField
          label={t('add')}
          rows={3}
          maxLength={limits.referenceTextLength}
          error={errors.more?.message}
          {...register('more')}
        />
        <CheckboxField label={t('mayCall')} {...register('mayCall')} />
        {watch('mayCall') && (
          <TextField
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            label={t('phone')}
            required
            maxLength={limits.phoneLength}
            error={errors.phone?.message}
            {...register('phone')}
          />
        )}
      </Stack>
    </Card>
  );
};

type DeclineProps = { firstName: string; declining: boolean; onDecline: () => Promise<void> };

const Decline = ({ firstName, declining, onDecline }: DeclineProps) => {
  const { t } = useTranslation('reference-request');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t('decline')}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t('declineTitle')}
        text={t('declineText', { firstName })}
        confirmLabel={t('declineConfirm')}
        loading={declining}
        onConfirm={() => void onDecline().finally(() => setAsking(false))}
        onClose={() => setAsking(false)}
      />
    </>
  );
};
