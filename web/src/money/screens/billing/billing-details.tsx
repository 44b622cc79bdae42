import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { BillingDetails } from '@shared/money/model/billing';
import { Facts, MutedText, Row } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { Button } from '@/components/ui/base/button';
import { lazy } from '@/lib/browser/lazy';
import { useTranslation } from '@/lib/i18n/i18n';
import { detailsQuery } from './billing-queries';
import styles from './billing.module.css';

const DetailsForm = lazy(() => import('./details-form').then((it) => ({ default: it.DetailsForm })));

const placeOf = ({ city, state, postalCode, country }: BillingDetails): string =>
  [[city, [state, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', '), country !== 'US' && country]
    .filter(Boolean)
    .join(', ');

const Shown = ({ details }: { details: BillingDetails }) => {
  const { t } = useTranslation('billing');
  const { name, email, address, taxId, poNumber } = details;
  const place = [address, placeOf(details)].filter(Boolean);
  return (
    <Facts
      wide
      items={[
        { label: t('details.name'), value: name },
        { label: t('details.email'), value: email },
        {
          label: t('details.address'),
          value: place.length > 0 && <span className={styles.lines}>{place.join('\n')}</span>,
        },
        { label: t('details.taxId'), value: taxId },
        { label: t('details.poNumber'), value: poNumber },
      ]}
    />
  );
};

/** Details printed on invoices. */
export const BillingDetailsSection = () => {
  const { t } = useTranslation('billing');
  const [editing, setEditing] = useState(false);
  const details = useQuery({ ...detailsQuery(), ...(editing && { refetchOnWindowFocus: false }) });
  return (
    <section className={styles.section} aria-labelledby="details">
      <Row justify="between">
        <h2 id="details">{t('details.title')}</h2>
        {!editing && details.data && (
          <Button variant="quiet" size="small" onClick={() => setEditing(true)}>
            {t('details.edit')}
          </Button>
        )}
      </Row>
      {editing ? (
        <Suspense fallback={null}>
          <QueryGate query={details} loading={t('loading')}>
            {(data) => <DetailsForm stored={data} onClose={() => setEditing(false)} />}
          </QueryGate>
        </Suspense>
      ) : (
        <QueryGate query={details} loading={t('loading')} rows={2}>
          {(data) => <Shown details={data} />}
        </QueryGate>
      )}
      {!editing && <MutedText>{t('details.text')}</MutedText>}
    </section>
  );
};
