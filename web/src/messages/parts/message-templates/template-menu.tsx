import { useQuery } from '@tanstack/react-query';
import LayoutTemplate from 'lucide-react/dist/esm/icons/layout-template.mjs';
import Settings from 'lucide-react/dist/esm/icons/settings.mjs';
import { fillTemplate, type TemplateValues } from '@shared/messages/rules/message-template';
import { scopeOf } from '@shared/organizations/rules/permissions';
import { paths } from '@shared/paths';
import { Menu, type MenuItem } from '@/components/ui/menu';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './message-templates.module.css';
import { templatesQuery } from './template-queries';

type Props = {
  /** Without values, the text keeps its placeholders. */
  values?: TemplateValues;
  align?: 'start' | 'end';
  onUse: (text: string) => void;
};

/** Renders nothing for professionals, and for members of a team without templates. */
export const TemplateMenu = ({ values, align = 'start', onUse }: Props) => {
  const { t } = useTranslation('message-templates');
  const { me } = useSession();
  const role = me?.membership?.role;
  const { data } = useQuery({ ...templatesQuery(), enabled: role !== undefined });
  if (role === undefined || !data) return null;
  const mayEdit = scopeOf('editMessageTemplates', role) !== 'none';
  if (data.items.length === 0 && !mayEdit) return null;
  const items: MenuItem[] = [
    ...data.items.map(({ templateId, name, body }) => ({
      key: templateId,
      label: name,
      onSelect: () => onUse(values ? fillTemplate(body, values) : body),
    })),
    ...(mayEdit
      ? [
          {
            key: 'manage',
            label: data.items.length === 0 ? t('create') : t('manage'),
            icon: <Settings size={16} aria-hidden="true" />,
            to: paths.messageTemplates,
          },
        ]
      : []),
  ];
  return (
    <Menu
      align={align}
      trigger={
        <>
          <LayoutTemplate size={18} aria-hidden="true" />
          <span className={styles.triggerText}>{t('use')}</span>
        </>
      }
      triggerClassName={styles.trigger}
      triggerLabel={t('use')}
      items={items}
    />
  );
};
