import Check from 'lucide-react/dist/esm/icons/check.mjs';
import { useTranslation } from '@/lib/i18n/i18n';
import { useLists } from '@/lib/i18n/lists/use-lists';
import type { TeamRole } from '@shared/core/model/enumerations';
import { teamRoles } from '@shared/core/model/vocabulary';
import { Stack } from '@/components/layout';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import styles from './team.module.css';

export const RoleCards = ({ own }: { own: TeamRole }) => {
  const { t } = useTranslation(['team', 'labels/hiring']);
  const list = useLists('team');
  return (
    <Stack as="section">
      <h2>{t('roles.title')}</h2>
      <div className={styles.roles}>
        {teamRoles.map((role) => (
          <Card
            key={role}
            title={t(`teamRole.${role}`)}
            actions={role === own && <Badge tone="info">{t('roles.own')}</Badge>}
          >
            <ul role="list" className={styles.permissions}>
              {list(`roles.${role}.can`).map((permission) => (
                <li key={permission}>
                  <Check size={18} aria-hidden="true" />
                  {permission}
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </Stack>
  );
};
