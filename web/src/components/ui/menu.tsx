import { Menu as LibraryMenu } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from './base/class-names';
import { Library } from './library';
import styles from './menu.module.css';

type ItemTexts = { key: string; label: ReactNode; icon?: ReactNode; danger?: boolean };
export type MenuItem = ItemTexts & ({ to: string } | { onSelect: () => void });

export type MenuProps = {
  trigger: ReactNode;
  triggerClassName?: string | undefined;
  triggerLabel?: string | undefined;
  items: readonly MenuItem[];
  head?: ReactNode;
  align?: 'start' | 'end';
};

const Choice = ({ item }: { item: MenuItem }) => {
  const shared = {
    leftSection: item.icon,
    className: classNames(styles.item, item.danger && styles.danger),
    children: item.label,
  };
  return 'to' in item ? (
    <LibraryMenu.Item {...shared} component={Link} to={item.to} />
  ) : (
    <LibraryMenu.Item {...shared} onClick={item.onSelect} />
  );
};

export const Menu = ({ trigger, triggerClassName, triggerLabel, items, head, align = 'start' }: MenuProps) => (
  <Library>
    <LibraryMenu
      position={align === 'end' ? 'bottom-end' : 'bottom-start'}
      offset={8}
      transitionProps={{ duration: 120 }}
      classNames={{ dropdown: classNames(styles.list) }}
    >
      <LibraryMenu.Target>
        <button type="button" className={triggerClassName} aria-label={triggerLabel}>
          {trigger}
        </button>
      </LibraryMenu.Target>
      <LibraryMenu.Dropdown>
        {head && <div className={styles.head}>{head}</div>}
        {items.map((item) => (
          <Choice key={item.key} item={item} />
        ))}
      </LibraryMenu.Dropdown>
    </LibraryMenu>
  </Library>
);
