import { useTranslation } from '@/lib/i18n/i18n';
import { Link } from 'react-router-dom';
import { productName } from '@shared/product';
import styles from './footer.module.css';
import { Logo } from './logo';
import { footerGroups, legalLinks } from './navigation';
import { LanguageLinks } from './language-links';

export const Footer = () => {
  const { t } = useTranslation('shell');
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.top}>
          <div className={styles.brand}>
            <Logo />
            <p className={styles.claim}>{t('footer.claim')}</p>
          </div>
          <nav aria-label={t('nav.footer')} className={styles.groups}>
            {footerGroups.map(({ label, links }) => (
              <div key={label}>
                <h2 className={styles.groupTitle}>{t(label)}</h2>
                <ul className={styles.list}>
                  {links.map((link) => (
                    <li key={link.label}>
                      <Link to={link.to}>{t(link.label)}</Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <div className={styles.bottom}>
          <p>{t('footer.rights', { year: new Date().getFullYear(), name: productName })}</p>
          <LanguageLinks />
          <ul className={styles.legal}>
            {legalLinks.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{t(label)}</Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
};
