import type { Offer, OfferTerms } from '@shared/hiring/model/offer';
import { Facts, MutedText, Prose, Stack } from '@/components/layout';
import { FormMessage } from '@/components/ui/fields/form-message';
import { knownName } from '@/lib/i18n/former-member';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDateTime } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import styles from './offers.module.css';
import {
  differencesBetween,
  differencesFromPosting,
  formatTerms,
  termTexts,
  type Term,
  type TermDifference,
} from './offer-labels';

export const OfferTermsView = ({ terms }: { terms: OfferTerms }) => {
  const { t } = useTranslation(termTexts);
  const [pay, start, ...agreed] = formatTerms(terms, t).filter(({ value }) => value !== '');
  const isLong = ({ key }: Term): boolean => key === 'cancellation' || key === 'notes';
  const isPay = ({ part }: Term): boolean => part === 'package';
  return (
    <Stack>
      <dl className={styles.main}>
        {[pay, start].map(
          (term) =>
            term && (
              <div key={term.key}>
                <dt>{term.label}</dt>
                <dd>{term.value}</dd>
              </div>
            ),
        )}
      </dl>
      <Facts wide items={agreed.filter((term) => !isPay(term) && !isLong(term))} />
      {terms.contract?.payPackage && (
        <Stack as="section" gap="xs">
          <h4>{t('terms.package')}</h4>
          <Facts wide items={agreed.filter(isPay)} />
        </Stack>
      )}
      {agreed.some(isLong) && (
        <Facts items={agreed.filter(isLong).map(({ label, value }) => ({ label, value: <Prose>{value}</Prose> }))} />
      )}
    </Stack>
  );
};

type DifferencesProps = { differences: readonly TermDifference[]; isPosting?: boolean };

const Differences = ({ differences, isPosting = false }: DifferencesProps) => {
  const { t } = useTranslation('offers');
  return (
    <dl className={styles.differences}>
      {differences.map((difference) => (
        <div key={difference.key}>
          <dt>{difference.label}</dt>
          <dd>
            <del>
              <span className="visually-hidden">{t(isPosting ? 'difference.posted' : 'difference.before')} </span>
              {difference.before || t('difference.empty')}
            </del>
            <ins>
              <span className="visually-hidden">{t(isPosting ? 'difference.offered' : 'difference.after')} </span>
              {difference.after || t('difference.empty')}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
};

type Props = { before: OfferTerms; after: OfferTerms };

export const TermsDifference = ({ before, after }: Props) => {
  const { t } = useTranslation(termTexts);
  return <Differences differences={differencesBetween(before, after, t)} />;
};

/** What differs from the job's posting; nothing if it's unknown. */
export const PostingDifference = ({ posted, terms }: { posted: OfferTerms | null; terms: OfferTerms }) => {
  const { t } = useTranslation(termTexts);
  const differences = posted ? differencesFromPosting(posted, terms, t) : [];
  if (differences.length === 0) return null;
  return (
    <FormMessage kind="info">
      <Stack gap="s">
        <p>{t('difference.fromPosting')}</p>
        <Differences differences={differences} isPosting />
      </Stack>
    </FormMessage>
  );
};

/** Who signed the terms, and when. */
export const OfferSignatures = ({ offer: { signatures, professional } }: { offer: Offer }) => {
  const { t } = useTranslation('offers');
  const lines = [
    ...(signatures.employer ? [signatures.employer] : []),
    ...(signatures.professional ? [{ name: knownName(professional.name), at: signatures.professional.at }] : []),
  ];
  return lines.map(({ name, at }) => (
    <MutedText key={at}>{t('sign.signed', { name, time: formatDateTime(at, ownZone()) })}</MutedText>
  ));
};
