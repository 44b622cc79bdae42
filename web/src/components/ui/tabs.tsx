import { Tabs as LibraryTabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Library } from './library';
import styles from './tabs.module.css';

export type Tab<V extends string = string> = { value: V; label: ReactNode; content: ReactNode };

export type TabsProps<V extends string = string> = {
  label: string;
  tabs: readonly Tab<V>[];
  value: V;
  onChange: (value: V) => void;
};

/** One of several views of the same thing. Arrow keys move between them. */
export const Tabs = <V extends string = string>({ label, tabs, value, onChange }: TabsProps<V>) => (
  <Library>
    <LibraryTabs
      value={value}
      onChange={(next) => next !== null && onChange(next as V)}
      keepMounted={false}
      classNames={{ list: classNames(styles.list), tab: classNames(styles.tab) }}
    >
      <LibraryTabs.List aria-label={label}>
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
  </Library>
);
