import { Menu, X } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { NavLink, useLocation } from 'react-router-dom';
import { classNames } from '@/components/ui/base/class-names';
import { DialogToaster } from '@/components/ui/base/toaster';
import styles from './header.module.css';
import { Logo } from './logo';
import type { NavigationLink } from './navigation';

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
  const { key } = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => dialog.current?.close();
  const open = () => {
    dialog.current?.showModal();
    setOpen(true);
  };

  useEffect(() => {
    dialog.current?.close();
  }, [key]);

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
      <dialog
        ref={dialog}
        className={styles.drawer}
        aria-label={t('nav.menu')}
        onClose={() => setOpen(false)}
        onMouseDown={(event) => event.target === dialog.current && close()}
      >
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
