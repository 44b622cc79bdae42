import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@shared/paths';
import { Face } from '@/components/faces/face';
import { Button } from '@/components/ui/base/button';
import { DialogToaster } from '@/components/ui/base/toaster';
import { useAppearanceChoice } from '@/lib/auth/appearance-choice';
import { useColorScheme } from '@/lib/browser/color-scheme';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './more-sheet.module.css';
import { useMenuDialog } from '../use-menu-dialog';
import { personName } from './person-name';
import { PersonLinkLabel } from './person-link';
import { useSignOut } from './use-sign-out';
import { entriesBesideBottom, personLinks, type FramePerson } from './workspace-navigation';

const Links = ({ me }: { me: FramePerson }) => {
  const rest = [
    ...entriesBesideBottom(me),
    ...personLinks(me),
    { label: 'rail.notifications', to: paths.notifications } as const,
    { label: 'rail.help', to: me.support ? paths.help : paths.support } as const,
  ];
  return (
    <ul className={styles.links}>
      {rest.map((link) => (
        <li key={link.to}>
          <Link to={link.to}>
            <PersonLinkLabel me={me} link={link} />
          </Link>
        </li>
      ))}
    </ul>
  );
};

const Foot = () => {
  const { t } = useTranslation('workspace');
  const { leaving, leave, question } = useSignOut();
  const choose = useAppearanceChoice();
  const isDark = useColorScheme() === 'dark';
  return (
    <div className={styles.foot}>
      <Button variant="secondary" onClick={() => void choose(isDark ? 'light' : 'dark').catch(() => undefined)}>
        {t(isDark ? 'rail.light' : 'rail.dark')}
      </Button>
      <Button variant="secondary" loading={leaving} onClick={leave}>
        {t(leaving ? 'me.signingOut' : 'me.signOut')}
      </Button>
      {question}
    </div>
  );
};

/** Everything that doesn't fit in a phone's bottom bar. */
export const MoreSheet = ({
  me,
  trigger,
  triggerClassName,
}: {
  me: FramePerson;
  trigger: ReactNode;
  triggerClassName: string;
}) => {
  const { t } = useTranslation('workspace');
  const { isOpen, open, close, props } = useMenuDialog();
  const name = personName(me);
  return (
    <>
      <button
        type="button"
        className={triggerClassName}
        aria-haspopup="dialog"
        aria-label={t('bottom.open')}
        onClick={open}
      >
        {trigger}
      </button>
      <dialog {...props} className={styles.sheet} aria-label={t('bottom.menu')}>
        <div className={styles.head}>
          <Face id={me.userId} name={name} url={me.photo_url} size={36} />
          <span className={styles.name}>{name}</span>
          <button type="button" className={styles.close} aria-label={t('bottom.close')} onClick={close}>
            <X size={22} aria-hidden="true" />
          </button>
        </div>
        {isOpen && (
          <>
            <nav className={styles.body} aria-label={t('bottom.menu')}>
              <Links me={me} />
            </nav>
            <Foot />
            <DialogToaster />
          </>
        )}
      </dialog>
    </>
  );
};
