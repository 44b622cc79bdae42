import { Tabs as LibraryTabs } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from './base/class-names';
import { Library } from './library';
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
    const chosen = list.current?.querySelector<HTMLElement>('[role="tab"][data-active]');
    if (list.current && chosen) list.current.scrollLeft = chosen.offsetLeft - list.current.clientWidth / 4;
  }, [value]);
  return list;
};

export const Tabs = <V extends string = string>({ label, tabs, value, onChange }: TabsProps<V>) => (
  <Library>
    <Views label={label} tabs={tabs} value={value} onChange={onChange} />
  </Library>
);

const Views = <V extends string>({ label, tabs, value, onChange }: TabsProps<V>) => {
  const list = useChosenInSight(value);
  return (
    <LibraryTabs
      value={value}
      onChange={(next) => next !== null && onChange(next as V)}
      keepMounted={false}
      classNames={{ list: classNames(styles.list), tab: classNames(styles.tab) }}
    >
      <LibraryTabs.List ref={list} aria-label={label}>
        {tabs.map((tab) => (
          <LibraryTabs.Tab key={tab.value} value={tab.value}>
            {tab.label}
          </LibraryTabs.Tab>
        ))}
      </LibraryTabs.List>
      {tabs.map((tab) => (
        <LibraryTabs.Panel key={tab.value} value={tab.value}>
          {tab.content}
        </LibraryTabs.Panel>
      ))}
    </LibraryTabs>
  );
};
