import { knownName } from '@/lib/i18n/former-member';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import { mayBeOffered } from '@shared/hiring/rules/application-status';
import type { ApplicationDetail } from '@shared/hiring/model/application';
import type { Offer } from '@shared/hiring/model/offer';
import { paths, pathTo } from '@shared/paths';
import { MutedText, Row, Stack } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { ReasonDialog } from '@/components/reason-dialog';
import { Button } from '@/components/ui/base/button';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Card } from '@/components/ui/card';
import { FormMessage } from '@/components/ui/fields/form-message';
import { toast } from '@/components/ui/base/toast';
import { formatDate } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { useSendOnce } from '@/lib/requests/send-once';
import { today } from '@/lib/time/today';
import { OfferForm } from './offer-form';
import { OfferHistory, OfferStatusBadge } from './offer-history';
import {
  applicationOffersQuery,
  offeredApplicationQuery,
  offeredJobQuery,
  useIsFilled,
  useWithdrawOffer,
} from './offer-queries';
import { OfferPdfButton } from './offer-pdf-button';
import { OfferSignatures, OfferTermsView, PostingDifference, TermsDifference } from './offer-terms';
import { valuesFrom, valuesOf } from './offer-values';
import { formatExpiry } from './offer-labels';

type Act = (() => void) | undefined;
type Props = { applicationId: string; start: boolean; onDone: Act; onCancel: Act };

export const EmployerOffers = ({ applicationId, ...rest }: Props) => {
  const { t } = useTranslation('offers');
  const application = useQuery(offeredApplicationQuery(applicationId));
  const offers = useQuery(applicationOffersQuery(applicationId));
  const content = (
    <QueryGate query={application} loading={t('loading')} rows={1}>
      {(found) => (
        <QueryGate query={offers} loading={t('loading')} rows={1}>
          {(items) => <Offers application={found} offers={items} {...rest} />}
        </QueryGate>
      )}
    </QueryGate>
  );
  return rest.start ? content : <Card title={t('title')}>{content}</Card>;
};

type OffersProps = Omit<Props, 'applicationId'> & { application: ApplicationDetail; offers: readonly Offer[] };

const mayOffer = ({ status, halted }: ApplicationDetail): boolean => mayBeOffered(status) && !halted;

type Writes = { offerId: string | null };

const nameOf = ({ candidate }: ApplicationDetail): string => knownName(`${candidate.firstName} ${candidate.lastName}`);

const Offers = ({ application, offers, start, onDone, onCancel }: OffersProps) => {
  const { t } = useTranslation('offers');
  const [newest, ...earlier] = offers;
  const open = newest?.status === 'open' ? newest : null;
  const [writing, setWriting] = useState<Writes | null>(
    start && newest?.status !== 'accepted' && mayOffer(application) ? { offerId: open?.offerId ?? null } : null,
  );
  const isFilled = useIsFilled(application.jobId, !open && newest?.status !== 'accepted' && mayOffer(application));
  const stop = () => setWriting(null);
  const done = () => {
    stop();
    onDone?.();
  };

  if (writing && !isFilled && writing.offerId === (open?.offerId ?? null))
    return <Writing application={application} open={open} onDone={done} onCancel={onCancel ?? stop} />;
  return (
    <Stack>
      {newest ? <Standing offer={newest} name={nameOf(application)} /> : <MutedText>{t('employer.none')}</MutedText>}
      {open && <OpenActions offer={open} onChange={() => setWriting({ offerId: open.offerId })} onDone={done} />}
      {newest?.status === 'accepted' && newest.placementId && (
        <Row>
          <ButtonLink to={pathTo(paths.placement, { placementId: newest.placementId })} variant="secondary">
            {t('employer.placement')}
          </ButtonLink>
          <OfferPdfButton offerId={newest.offerId} />
        </Row>
      )}
      {!open && newest?.status !== 'accepted' && (
        <>
          {isFilled ? (
            <MutedText>{t('employer.filled')}</MutedText>
          ) : mayOffer(application) ? (
            <Row>
              <Button onClick={() => setWriting({ offerId: null })}>
                {t(newest ? 'employer.makeAgain' : 'employer.make')}
              </Button>
            </Row>
          ) : (
            !newest && <MutedText>{t('employer.closed')}</MutedText>
          )}
        </>
      )}
      <OfferHistory offers={earlier} />
    </Stack>
  );
};

const Standing = ({ offer, name }: { offer: Offer; name: string }) => {
  const { t } = useTranslation('offers');
  const { status, terms, previousTerms, expiresOn, offeredAt, updatedAt, reason } = offer;
  return (
    <Stack>
      <Row>
        <OfferStatusBadge status={status} />
        <MutedText as="span">{t('status.made', { date: formatDate(offeredAt, ownZone()) })}</MutedText>
      </Row>
      {status === 'open' && (
        <p>
          {t('employer.waiting', { name })} {formatExpiry(expiresOn, today(), t)}
        </p>
      )}
      {status === 'accepted' && <p>{t('employer.hired', { name })}</p>}
      {reason && <FormMessage kind="info">{reason}</FormMessage>}
      {status === 'open' && <PostingDifference posted={offer.postedTerms} terms={terms} />}
      <OfferTermsView terms={terms} />
      <OfferSignatures offer={offer} />
      {status === 'open' && previousTerms && (
        <FormMessage kind="info">
          <Stack gap="s">
            <p>{t('employer.changedTitle', { date: formatDate(updatedAt, ownZone()) })}</p>
            <TermsDifference before={previousTerms} after={terms} />
          </Stack>
        </FormMessage>
      )}
    </Stack>
  );
};

type ActionsProps = { offer: Offer; onChange: () => void; onDone: () => void };

const OpenActions = ({ offer, onChange, onDone }: ActionsProps) => {
  const { t } = useTranslation('offers');
  const [asking, setAsking] = useState(false);
  const withdraw = useWithdrawOffer(offer);
  const send = useSendOnce(withdraw);
  return (
    <Row>
      <Button variant="secondary" onClick={onChange}>
        {t('employer.change')}
      </Button>
      <OfferPdfButton offerId={offer.offerId} />
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t('employer.withdraw')}
      </Button>
      {asking && (
        <ReasonDialog
          title={t('employer.withdrawTitle')}
          text={t('employer.withdrawText', { name: knownName(offer.professional.name) })}
          label={t('employer.reason')}
          confirmLabel={t('employer.withdraw')}
          danger
          saving={withdraw.isPending}
          problem={withdraw.error?.message}
          onSubmit={(reason) =>
            send(reason, () => {
              toast.success(say('offerWithdrawn'));
              setAsking(false);
              onDone();
            })
          }
          onClose={() => setAsking(false)}
        />
      )}
    </Row>
  );
};

type WritingProps = { application: ApplicationDetail; open: Offer | null; onDone: () => void; onCancel: () => void };

const Writing = ({ application, open, onDone, onCancel }: WritingProps) => {
  const { t } = useTranslation('offers');
  const job = useQuery(offeredJobQuery(application.jobId));
  return (
    <QueryGate query={job} loading={t('form.starting')} rows={3}>
      {(posting) => (
        <OfferForm
          applicationId={application.applicationId}
          name={nameOf(application)}
          initial={open ? valuesOf(open) : valuesFrom(posting, application)}
          before={open}
          job={posting}
          onDone={onDone}
          onCancel={onCancel}
        />
      )}
    </QueryGate>
  );
};
