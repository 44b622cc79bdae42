import { Link } from 'react-router-dom';
import { providerOf } from '@shared/connect/integrations/providers';
import type { Integration } from '@shared/connect/model/integration';
import { paths, pathTo } from '@shared/paths';
import { useTranslation } from '@/lib/i18n/i18n';
import { ConnectButton } from './connect-button';
import { ConnectionBadge, useConnectionLine } from './connection-state';
import styles from './connections.module.css';
import { WithoutApproval } from './without-approval';
import { DisconnectButton } from './disconnect-button';
import { providerIcons } from './provider-icons';

const Action = ({ connection }: { connection: Integration }) => {
  const { state, provider } = connection;
  if (state === null) return null;
  return state === 'connected' || state === 'degraded' ? (
    <DisconnectButton provider={provider} />
  ) : (
    <ConnectButton connection={connection} />
  );
};

export const ConnectionCard = ({ connection }: { connection: Integration }) => {
  const { t } = useTranslation('connections');
  const { provider, account } = connection;
  const { name, category } = providerOf(provider);
  const { Icon, color } = providerIcons[provider];
  const line = useConnectionLine(connection);
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <span className={styles.mark} style={{ background: color }} aria-hidden="true">
          <Icon size={20} />
        </span>
        <div>
          <h2>{account === null ? name : <Link to={pathTo(paths.connection, { provider })}>{name}</Link>}</h2>
          <small>{t(`categories.${category}`)}</small>
        </div>
      </div>
      <p>{t(`about.${provider}`)}</p>
      {connection.state === null && provider === 'linkedin-recruiter' && <WithoutApproval />}
      {line !== '' && <p className={styles.line}>{line}</p>}
      <div className={styles.foot}>
        <ConnectionBadge connection={connection} />
        <Action connection={connection} />
      </div>
    </li>
  );
};
