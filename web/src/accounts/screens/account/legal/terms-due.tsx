import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { currentTerms, legalVersions, type DueDocument } from '@shared/legal/documents';
import { paths } from '@shared/paths';
import { MutedText, Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { Page } from '@/components/ui/base/page';
import { Card } from '@/components/ui/card';
import { FormMessage } from '@/components/ui/fields/form-message';
import { RichText } from '@/components/ui/rich-text';
import { api } from '@/lib/api/api';
import { ApiError } from '@/lib/api/api-error';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { addressOf } from '@/lib/i18n/language';
import { useLists } from '@/lib/i18n/lists/use-lists';
import { formatDate, formatNumber } from '@/lib/time/format';
import { errorText } from '../error-text';
import styles from './legal.module.css';

const Document = ({ document, version, accepted }: DueDocument) => {
  const { t } = useTranslation('legal');
  const list = useLists('legal');
  const effectiveOn = legalVersions[document][version - 1]?.effectiveOn;
  return (
    <li>
      <a href={addressOf(paths[document])} target="_blank" rel="noopener">
        {t(`documents.${document}`)}
      </a>
      {effectiveOn && <span>{t('version', { version: formatNumber(version), date: formatDate(effectiveOn) })}</span>}
      {accepted !== null && (
        <ul>
          {list(`changes.${document}`)
            .slice(accepted, version)
            .map((change) => (
              <li key={change}>{change}</li>
            ))}
        </ul>
      )}
    </li>
  );
};

/** Replaces the page until the person accepts the new terms. Public pages stay open. */
export const TermsDue = ({ due }: { due: readonly DueDocument[] }) => {
  const { t } = useTranslation('legal');
  const { refresh, signOut } = useSession();
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const [error, setError] = useState<string | null>(null);
  // True when the documents are newer than this page.
  const [isOutdated, setIsOutdated] = useState(due.some(({ document, version }) => version !== currentTerms[document]));
  const isChange = due.some(({ accepted }) => accepted !== null);

  const accept = async () => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setError(null);
    try {
      await api('acceptTerms', { body: { accepted: currentTerms } });
      await refresh();
    } catch (failure) {
      if (failure instanceof ApiError && failure.code === 'STALE_VERSION') setIsOutdated(true);
      else setError(errorText(failure, t('due.failed')));
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };

  return (
    <Page
      title={t(isChange ? 'due.changedTitle' : 'due.title')}
      description={t(isChange ? 'due.changedText' : 'due.text')}
      width="narrow"
    >
      <Card>
        <Stack gap="l">
          {error && <FormMessage kind="error">{error}</FormMessage>}
          {isOutdated && <FormMessage kind="info">{t('due.outdated')}</FormMessage>}
          <ul className={styles.documents} role="list">
            {due.map((document) => (
              <Document key={document.document} {...document} />
            ))}
          </ul>
          <MutedText>
            {t('due.newTab')} <RichText text={t('due.contact')} components={{ contact: <Link to={paths.contact} /> }} />
          </MutedText>
          <Row justify="between">
            <Button variant="secondary" onClick={() => void signOut()}>
              {t('due.signOut')}
            </Button>
            {isOutdated ? (
              <Button onClick={() => window.location.reload()}>{t('due.reload')}</Button>
            ) : (
              <Button loading={busy} onClick={() => void accept()}>
                {t('due.accept')}
              </Button>
            )}
          </Row>
        </Stack>
      </Card>
    </Page>
  );
};
