import { ChevronLeft, ChevronRight } from 'lucide-react';
import { use } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@shared/paths';
import { useTranslation } from '@/lib/i18n/i18n';
import type { Crumb } from './base/breadcrumb';
import { classNames } from './base/class-names';
import { PageFrameContext, type PageProps } from './base/page-frame';
import styles from './workspace-page.module.css';

const homes: readonly (string | undefined)[] = [paths.dashboard, paths.employerDashboard, paths.professionalDashboard];

/** Home is one click away in the rail. */
const isBelowHome = ({ to }: Crumb): boolean => !homes.includes(to);

const Above = ({ crumbs }: { crumbs: readonly Crumb[] }) => {
  const { t } = useTranslation('common');
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label={t('breadcrumb.label')} className={styles.above}>
      <ol>
        {crumbs.map(({ label, to }) => (
          <li key={label}>
            {to === undefined ? label : <Link to={to}>{label}</Link>}
            <ChevronRight size={14} aria-hidden="true" />
          </li>
        ))}
      </ol>
    </nav>
  );
};

/** Back icon where the line has no room for text. */
const Back = ({ crumbs }: { crumbs: readonly Crumb[] }) => {
  const { t } = useTranslation('common');
  const last = crumbs.findLast(({ to }) => to !== undefined);
  if (last?.to === undefined) return null;
  return (
    <Link to={last.to} className={styles.back} aria-label={t('breadcrumb.back', { page: last.label })}>
      <ChevronLeft size={20} aria-hidden="true" />
    </Link>
  );
};

/** One line with the title, the back link, and the actions; below it the filters, then the content. */
export const WorkspacePage = ({
  title,
  count,
  breadcrumb = [],
  description,
  leading,
  actions,
  tools,
  width = 'normal',
  children,
}: PageProps) => {
  const frame = use(PageFrameContext);
  const above = breadcrumb.slice(0, -1).filter(isBelowHome);
  return (
    <>
      <div className={classNames(styles.bar, Boolean(actions) && styles.withActions)} data-page-bar="">
        {frame?.start}
        <Back crumbs={above} />
        <Above crumbs={above} />
        <h1 className={styles.title}>{title}</h1>
        {count !== undefined && <span className={styles.count}>{count}</span>}
        {actions && <div className={styles.actions}>{actions}</div>}
        <div className={styles.end}>{frame?.end}</div>
      </div>
      {tools && <div className={styles.tools}>{tools}</div>}
      <div className={classNames(styles.body, styles[width])}>
        {(leading || description) && (
          <div className={styles.intro}>
            {leading}
            {description && <div className={styles.description}>{description}</div>}
          </div>
        )}
        {children}
      </div>
    </>
  );
};
