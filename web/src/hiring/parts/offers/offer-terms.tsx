import { useTranslation } from '@/lib/i18n/i18n';
import type { OfferTerms } from '@shared/hiring/model/offer';
import { Facts, Prose, Stack } from '@/components/layout';
import styles from './offers.module.css';
import { differencesBetween, formatTerms } from './offer-labels';

export const OfferTermsView = ({ terms }: { terms: OfferTerms }) => {
  const { t } = useTranslation(['offers', 'labels/jobs']);
  const [pay, start, ...others] = formatTerms(terms, t);
  const notes = others.find(({ key }) => key === 'notes');
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
      <Facts
        wide
        items={others.filter(({ key, value }) => key !== 'notes' && (key !== 'silenceApproves' || value !== ''))}
      />
      {notes?.value && <Facts items={[{ label: notes.label, value: <Prose>{notes.value}</Prose> }]} />}
    </Stack>
  );
};

type Props = { before: OfferTerms; after: OfferTerms };

export const TermsDifference = ({ before, after }: Props) => {
  const { t } = useTranslation(['offers', 'labels/jobs']);
  return (
    <dl className={styles.differences}>
      {differencesBetween(before, after, t).map((difference) => (
        <div key={difference.key}>
          <dt>{difference.label}</dt>
          <dd>
            <del>
              <span className="visually-hidden">{t('difference.before')} </span>
              {difference.before || t('difference.empty')}
            </del>
            <ins>
              <span className="visually-hidden">{t('difference.after')} </span>
              {difference.after || t('difference.empty')}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
};
