import { flushSync } from 'react-dom';
import type { Edit, Selected } from './edits';

export const selectedIn = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected => ({
  value,
  start: selectionStart,
  end: selectionEnd,
});

/** Deprecated without a successor, but the only way to insert text that the browser can undo. */
type Typing = { execCommand?: (command: 'insertText' | 'delete', withDialog: false, text: string) => boolean };

const insertAsTyped = (text: string): boolean =>
  (document as Typing).execCommand?.(text === '' ? 'delete' : 'insertText', false, text) ?? false;

/** Does nothing if the text would become too long. Browsers report what they insert; otherwise `setValue` gets it. */
export const applyEdit = (
  area: HTMLTextAreaElement,
  { from, to, text, selected }: Edit,
  setValue: (value: string) => void,
): void => {
  const value = area.value.slice(0, from) + text + area.value.slice(to);
  if (value.length > area.maxLength) return;
  area.focus();
  area.setSelectionRange(from, to);
  if (!insertAsTyped(text)) flushSync(() => setValue(value));
  area.setSelectionRange(...selected);
};
