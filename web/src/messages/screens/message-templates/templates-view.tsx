import { useQuery, useQueryClient, useMutation } from '@tanstack/react-query';
import Pencil from 'lucide-react/dist/esm/icons/pencil.mjs';
import { Suspense, useState } from 'react';
import { scopeOf } from '@shared/organizations/rules/permissions';
import { limits } from '@shared/limits';
import type { MessageTemplate } from '@shared/messages/model/message-template';
import { TemplateText } from '@/messages/parts/message-templates/template-text';
import { templatesQuery } from '@/messages/parts/message-templates/template-queries';
import { QueryGate } from '@/components/records/query-gate';
import { Button } from '@/components/ui/base/button';
import { SettingsPage } from '@/accounts/parts/settings/settings-page';
import { EmptyState } from '@/components/ui/empty-state';
import { RemoveButton } from '@/components/ui/records/remove-button';
import { lazy } from '@/lib/browser/lazy';
import { api } from '@/lib/api/api';
import { useSession } from '@/lib/auth/session';
import { formatDate } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './templates.module.css';

const TemplateDialog = lazy(() => import('./template-dialog').then((it) => ({ default: it.TemplateDialog })));

type Opened = { template: MessageTemplate | null };

export const TemplatesView = () => {
  const { t } = useTranslation('message-templates');
  const { me } = useSession();
  const [opened, setOpened] = useState<Opened | null>(null);
  const templates = useQuery(templatesQuery());
  const role = me?.membership?.role;
  const mayEdit = role !== undefined && scopeOf('editMessageTemplates', role) !== 'none';
  const count = templates.data?.items.length ?? 0;
  const mayAdd = mayEdit && count < limits.messageTemplatesPerOrganization;
  const add = <Button onClick={() => setOpened({ template: null })}>{t('add')}</Button>;
  return (
    <SettingsPage
      title={t('title')}
      {...(count > 0 && { count: String(count) })}
      content="wide"
      actions={mayAdd && count > 0 && add}
    >
      <QueryGate query={templates} loading={t('loading')} rows={4}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              illustration="inbox"
              title={t('none.title')}
              text={t(mayEdit ? 'none.text' : 'none.member')}
              action={mayAdd && add}
            />
          ) : (
            <ul role="list" className={styles.rows} aria-label={t('title')}>
              {items.map((template) => (
                <TemplateRow
                  key={template.templateId}
                  template={template}
                  mayEdit={mayEdit}
                  onEdit={() => setOpened({ template })}
                />
              ))}
            </ul>
          )
        }
      </QueryGate>
      {opened && (
        <Suspense fallback={null}>
          <TemplateDialog template={opened.template} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </SettingsPage>
  );
};

type RowProps = { template: MessageTemplate; mayEdit: boolean; onEdit: () => void };

const TemplateRow = ({ template, mayEdit, onEdit }: RowProps) => {
  const { t } = useTranslation('message-templates');
  const client = useQueryClient();
  const { templateId, name, body, updatedAt } = template;
  const removal = useMutation({
    mutationFn: (_nothing: undefined) => api('deleteMessageTemplate', { params: { templateId } }),
    onSuccess: (left) => client.setQueryData(templatesQuery().queryKey, left),
  });
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h2>{name}</h2>
        <p>
          <TemplateText text={body} />
        </p>
        <small>{t('changed', { date: formatDate(updatedAt, ownZone()) })}</small>
      </div>
      {mayEdit && (
        <div className={styles.actions}>
          <Button
            variant="quiet"
            size="small"
            leftIcon={<Pencil size={16} aria-hidden="true" />}
            aria-label={t('editNamed', { name })}
            onClick={onEdit}
          >
            {t('edit')}
          </Button>
          <RemoveButton
            label={t('delete')}
            named={t('deleteNamed', { name })}
            title={t('deleteTitle')}
            text={t('deleteText', { name })}
            done={t('deleted')}
            removal={removal}
          />
        </div>
      )}
    </li>
  );
};
