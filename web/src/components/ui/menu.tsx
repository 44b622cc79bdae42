import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from './class-names';
import styles from './menu.module.css';

type ItemTexts = { key: string; label: ReactNode; icon?: ReactNode; danger?: boolean };
/** Goes somewhere or does something. */
export type MenuItem = ItemTexts & ({ to: string } | { onSelect: () => void });

export type MenuProps = {
  /** The button that opens the menu. */
  trigger: ReactNode;
  triggerClassName?: string | undefined;
  /** When the trigger shows no words. */
  triggerLabel?: string;
  items: readonly MenuItem[];
  /** Not part of the choices, such as a name. */
  head?: ReactNode;
  align?: 'start' | 'end';
};

const moves: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

const Choice = ({ item, close }: { item: MenuItem; close: () => void }) => {
  const shared = {
    role: 'menuitem',
    tabIndex: -1,
    className: classNames(styles.item, item.danger && styles.danger),
  };
  const content = (
    <>
      {item.icon}
      {item.label}
    </>
  );
  if ('to' in item) {
    return (
      <Link {...shared} to={item.to} onClick={close}>
        {content}
      </Link>
    );
  }
  return (
    <button
      {...shared}
      type="button"
      onClick={() => {
        close();
        item.onSelect();
      }}
    >
      {content}
    </button>
  );
};

/** A menu button: arrow keys, Home, End and Escape work as in any menu. */
export const Menu = ({ trigger, triggerClassName, triggerLabel, items, head, align = 'start' }: MenuProps) => {
  const id = useId();
  const [opened, setOpened] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const choices = () => [...(root.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];

  useEffect(() => {
    if (!opened) return undefined;
    choices()[0]?.focus();
    const onPress = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpened(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [opened]);

  const closeAndReturn = () => {
    setOpened(false);
    button.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!opened) {
      if (event.key === 'ArrowDown') {
        event.preventDefault();
        setOpened(true);
      }
      return;
    }
    if (event.key === 'Escape') return closeAndReturn();
    if (event.key === 'Tab') return setOpened(false);
    const all = choices();
    const next = moves[event.key]?.(all.indexOf(document.activeElement as HTMLElement), all.length);
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };

  return (
    <div ref={root} className={styles.root} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={triggerClassName}
        aria-haspopup="menu"
        aria-expanded={opened}
        aria-controls={opened ? id : undefined}
        aria-label={triggerLabel}
        onClick={() => setOpened(!opened)}
      >
        {trigger}
      </button>
      {opened && (
        <div className={classNames(styles.list, align === 'end' && styles.end)}>
          {head && <div className={styles.head}>{head}</div>}
          <div role="menu" id={id}>
            {items.map((item) => (
              <Choice key={item.key} item={item} close={() => setOpened(false)} />
            ))}
          </div>
        </div>
      )}
    </div>
  );
};
