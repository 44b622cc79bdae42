import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
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
import { ConfirmDialog } from '@/components/ui/records/confirm-dialog';
import { FormMessage } from '@/components/ui/fields/form-message';
import { toast } from '@/components/ui/base/toast';
import { ApiError } from '@/lib/api/api-error';
import { formatDate } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { useSendOnce } from '@/lib/requests/send-once';
import { today } from '@/lib/time/today';
import { OfferHistory, OfferStatusBadge } from './offer-history';
import { applicationOffersQuery, useAcceptOffer, useDeclineOffer } from './offer-queries';
import { OfferTermsView, TermsDifference } from './offer-terms';
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
      <OfferTermsView terms={terms} />
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
        </Row>
      )}
    </Stack>
  );
};

const Answer = ({ offer, onDone }: { offer: Offer; onDone: Props['onDone'] }) => {
  const { t } = useTranslation(['offers', 'labels/jobs']);
  // The offer at the time of confirmation: exactly these terms are accepted.
  const [accepting, setAccepting] = useState<Offer | null>(null);
  const [declining, setDeclining] = useState(false);
  const accept = useAcceptOffer(offer);
  const decline = useDeclineOffer(offer);
  const isChanged = accept.error instanceof ApiError && accept.error.code === 'TERMS_CHANGED';

  const sendAcceptance = useSendOnce(accept);
  const sendRefusal = useSendOnce(decline);
  const close = () => setAccepting(null);

  const confirm = (asked: Offer) =>
    sendAcceptance(
      asked.termsHash,
      () => {
        toast.success(say('offerAccepted'));
        onDone?.();
      },
      close,
    );

  return (
    <Stack gap="s">
      {accept.isError && <FormMessage kind={isChanged ? 'info' : 'error'}>{accept.error.message}</FormMessage>}
      <Row>
        <Button onClick={() => setAccepting(offer)}>{t('professional.accept')}</Button>
        <Button variant="secondary" onClick={() => setDeclining(true)}>
          {t('professional.decline')}
        </Button>
      </Row>
      {accepting && (
        <ConfirmDialog
          opened
          title={t('professional.acceptTitle')}
          text={
            <Stack gap="s">
              <p>
                {t('professional.acceptText', {
                  job: offer.jobTitle,
                  organization: offer.organization,
                  pay: payOf(accepting.terms, t),
                  start: formatDate(accepting.terms.startOn),
                })}
              </p>
              <p>{t('professional.acceptMore')}</p>
            </Stack>
          }
          confirmLabel={t('professional.acceptConfirm')}
          loading={accept.isPending}
          onConfirm={() => confirm(accepting)}
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
