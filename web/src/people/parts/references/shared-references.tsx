import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { limits } from '@shared/limits';
import type { SharedReference } from '@shared/people/model/reference';
import { MutedText, Row, Stack } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { Card } from '@/components/ui/card';
import { useTranslation } from '@/lib/i18n/i18n';
import { queryOf } from '@/lib/requests/query-of';
import { ReferenceAnswer } from './reference-answer';
import { periodOf } from './reference-period';
import styles from './references.module.css';
import { StandingBadge } from './standing-badge';

/** A professional's answered references, for employers they applied to. The rest of the page doesn't wait for them. */
export const SharedReferences = (props: { userId: string }) => (
  <Suspense fallback={null}>
    <References {...props} />
  </Suspense>
);

const References = ({ userId }: { userId: string }) => {
  const { t } = useTranslation('references');
  const references = useQuery(queryOf('listSharedReferences', { params: { userId } }));
  return (
    <Card title={t('shared.title')}>
      <QueryGate query={references} loading={t('shared.loading')} rows={1}>
        {({ items }) =>
          items.length === 0 ? (
            <MutedText>{t('shared.none', { months: limits.referenceMonths })}</MutedText>
          ) : (
            <Stack as="ul">
              {items.map((reference) => (
                <Shared key={reference.referenceId} reference={reference} />
              ))}
            </Stack>
          )
        }
      </QueryGate>
    </Card>
  );
};

const Shared = ({ reference }: { reference: SharedReference }) => {
  const { t } = useTranslation(['references', 'labels/units']);
  const { name, title, facility, unit, standing, answer } = reference;
  return (
    <li className={styles.entry}>
      <Row justify="between" gap="xs">
        <strong>{t('shared.from', { name, title })}</strong>
        <StandingBadge standing={standing} />
      </Row>
      <MutedText>{[facility, unit && t(`unit.${unit}`), periodOf(reference, t)].filter(Boolean).join(' · ')}</MutedText>
      <details className={styles.answer}>
        <summary>{t('shared.toggle')}</summary>
        <ReferenceAnswer answer={answer} />
      </details>
    </li>
  );
};
