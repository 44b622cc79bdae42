import Pencil from 'lucide-react/dist/esm/icons/pencil.mjs';
import type { ApiKey } from '@shared/connect/model/api-key';
import { keyRights, shownKey } from '@shared/connect/model/api-key-vocabulary';
import { MutedText, Row } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { Badge } from '@/components/ui/badge';
import { RecordList, type Column } from '@/components/ui/records/record-list';
import { RemoveButton } from '@/components/ui/records/remove-button';
import { formatDate, timeLabel } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { useTranslation, type TFunction } from '@/lib/i18n/i18n';
import { useRevokeKey } from './api-key-queries';
import styles from './integrations.module.css';

type T = TFunction<'integrations'>;

/** `read` and `write` for any area: the areas are in the key's dialog. */
const Permissions = ({ scopes }: Pick<ApiKey, 'scopes'>) => {
  const { t } = useTranslation('integrations');
  const rights = keyRights.filter((right) => scopes.some((scope) => scope.endsWith(`:${right}`)));
  return (
    <Row gap="xs">
      {rights.map((right) => (
        <Badge key={right} tone={right === 'write' ? 'warning' : 'neutral'}>
          {t(`keys.rights.${right}`)}
        </Badge>
      ))}
    </Row>
  );
};

const Expiry = ({ expiresOn, isExpired }: ApiKey) => {
  const { t } = useTranslation('integrations');
  if (expiresOn === null) return null;
  if (isExpired) return <Badge tone="danger">{t('keys.expired')}</Badge>;
  return <MutedText>{t('keys.until', { date: formatDate(expiresOn) })}</MutedText>;
};

const Revoke = ({ keyId, name }: ApiKey) => {
  const { t } = useTranslation('integrations');
  return (
    <RemoveButton
      label={t('keys.revoke')}
      named={t('keys.revokeNamed', { name })}
      title={t('keys.revokeTitle', { name })}
      text={t('keys.revokeText')}
      done={t('keys.revoked')}
      removal={useRevokeKey(keyId)}
    />
  );
};

type Editing = (key: ApiKey) => void;

const Edit = ({ apiKey, onEdit }: { apiKey: ApiKey; onEdit: Editing }) => {
  const { t } = useTranslation('integrations');
  return (
    <Button
      variant="quiet"
      size="small"
      leftIcon={<Pencil size={16} aria-hidden="true" />}
      aria-label={t('keys.editNamed', { name: apiKey.name })}
      onClick={() => onEdit(apiKey)}
    >
      {t('keys.edit')}
    </Button>
  );
};

const columnsOf = (t: T, onEdit: Editing): Column<ApiKey>[] => [
  {
    key: 'name',
    header: t('keys.columns.name'),
    main: true,
    cell: (key) => (
      <>
        {key.name}
        <Expiry {...key} />
      </>
    ),
  },
  {
    key: 'key',
    header: t('keys.columns.key'),
    line: true,
    cell: ({ keyId }) => <code className={styles.key}>{shownKey(keyId)}</code>,
  },
  {
    key: 'created',
    header: t('keys.columns.created'),
    minor: true,
    cell: ({ createdAt }) => formatDate(createdAt, ownZone()),
  },
  {
    key: 'lastUsed',
    header: t('keys.columns.lastUsed'),
    cell: ({ lastUsedAt }) => (lastUsedAt === null ? t('keys.never') : timeLabel(lastUsedAt)),
  },
  { key: 'permissions', header: t('keys.columns.permissions'), cell: (key) => <Permissions {...key} /> },
  {
    key: 'actions',
    header: t('keys.columns.actions'),
    align: 'end',
    bare: true,
    cell: (key) => (
      <Row gap="xs">
        <Edit apiKey={key} onEdit={onEdit} />
        <Revoke {...key} />
      </Row>
    ),
  },
];

export const ApiKeysTable = ({ keys, onEdit }: { keys: readonly ApiKey[]; onEdit: Editing }) => {
  const { t } = useTranslation('integrations');
  return (
    <RecordList caption={t('keys.title')} columns={columnsOf(t, onEdit)} rows={keys} rowKey={({ keyId }) => keyId} />
  );
};
