import { use } from 'react';
import { Breadcrumb } from './breadcrumb';
import { classNames } from './class-names';
import { useDocumentTitle } from './document-title';
import { PageFrameContext, type PageProps } from './page-frame';
import styles from './page.module.css';

const PublicPage = ({
  title,
  breadcrumb,
  description,
  leading,
  actions,
  tools,
  width = 'normal',
  children,
}: PageProps) => (
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
    {tools}
    {children}
  </div>
);

/** Page frame: document title, the only h1, and the back link. */
export const Page = (props: PageProps) => {
  const { title, description } = props;
  useDocumentTitle(title, typeof description === 'string' ? description : undefined);
  const Framed = use(PageFrameContext)?.Page ?? PublicPage;
  return <Framed {...props} />;
};
