import { Fragment } from 'react';
import { keyAreas, keyRights, keyScopes, type KeyScope } from '@shared/connect/model/api-key-vocabulary';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { Fieldset } from '@/components/ui/fields/fieldset';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './integrations.module.css';

type Props = { scopes: readonly KeyScope[]; error: string | undefined; onChange: (scopes: KeyScope[]) => void };

const areas = keyAreas.filter((area) => keyScopes.some((scope) => scope.startsWith(`${area}:`)));

/** A row for each area, with its permissions. */
export const ScopesField = ({ scopes, error, onChange }: Props) => {
  const { t } = useTranslation('integrations');
  const toggle = (scope: KeyScope) =>
    onChange(keyScopes.filter((it) => (it === scope ? !scopes.includes(it) : scopes.includes(it))));
  return (
    <Fieldset label={t('form.permissions')} required error={error}>
      <div className={styles.areas}>
        {areas.map((area) => (
          <Fragment key={area}>
            <span className={styles.area} aria-hidden="true">
              {t(`areas.${area}`)}
            </span>
            {keyRights.map((right) => {
              const scope = keyScopes.find((it) => it === `${area}:${right}`);
              return (
                scope && (
                  <div key={right} className={styles[right]}>
                    <CheckboxField
                      label={t(`keys.rights.${right}`)}
                      aria-label={t('form.permission', { area: t(`areas.${area}`), right: t(`keys.rights.${right}`) })}
                      checked={scopes.includes(scope)}
                      onChange={() => toggle(scope)}
                    />
                  </div>
                )
              );
            })}
          </Fragment>
        ))}
      </div>
    </Fieldset>
  );
};
