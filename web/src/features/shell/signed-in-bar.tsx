import { CalendarDays, ChevronDown, Images, LogOut, Moon, Settings, ShieldCheck, Sun, UserRound } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { NavLink } from 'react-router-dom';
import type { Me } from '@shared/api/accounts.routes';
import { paths } from '@shared/paths';
import { Button } from '@/components/ui/base/button';
import { classNames } from '@/components/ui/base/class-names';
import { Menu, type MenuItem } from '@/components/ui/menu';
import { chooseColorScheme, useColorScheme } from '@/lib/browser/color-scheme';
import { initials } from '@/lib/time/format';
import { mayWriteMessages } from '@/lib/auth/home-for';
import { useSession } from '@/lib/auth/session';
import { Drawer, DrawerLinks } from './drawer';
import styles from './header.module.css';
import { jobLinks, type NavigationLink, profileLinks, supportLinks } from './navigation';

const nameOf = (me: Me): string => `${me.firstName} ${me.lastName}`.trim() || me.email;

const icons: Readonly<Record<string, typeof Settings>> = {
  [paths.editProfile]: UserRound,
  [paths.calendar]: CalendarDays,
  [paths.portfolio]: Images,
  [paths.privacySettings]: ShieldCheck,
};

const LinkIcon = ({ to }: { to: string }) => {
  const Icon = icons[to] ?? Settings;
  return <Icon size={18} aria-hidden="true" />;
};

const useSignOut = () => {
  const { signOut } = useSession();
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void signOut();
  };
  return { leaving, leave };
};

const ProfileMenu = ({ me }: { me: Me }) => {
  const { t } = useTranslation('shell');
  const { leave } = useSignOut();
  const isDark = useColorScheme() === 'dark';
  const name = nameOf(me);
  const items: MenuItem[] = [
    ...profileLinks(me).map(({ label, to }) => ({
      key: to,
      to,
      label: t(label),
      icon: <LinkIcon to={to} />,
    })),
    {
      key: 'appearance',
      label: t(isDark ? 'appearance.light' : 'appearance.dark'),
      icon: isDark ? <Sun size={18} aria-hidden="true" /> : <Moon size={18} aria-hidden="true" />,
      onSelect: () => chooseColorScheme(isDark ? 'light' : 'dark'),
    },
    { key: 'out', label: t('nav.signOut'), icon: <LogOut size={18} aria-hidden="true" />, onSelect: leave },
  ];
  return (
    <Menu
      align="end"
      trigger={<span className={styles.initials}>{initials(name)}</span>}
      triggerClassName={styles.person}
      triggerLabel={t('nav.profileMenu', { name })}
      head={
        <>
          <p className={styles.who}>{name}</p>
          <p className={styles.whoMore}>
            {me.support ? t('nav.support') : (me.membership?.organization ?? t(`userType.${me.userType}`))}
          </p>
        </>
      }
      items={items}
    />
  );
};

const SignOutButton = () => {
  const { t } = useTranslation('shell');
  const { leaving, leave } = useSignOut();
  return (
    <Button variant="secondary" loading={leaving} onClick={leave}>
      {t(leaving ? 'nav.signingOut' : 'nav.signOut')}
    </Button>
  );
};

const JobsMenu = ({ me }: { me: Me }) => {
  const { t } = useTranslation('shell');
  return (
    <Menu
      trigger={
        <>
          {t('nav.jobs')}
          <ChevronDown size={16} aria-hidden="true" />
        </>
      }
      triggerClassName={styles.link}
      items={jobLinks(me).map(({ label, to }) => ({ key: to, to, label: t(label) }))}
    />
  );
};

const DrawerGroups = ({ me }: { me: Me }) => {
  const { t } = useTranslation('shell');
  const more: readonly NavigationLink[] = [
    { label: 'nav.findProfessionals', to: paths.doctors },
    ...(mayWriteMessages(me) ? ([{ label: 'nav.messages', to: paths.messages }] as const) : []),
    { label: 'nav.notifications', to: paths.notifications },
    ...profileLinks(me),
  ];
  if (me.support) return <DrawerLinks links={[...supportLinks, ...more]} />;
  return (
    <>
      <DrawerLinks links={[{ label: 'nav.dashboard', to: paths.dashboard }]} />
      <p className={styles.groupLabel}>{t('nav.jobs')}</p>
      <DrawerLinks links={jobLinks(me)} />
      <DrawerLinks links={more} />
    </>
  );
};

export const SignedInBar = ({ me, bell }: { me: Me; bell: ReactNode }) => {
  const { t } = useTranslation('shell');
  const first: readonly NavigationLink[] = me.support
    ? supportLinks
    : [{ label: 'nav.dashboard', to: paths.dashboard }];
  return (
    <>
      <nav aria-label={t('nav.main')}>
        <ul className={styles.links}>
          {first.map(({ label, to }) => (
            <li key={to}>
              <NavLink to={to} className={classNames(styles.link)}>
                {t(label)}
              </NavLink>
            </li>
          ))}
          {!me.support && (
            <li>
              <JobsMenu me={me} />
            </li>
          )}
          <li>
            <NavLink to={paths.doctors} className={classNames(styles.link)}>
              {t('nav.findProfessionals')}
            </NavLink>
          </li>
        </ul>
      </nav>
      <div className={styles.end}>
        {bell}
        <ProfileMenu me={me} />
        <Drawer>
          <DrawerGroups me={me} />
          <div className={classNames(styles.drawerActions)}>
            <SignOutButton />
          </div>
        </Drawer>
      </div>
    </>
  );
};
