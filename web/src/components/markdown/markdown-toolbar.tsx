import Bold from 'lucide-react/dist/esm/icons/bold.mjs';
import Italic from 'lucide-react/dist/esm/icons/italic.mjs';
import Link from 'lucide-react/dist/esm/icons/link.mjs';
import List from 'lucide-react/dist/esm/icons/list.mjs';
import ListOrdered from 'lucide-react/dist/esm/icons/list-ordered.mjs';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { type Edit, insertLink, type Selected, toggleList, toggleMark } from './edits';
import styles from './markdown-field.module.css';

export type EditOf = (selected: Selected) => Edit;

const bold: EditOf = (selected) => toggleMark(selected, '**');
const italic: EditOf = (selected) => toggleMark(selected, '_');

const tools = [
  { name: 'bold', Icon: Bold, edit: bold, key: 'b' },
  { name: 'italic', Icon: Italic, edit: italic, key: 'i' },
  { name: 'bulleted', Icon: List, edit: (selected: Selected) => toggleList(selected, 'bulleted') },
  { name: 'numbered', Icon: ListOrdered, edit: (selected: Selected) => toggleList(selected, 'numbered') },
  { name: 'link', Icon: Link, edit: insertLink },
] as const;

/** Edit of a keyboard shortcut. */
export const editOfKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): EditOf | null => {
  if (!(ctrlKey || metaKey) || altKey || shiftKey) return null;
  return tools.find((tool) => 'key' in tool && tool.key === key.toLowerCase())?.edit ?? null;
};

const steps: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

type ToolbarProps = { areaId: string; onEdit: (edit: EditOf) => void };

/** A toolbar with one tab stop; arrow keys move within. */
export const MarkdownToolbar = ({ areaId, onEdit }: ToolbarProps) => {
  const { t } = useTranslation('markdown');
  const [current, setCurrent] = useState(0);
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key];
    if (step === undefined) return;
    const next = (current + step + tools.length) % tools.length;
    event.preventDefault();
    setCurrent(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div className={styles.tools} role="toolbar" aria-label={t('tools')} aria-controls={areaId} onKeyDown={move}>
      {tools.map(({ name, Icon, edit, ...tool }, index) => (
        <button
          key={name}
          type="button"
          className={styles.tool}
          aria-label={t(name)}
          title={t(name)}
          aria-keyshortcuts={'key' in tool ? `Control+${tool.key} Meta+${tool.key}` : undefined}
          tabIndex={index === current ? 0 : -1}
          onFocus={() => setCurrent(index)}
          onClick={() => onEdit(edit)}
        >
          <Icon size={18} aria-hidden="true" />
        </button>
      ))}
    </div>
  );
};
