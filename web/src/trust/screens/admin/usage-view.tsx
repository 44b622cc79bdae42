import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { limits } from '@shared/limits';
import type { UsageReport, UsageRow } from '@shared/trust/model/usage';
import { usageFeatures, usageKinds, usagePeriods, type UsagePeriod } from '@shared/trust/model/usage-vocabulary';
import { paths } from '@shared/paths';
import { siteRouteNames } from '@shared/site-routes';
import { MutedText, Stack } from '@/components/layout';
import { ListChoice } from '@/components/records/list-choice';
import { QueryGate } from '@/components/records/query-gate';
import { EmptyState } from '@/components/ui/empty-state';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDate } from '@/lib/time/format';
import styles from './admin.module.css';
import { usageQuery } from './admin-queries';
import { SystemPage } from './system-page';

const Row = ({ row }: { row: UsageRow }) => {
  const { t } = useTranslation('admin-system');
  const { name, visits, uses, days } = row;
  const page = siteRouteNames.find((it) => it === name);
  const feature = usageFeatures.find((it) => it === name);
  const label = row.kind === 'page' ? page && paths[page] : feature && t(`usage.features.${feature}`);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h3>{label ?? name}</h3>
        <p>{visits === null || uses === null ? t('usage.notEnough') : t('usage.row', { visits, uses, days })}</p>
      </div>
    </li>
  );
};

const Report = ({ report: { from, to, rows } }: { report: UsageReport }) => {
  const { t } = useTranslation('admin-system');
  if (rows.length === 0) return <EmptyState title={t('usage.none')} text={t('usage.noneText')} />;
  const text = t('usage.text', { from: formatDate(from), to: formatDate(to), people: limits.usagePeople });
  return (
    <Stack gap="l">
      <MutedText>{`${text} ${t('usage.visitsHint')}`}</MutedText>
      {usageKinds
        .filter((kind) => rows.some((row) => row.kind === kind))
        .map((kind) => (
          <section key={kind} className={styles.section}>
            <h2>{t(`usage.kinds.${kind}`)}</h2>
            <ul role="list" className={styles.rows} aria-label={t(`usage.kinds.${kind}`)}>
              {rows
                .filter((row) => row.kind === kind)
                .map((row) => (
                  <Row key={row.name} row={row} />
                ))}
            </ul>
          </section>
        ))}
    </Stack>
  );
};

export const UsageView = () => {
  const { t } = useTranslation('admin-system');
  const [days, setDays] = useState<UsagePeriod>(30);
  const query = useQuery(usageQuery(days));
  return (
    <SystemPage
      tab="usage"
      actions={
        <div className={styles.period}>
          <ListChoice
            label={t('usage.period')}
            values={usagePeriods.map(String)}
            labelOf={(value) => t('usage.days', { days: Number(value) })}
            value={String(days)}
            onChange={(value) => setDays(usagePeriods.find((it) => String(it) === value) ?? 30)}
          />
        </div>
      }
    >
      <QueryGate query={query} loading={t('usage.loading')} rows={4}>
        {(report) => <Report report={report} />}
      </QueryGate>
    </SystemPage>
  );
};
