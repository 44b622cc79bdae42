import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from '@/lib/i18n/i18n';
import { daysAfter } from '@shared/messages/rules/schedule-times';
import { limits } from '@shared/limits';
import { say } from '@/lib/i18n/notices';
import { withContractPay } from '@shared/hiring/rules/pay/pay-package';
import { postedTerms } from '@shared/hiring/rules/pay/posted-terms';
import type { ManagedJob } from '@shared/hiring/model/job';
import type { Offer, OfferTerms } from '@shared/hiring/model/offer';
import { jobTypes } from '@shared/core/model/vocabulary';
import { Columns, MutedText, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { DateField } from '@/components/ui/editing/date-field';
import { DialogActions } from '@/components/ui/records/dialog';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { FormMessage } from '@/components/ui/fields/form-message';
import { TextAreaField } from '@/components/ui/editing/text-area-field';
import { TextField } from '@/components/ui/fields/text-field';
import { toast } from '@/components/ui/base/toast';
import { ApiError } from '@/lib/api/api-error';
import { applyServerErrors, useLazyForm } from '@/lib/forms/form';
import { useSession } from '@/lib/auth/session';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import { today } from '@/lib/time/today';
import { ChoiceField } from './choice-field';
import { ContractFields } from './contract-fields';
import { useSaveOffer } from './offer-queries';
import { OfferTermsView, PostingDifference, TermsDifference } from './offer-terms';
import type { OfferValues, UnsignedOffer } from './offer-schema';
import { differencesBetween, formatExpiry, termTexts, type TermWords } from './offer-labels';
import { refusedName, SignatureField } from './signature-field';
import styles from './offers.module.css';

type Form = UseFormReturn<OfferValues, unknown, UnsignedOffer>;
type Props = {
  applicationId: string;
  name: string;
  initial: UnsignedOffer;
  before: Offer | null;
  job: ManagedJob;
  onDone: () => void;
  onCancel: () => void;
};

const loadSchema = () => import('./offer-schema').then((it) => it.CheckedOffer);

const dayOrNone = { setValueAs: (value: string | null) => value || null };

export const OfferForm = ({ applicationId, name, initial, before, job, onDone, onCancel }: Props) => {
  const { t } = useTranslation('offers');
  const form: Form = useLazyForm<OfferValues, UnsignedOffer>(loadSchema, initial);
  const save = useSaveOffer(applicationId);
  const oneAtATime = useOneAtATime();
  const [preview, setPreview] = useState<UnsignedOffer | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [signedAs, setSignedAs] = useState('');
  const [isUnsigned, setUnsigned] = useState(false);
  const { me } = useSession();
  const [from] = useState(before);
  // A team member may change the terms in the meantime.
  const replaced = from && before && before.version !== from.version ? { from, by: before } : null;

  const look = form.handleSubmit((offer) => {
    setProblem(null);
    setPreview({ ...offer, terms: withContractPay(offer.terms) });
  });
  const signatureField = before ? 'offer.signedAs' : 'signedAs';
  const send = async (offer: UnsignedOffer) => {
    setProblem(null);
    setUnsigned(signedAs.trim() === '');
    if (signedAs.trim() === '') return;
    try {
      await save.mutateAsync({ offer: { ...offer, signedAs }, before });
      toast.success(before ? say('offerChanged') : say('offerSent'));
      onDone();
    } catch (error) {
      if (refusedName(error, signatureField) !== undefined) return;
      const message = applyServerErrors(form, error, before ? 'offer.' : '');
      if (message === null) setPreview(null);
      else if (!(error instanceof ApiError && error.code === 'STALE_VERSION')) setProblem(message);
    }
  };

  return (
    <form
      noValidate
      aria-label={t(before ? 'form.titleChange' : 'form.titleNew')}
      onSubmit={(event) => {
        event.preventDefault();
        // Must not submit a form around the dialog.
        event.stopPropagation();
        void oneAtATime(preview ? () => send(preview) : look);
      }}
    >
      <Stack>
        <h3>{t(before ? 'form.titleChange' : 'form.titleNew')}</h3>
        {problem !== null && <FormMessage kind="error">{problem}</FormMessage>}
        {replaced && (
          <FormMessage kind="info">
            <p>{t('form.stale')}</p>
            <TermsDifference before={replaced.from.terms} after={replaced.by.terms} />
          </FormMessage>
        )}
        <div hidden={preview !== null}>
          <Fields form={form} job={job} />
        </div>
        {preview && (
          <>
            <Preview {...{ offer: preview, job, name }} standing={before} />
            <SignatureField
              name={`${me?.firstName} ${me?.lastName}`}
              value={signedAs}
              error={isUnsigned ? say('required') : refusedName(save.error, signatureField)}
              onChange={setSignedAs}
            />
          </>
        )}
        <DialogActions>
          <Button variant="quiet" onClick={preview ? () => setPreview(null) : onCancel}>
            {t(preview ? 'form.back' : 'form.cancel')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t(preview ? (before ? 'form.sendChange' : 'form.send') : 'form.preview')}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
};

const Fields = ({ form, job }: { form: Form; job: ManagedJob }) => {
  const { t } = useTranslation(['offers', 'labels/jobs']);
  const { control, register, formState } = form;
  const { errors } = formState;
  const expiresOn = useWatch({ control, name: 'expiresOn' });
  return (
    <Stack>
      <ContractFields form={form} job={job} />
      <Columns count={2}>
        <ChoiceField
          control={control}
          name="terms.jobType"
          label={t('form.jobType')}
          data={jobTypes.map((value) => ({ value, label: t(`jobType.${value}`) }))}
        />
        <DateField
          label={t('form.startOn')}
          required
          error={errors.terms?.startOn?.message}
          {...register('terms.startOn')}
        />
        <DateField
          label={t('form.endOn')}
          error={errors.terms?.endOn?.message}
          {...register('terms.endOn', dayOrNone)}
        />
      </Columns>
      <TextField
        label={t('form.location')}
        maxLength={limits.locationLength}
        error={errors.terms?.location?.message}
        {...register('terms.location')}
      />
      <TextAreaField
        label={t('form.notes')}
        description={t('form.notesHint')}
        rows={4}
        maxLength={limits.offerNotesLength}
        error={errors.terms?.notes?.message}
        {...register('terms.notes')}
      />
      <CheckboxField label={t('form.silenceApproves')} {...register('terms.silenceApproves')} />
      <DateField
        label={t('form.expiresOn')}
        description={t('form.expiresHint', { days: limits.offerDaysMax })}
        required
        min={today()}
        max={daysAfter(today(), limits.offerDaysMax)}
        error={errors.expiresOn?.message}
        {...register('expiresOn')}
      />
      {/^\d{4}-\d\d-\d\d$/.test(expiresOn) && <MutedText>{formatExpiry(expiresOn, today(), t)}</MutedText>}
    </Stack>
  );
};

type PreviewProps = { offer: UnsignedOffer; job: ManagedJob; standing: Offer | null; name: string };

const sameTerms = (one: OfferTerms, other: OfferTerms, t: TermWords): boolean =>
  differencesBetween(one, other, t).length === 0;

const Preview = ({ offer, job, standing, name }: PreviewProps) => {
  const { t } = useTranslation(termTexts);
  return (
    <section className={styles.preview} aria-label={t('form.previewTitle', { name })}>
      <h4>{t('form.previewTitle', { name })}</h4>
      <PostingDifference posted={postedTerms(job, offer.terms)} terms={offer.terms} />
      <OfferTermsView terms={offer.terms} />
      <p>{formatExpiry(offer.expiresOn, today(), t)}</p>
      {standing && (
        <Stack gap="s">
          <h4>{t('form.changes')}</h4>
          {sameTerms(standing.terms, offer.terms, t) ? (
            <MutedText>{t('form.noChanges')}</MutedText>
          ) : (
            <TermsDifference before={standing.terms} after={offer.terms} />
          )}
        </Stack>
      )}
    </section>
  );
};
