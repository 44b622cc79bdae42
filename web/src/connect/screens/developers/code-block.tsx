import type { ReactNode } from 'react';
import { CopyButton } from '@/components/copy-button';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './developers.module.css';

/** Code below its title. It scrolls separately and is focusable. */
export const CodeBlock = ({ title, code, tools }: { title: string; code: string; tools?: ReactNode }) => {
  const { t } = useTranslation('pages/developers');
  return (
    <figure className={styles.block}>
      <figcaption className={styles.blockHead}>
        <span>{title}</span>
        {tools}
        <CopyButton
          text={code}
          label={t('operation.copy')}
          copied={t('operation.copied')}
          failed={t('operation.copyFailed')}
        />
      </figcaption>
      <pre tabIndex={0} aria-label={title}>
        <code>{code}</code>
      </pre>
    </figure>
  );
};
