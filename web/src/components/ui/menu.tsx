import { Menu as LibraryMenu } from '@ark-ui/react/menu';
import { Portal } from '@ark-ui/react/portal';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
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
  /** Content outside a modal dialog can't be reached, so the list stays inside. */
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

type ListProps = Pick<MenuProps, 'items' | 'head' | 'align' | 'inDialog'> & {
  triggerId: string;
  open: boolean;
  highlighted: string | undefined;
  onOpenChange: (open: boolean) => void;
  onClosed: () => void;
};

const MenuList = ({ triggerId, open, highlighted, onOpenChange, onClosed, ...props }: ListProps) => {
  const { items, head, align = 'start', inDialog = false } = props;
  return (
    <LibraryMenu.Root
      ids={{ trigger: triggerId }}
      open={open}
      onOpenChange={(change) => onOpenChange(change.open)}
      onExitComplete={onClosed}
      {...(highlighted !== undefined && { defaultHighlightedValue: highlighted })}
      positioning={{
        placement: align === 'end' ? 'bottom-end' : 'bottom-start',
        gutter: 8,
        ...(inDialog && { strategy: 'fixed' }),
      }}
      loopFocus
      lazyMount
      unmountOnExit
    >
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
};

const openingKeys: Readonly<Record<string, 'first' | 'last'>> = {
  ArrowDown: 'first',
  Enter: 'first',
  ' ': 'first',
  ArrowUp: 'last',
};

/** The library's part exists only while the menu is open, because a table has two menus in each row. */
export const Menu = ({ trigger, triggerClassName, triggerLabel, ...list }: MenuProps) => {
  const triggerId = useId();
  const [isOpen, setOpen] = useState(false);
  const [isThere, setThere] = useState(false);
  const [highlighted, setHighlighted] = useState<string>();
  const open = (first?: string) => {
    setHighlighted(first);
    setThere(true);
    setOpen(true);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const end = openingKeys[event.key];
    if (!end || isOpen) return;
    event.preventDefault();
    open(list.items.at(end === 'first' ? 0 : -1)?.key);
  };
  return (
    <>
      <button
        type="button"
        id={triggerId}
        className={triggerClassName}
        aria-label={triggerLabel}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? setOpen(false) : open())}
        onKeyDown={onKeyDown}
      >
        {trigger}
      </button>
      {isThere && (
        <MenuList
          {...list}
          {...{ triggerId, highlighted }}
          open={isOpen}
          onOpenChange={setOpen}
          onClosed={() => setThere(false)}
        />
      )}
    </>
  );
};
