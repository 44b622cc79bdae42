import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SwitchState } from '@shared/trust/model/site-state';
import { QueryGate } from '@/components/records/query-gate';
import { ReasonDialog } from '@/components/reason-dialog';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { ApiError } from '@/lib/api/api';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDateTime } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import styles from './admin.module.css';
import { siteSettingsQuery, useSetSwitch } from './admin-queries';
import { SystemPage } from './system-page';

const SwitchDialog = ({ state, onClose }: { state: SwitchState; onClose: () => void }) => {
  const { t } = useTranslation('admin-system');
  const { name, on, version } = state;
  const change = useSetSwitch(name);
  const turn = on ? 'off' : 'on';
  const isStale = change.error instanceof ApiError && change.error.code === 'STALE_VERSION';
  return (
    <ReasonDialog
      title={t(`switches.${turn}Title`, { name: t(`switch.${name}.name`) })}
      text={t(`switch.${name}.${turn}`)}
      label={t('reason')}
      confirmLabel={t(`switches.turn.${turn}`)}
      required
      danger={on}
      saving={change.isPending}
      problem={isStale ? t('changedMeanwhile') : change.error?.message}
      onSubmit={(reason) =>
        change.mutate(
          { on: !on, reason, version },
          {
            onSuccess: () => {
              toast.success(t(`switches.done.${turn}`));
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    />
  );
};

const Switch = ({ state }: { state: SwitchState }) => {
  const { t } = useTranslation('admin-system');
  const [asking, setAsking] = useState(false);
  const { name, on, reason, updatedAt } = state;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h2>
          {t(`switch.${name}.name`)}
          <Badge tone={on ? 'success' : 'warning'}>{t(on ? 'switches.isOn' : 'switches.isOff')}</Badge>
        </h2>
        <p>{t(`switch.${name}.text`)}</p>
        {updatedAt !== null && <p>{t('switches.changed', { time: formatDateTime(updatedAt, ownZone()), reason })}</p>}
      </div>
      <Button
        variant="secondary"
        size="small"
        aria-label={t(`switches.${on ? 'off' : 'on'}Title`, { name: t(`switch.${name}.name`) })}
        onClick={() => setAsking(true)}
      >
        {t(`switches.turn.${on ? 'off' : 'on'}`)}
      </Button>
      {asking && <SwitchDialog state={state} onClose={() => setAsking(false)} />}
    </li>
  );
};

export const SwitchesView = () => {
  const { t } = useTranslation('admin-system');
  const query = useQuery(siteSettingsQuery());
  return (
    <SystemPage tab="switches">
      <QueryGate query={query} loading={t('switches.loading')} rows={2}>
        {({ switches }) => (
          <ul role="list" className={styles.rows} aria-label={t('switches.title')}>
            {switches.map((state) => (
              <Switch key={state.name} state={state} />
            ))}
          </ul>
        )}
      </QueryGate>
    </SystemPage>
  );
};
