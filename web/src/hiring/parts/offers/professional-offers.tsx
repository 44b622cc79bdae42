import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import type { Offer, OfferTerms } from '@shared/hiring/model/offer';
import { paths, pathTo } from '@shared/paths';
import { MutedText, Row, Stack } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { ReasonDialog } from '@/components/reason-dialog';
import { Button } from '@/components/ui/base/button';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Card } from '@/components/ui/card';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { FormMessage } from '@/components/ui/fields/form-message';
import { toast } from '@/components/ui/base/toast';
import { ApiError } from '@/lib/api/api-error';
import { formatDate } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import { useSendOnce } from '@/lib/requests/send-once';
import { today } from '@/lib/time/today';
import { OfferHistory, OfferStatusBadge } from './offer-history';
import { applicationOffersQuery, useAcceptOffer, useDeclineOffer } from './offer-queries';
import { OfferPdfButton } from './offer-pdf-button';
import { OfferSignatures, OfferTermsView, PostingDifference, TermsDifference } from './offer-terms';
import { refusedName, SignatureField } from './signature-field';
import { formatExpiry, payOf } from './offer-labels';

type Props = { applicationId: string; onDone: (() => void) | undefined };

export const ProfessionalOffers = ({ applicationId, onDone }: Props) => {
  const { t } = useTranslation('offers');
  const offers = useQuery(applicationOffersQuery(applicationId));
  const [newest, ...earlier] = offers.data ?? [];
  if (offers.isSuccess && !newest) return null;
  return (
    <Card title={t('title')}>
      <QueryGate query={offers} loading={t('loading')} rows={1}>
        {() =>
          newest && (
            <Stack gap="l">
              <Standing key={newest.offerId} offer={newest} onDone={onDone} />
              <OfferHistory offers={earlier} />
            </Stack>
          )
        }
      </QueryGate>
    </Card>
  );
};

/** Terms the user saw first; null if unchanged. Shows the difference when terms change while reading. */
const useReadTerms = (offer: Offer): OfferTerms | null => {
  const [read] = useState({ terms: offer.terms, termsHash: offer.termsHash });
  return read.termsHash === offer.termsHash ? null : read.terms;
};

const Standing = ({ offer, onDone }: { offer: Offer; onDone: Props['onDone'] }) => {
  const { t } = useTranslation('offers');
  const { status, terms, previousTerms, expiresOn, organization, offeredAt, answeredAt, updatedAt, reason } = offer;
  const readTerms = useReadTerms(offer);
  const before = readTerms ?? previousTerms;
  return (
    <Stack>
      <Row>
        <OfferStatusBadge status={status} />
        <MutedText as="span">
          {answeredAt
            ? t('status.answered', { date: formatDate(answeredAt, ownZone()) })
            : t('status.made', { date: formatDate(offeredAt, ownZone()) })}
        </MutedText>
      </Row>
      {status === 'open' && <h3>{t('professional.heading', { organization })}</h3>}
      {status === 'open' && before && (
        <FormMessage kind="info">
          <Stack gap="s">
            <p>
              {readTerms
                ? t('professional.changedTitle')
                : t('professional.changedOn', { date: formatDate(updatedAt, ownZone()) })}
            </p>
            <TermsDifference before={before} after={terms} />
          </Stack>
        </FormMessage>
      )}
      {reason && <FormMessage kind="info">{reason}</FormMessage>}
      {status === 'open' && <PostingDifference posted={offer.postedTerms} terms={terms} />}
      <OfferTermsView terms={terms} />
      <OfferSignatures offer={offer} />
      {status === 'open' && (
        <>
          <p>{formatExpiry(expiresOn, today(), t)}</p>
          <Answer offer={offer} onDone={onDone} />
        </>
      )}
      {status === 'accepted' && offer.placementId && (
        <Row>
          <ButtonLink to={pathTo(paths.placement, { placementId: offer.placementId })} variant="secondary">
            {t('professional.placement')}
          </ButtonLink>
          <OfferPdfButton offerId={offer.offerId} />
        </Row>
      )}
    </Stack>
  );
};

type SignProps = {
  /** At the time of opening: exactly these terms are signed. */
  offer: Offer;
  accept: ReturnType<typeof useAcceptOffer>;
  onSend: (signedAs: string) => void;
  onClose: () => void;
};

const SignDialog = ({ offer, accept, onSend, onClose }: SignProps) => {
  const { t } = useTranslation(['offers', 'labels/jobs', 'common']);
  const [signedAs, setSignedAs] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const isEmpty = signedAs.trim() === '';
    setMissing(isEmpty);
    if (!isEmpty && !accept.isPending) onSend(signedAs);
  };
  return (
    <Dialog opened onClose={onClose} title={t('professional.acceptTitle')}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <p>
            {t('professional.acceptText', {
              job: offer.jobTitle,
              organization: offer.organization,
              pay: payOf(offer.terms, t),
              start: formatDate(offer.terms.startOn),
            })}
          </p>
          <p>{t('professional.acceptMore')}</p>
          <SignatureField
            name={offer.professional.name}
            value={signedAs}
            error={isMissing ? say('required') : refusedName(accept.error)}
            onChange={setSignedAs}
          />
          <DialogActions>
            <Button variant="secondary" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" loading={accept.isPending}>
              {t('professional.acceptConfirm')}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
};

const Answer = ({ offer, onDone }: { offer: Offer; onDone: Props['onDone'] }) => {
  const { t } = useTranslation('offers');
  const [signing, setSigning] = useState<Offer | null>(null);
  const [declining, setDeclining] = useState(false);
  const accept = useAcceptOffer(offer);
  const decline = useDeclineOffer(offer);
  const isChanged = accept.error instanceof ApiError && accept.error.code === 'TERMS_CHANGED';

  const oneAtATime = useOneAtATime();
  const sendRefusal = useSendOnce(decline);
  const close = () => setSigning(null);

  const sign = ({ termsHash }: Offer, signedAs: string) =>
    oneAtATime(async () => {
      try {
        await accept.mutateAsync({ termsHash, signedAs });
        toast.success(say('offerAccepted'));
        onDone?.();
        close();
      } catch (error) {
        if (refusedName(error) === undefined) close();
      }
    });

  return (
    <Stack gap="s">
      {accept.isError && refusedName(accept.error) === undefined && (
        <FormMessage kind={isChanged ? 'info' : 'error'}>{accept.error.message}</FormMessage>
      )}
      <Row>
        <Button onClick={() => setSigning(offer)}>{t('professional.accept')}</Button>
        <OfferPdfButton offerId={offer.offerId} />
        <Button variant="quiet" onClick={() => setDeclining(true)}>
          {t('professional.decline')}
        </Button>
      </Row>
      {signing && (
        <SignDialog
          offer={signing}
          accept={accept}
          onSend={(signedAs) => void sign(signing, signedAs)}
          onClose={close}
        />
      )}
      {declining && (
        <ReasonDialog
          title={t('professional.declineTitle')}
          text={t('professional.declineText', { organization: offer.organization })}
          label={t('professional.declineReason')}
          confirmLabel={t('professional.declineConfirm')}
          danger
          saving={decline.isPending}
          problem={decline.error?.message}
          onSubmit={(reason) =>
            sendRefusal(reason, () => {
              toast.success(say('offerDeclined'));
              setDeclining(false);
              onDone?.();
            })
          }
          onClose={() => setDeclining(false)}
        />
      )}
    </Stack>
  );
};
