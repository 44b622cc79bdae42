import { useTranslation } from '@/lib/i18n/i18n';
import { useLocation } from 'react-router-dom';
import { paths } from '@shared/paths';
import { MutedText, Row } from '@/components/layout';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Card } from '@/components/ui/card';
import { withReturnPath } from '@/lib/auth/return-path';
import styles from './professionals.module.css';
import { useReader } from './profile/reader';

const small = { variant: 'secondary', size: 'small' } as const;

export const MoreForEmployers = ({ subject }: { subject: 'list' | 'profile' | 'anonymous' }) => {
  const { t } = useTranslation('professionals');
  const { kind } = useReader();
  const { pathname, search } = useLocation();
  if (kind === 'member' || kind === 'support') return null;
  return (
    <Card tone="sunken">
      <div className={styles.more}>
        <MutedText>{t(`more.${subject}.${kind}`)}</MutedText>
        <Row gap="s">
          {kind === 'visitor' && (
            <>
              <ButtonLink to={withReturnPath(paths.login, pathname + search)} {...small}>
                {t('more.signIn')}
              </ButtonLink>
              <ButtonLink to={paths.register} variant="quiet" size="small">
                {t('more.register')}
              </ButtonLink>
            </>
          )}
          {kind === 'teamless' && (
            <ButtonLink to={paths.createOrganization} {...small}>
              {t('more.found')}
            </ButtonLink>
          )}
          {kind === 'professional' && subject === 'list' && (
            <ButtonLink to={paths.editProfile} {...small}>
              {t('more.ownProfile')}
            </ButtonLink>
          )}
        </Row>
      </div>
    </Card>
  );
};
