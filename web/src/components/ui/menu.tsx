import { Menu as LibraryMenu } from '@ark-ui/react/menu';
import { Portal } from '@ark-ui/react/portal';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from './base/class-names';
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
  /** What lies outside of a modal dialog can't be reached: the list stays inside. */
  inDialog?: boolean;
};

const Choice = ({ item }: { item: MenuItem }) => {
  const className = classNames(styles.item, item.danger && styles.danger);
  const content = (
    <>
      {item.icon}
      {item.label}
    </>
  );
  return 'to' in item ? (
    <LibraryMenu.Item value={item.key} className={className} asChild>
      <Link to={item.to}>{content}</Link>
    </LibraryMenu.Item>
  ) : (
    <LibraryMenu.Item value={item.key} className={className} onClick={item.onSelect}>
      {content}
    </LibraryMenu.Item>
  );
};

export const Menu = ({
  trigger,
  triggerClassName,
  triggerLabel,
  items,
  head,
  align = 'start',
  inDialog = false,
}: MenuProps) => (
  <LibraryMenu.Root
    positioning={{
      placement: align === 'end' ? 'bottom-end' : 'bottom-start',
      gutter: 8,
      ...(inDialog && { strategy: 'fixed' }),
    }}
    loopFocus
    lazyMount
    unmountOnExit
  >
    <LibraryMenu.Trigger className={triggerClassName} aria-label={triggerLabel}>
      {trigger}
    </LibraryMenu.Trigger>
    <Portal disabled={inDialog}>
      <LibraryMenu.Positioner>
        <LibraryMenu.Content className={styles.list}>
          {head && <div className={styles.head}>{head}</div>}
          {items.map((item) => (
            <Choice key={item.key} item={item} />
          ))}
        </LibraryMenu.Content>
      </LibraryMenu.Positioner>
    </Portal>
  </LibraryMenu.Root>
);
