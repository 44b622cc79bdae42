import { Link } from 'react-router-dom';
import { providerOf } from '@shared/connect/integrations/providers';
import { isReportSystem, type RecruitingSystemId } from '@shared/connect/integrations/vocabulary';
import type { ExportedHire } from '@shared/connect/model/recruiting-system';
import type { HireState } from '@shared/connect/model/recruiting-system-vocabulary';
import { paths, pathTo } from '@shared/paths';
import { NextPage } from '@/components/records/next-page';
import { QueryGate } from '@/components/records/query-gate';
import rows from '@/components/records/rows.module.css';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { useTranslation } from '@/lib/i18n/i18n';
import { ownZone } from '@/lib/time/own-zone';
import { formatDateTime } from '@/lib/time/format';
import styles from '../connections.module.css';
import { useExportedHires } from './recruiting-queries';

const tones: Record<HireState, BadgeTone> = {
  waiting: 'info',
  sent: 'success',
  refused: 'danger',
  rejected_there: 'warning',
  unclear: 'warning',
};

const HireRow = ({ hire, name: system }: { hire: ExportedHire; name: string }) => {
  const { t } = useTranslation('recruiting-system');
  const { applicationId, name, jobTitle, state, at } = hire;
  const isOpen = state !== 'sent' && state !== 'waiting';
  return (
    <li className={styles.imported}>
      <div className={styles.importedHead}>
        <span className={styles.importedTitle}>
          <Link to={pathTo(paths.application, { applicationId })}>{name}</Link>
          <small>{jobTitle}</small>
        </span>
        <Badge tone={tones[state]}>{t(`hireStates.${state}`)}</Badge>
        <time className={styles.soft} dateTime={at}>
          {formatDateTime(at, ownZone())}
        </time>
      </div>
      {isOpen && <p className={styles.soft}>{t(`hireNotes.${state}`, { name: system })}</p>}
    </li>
  );
};

type Props = { provider: RecruitingSystemId; isSyncing: boolean };

export const HiresSection = ({ provider, isSyncing }: Props) => {
  const { t } = useTranslation('recruiting-system');
  const { name } = providerOf(provider);
  const hires = useExportedHires(provider, isSyncing);
  return (
    <section className={styles.calls} aria-labelledby="hires-title">
      <h2 id="hires-title">{t('hires', { name })}</h2>
      <QueryGate query={hires} loading={t('loadingHires')} rows={2}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          const none = isReportSystem(provider) ? t('noHiresReport') : t('noHires');
          if (items.length === 0) return <p className={styles.soft}>{none}</p>;
          return (
            <>
              <ul role="list" className={rows.rows}>
                {items.map((hire) => (
                  <HireRow key={hire.applicationId} hire={hire} name={name} />
                ))}
              </ul>
              <NextPage query={hires} />
            </>
          );
        }}
      </QueryGate>
    </section>
  );
};
