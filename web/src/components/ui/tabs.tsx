import { Tabs as LibraryTabs } from '@ark-ui/react/tabs';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './tabs.module.css';

export type Tab<V extends string = string> = { value: V; label: ReactNode; content: ReactNode };

export type TabsProps<V extends string = string> = {
  label: string;
  tabs: readonly Tab<V>[];
  value: V;
  onChange: (value: V) => void;
};

const useChosenInSight = (value: string) => {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
    if (list.current && chosen) list.current.scrollLeft = chosen.offsetLeft - list.current.clientWidth / 4;
  }, [value]);
  return list;
};

export const Tabs = <V extends string = string>({ label, tabs, value, onChange }: TabsProps<V>) => {
  const list = useChosenInSight(value);
  return (
    <LibraryTabs.Root value={value} onValueChange={(next) => onChange(next.value as V)}>
      <LibraryTabs.List ref={list} aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <LibraryTabs.Trigger key={tab.value} value={tab.value} className={styles.tab}>
            {tab.label}
          </LibraryTabs.Trigger>
        ))}
      </LibraryTabs.List>
      {tabs.map((tab) => (
        // The library switches a moment later, but a form focuses the newly chosen panel at once.
        <LibraryTabs.Content key={tab.value} value={tab.value} hidden={tab.value !== value}>
          {tab.value === value && tab.content}
        </LibraryTabs.Content>
      ))}
    </LibraryTabs.Root>
  );
};
