import { Menu, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { NavLink } from 'react-router-dom';
import { classNames } from '@/components/ui/base/class-names';
import { DialogToaster } from '@/components/ui/base/toaster';
import styles from './header.module.css';
import { Logo } from './logo';
import type { NavigationLink } from './navigation';
import { useMenuDialog } from './use-menu-dialog';

export const DrawerLinks = ({ links }: { links: readonly NavigationLink[] }) => {
  const { t } = useTranslation('shell');
  return (
    <ul className={styles.drawerLinks}>
      {links.map(({ label, to }) => (
        <li key={to}>
          <NavLink to={to} end className={classNames(styles.link)}>
            {t(label)}
          </NavLink>
        </li>
      ))}
    </ul>
  );
};

export const Drawer = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('shell');
  const { isOpen, open, close, props } = useMenuDialog();
  return (
    <>
      <button
        type="button"
        className={classNames(styles.iconButton, styles.narrowOnly)}
        aria-haspopup="dialog"
        aria-label={t('nav.open')}
        onClick={open}
      >
        <Menu size={24} aria-hidden="true" />
      </button>
      <dialog {...props} className={styles.drawer} aria-label={t('nav.menu')}>
        <div className={styles.drawerHead}>
          <Logo />
          <button type="button" className={styles.iconButton} aria-label={t('nav.close')} onClick={close}>
            <X size={24} aria-hidden="true" />
          </button>
        </div>
        <nav className={styles.drawerBody} aria-label={t('nav.menu')}>
          {children}
        </nav>
        {isOpen && <DialogToaster />}
      </dialog>
    </>
  );
};
