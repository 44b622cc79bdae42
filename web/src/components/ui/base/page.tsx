import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from './breadcrumb';
import { classNames } from './class-names';
import { useDocumentTitle } from './document-title';
import styles from './page.module.css';

type PageProps = {
  title: string;
  breadcrumb?: readonly Crumb[] | undefined;
  description?: ReactNode;
  leading?: ReactNode;
  actions?: ReactNode;
  /** `full` is for dense tables and boards. */
  width?: 'narrow' | 'normal' | 'wide' | 'full' | undefined;
  children?: ReactNode;
};

/** Page frame: document title, the only h1, and the breadcrumb. */
export const Page = ({ title, breadcrumb, description, leading, actions, width = 'normal', children }: PageProps) => {
  useDocumentTitle(title, typeof description === 'string' ? description : undefined);
  return (
    <div className={classNames(styles.page, styles[width])}>
      {breadcrumb && <Breadcrumb items={breadcrumb} />}
      <div className={styles.head}>
        <div className={styles.words}>
          {leading}
          <div>
            <h1>{title}</h1>
            {description && <div className={styles.description}>{description}</div>}
          </div>
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
};
