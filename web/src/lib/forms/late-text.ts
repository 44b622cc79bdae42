import { useEffect, useEffectEvent, useState } from 'react';
import { displayDurations } from '@shared/limits';
import { searchText } from './search-parameters';

/**
 * The text of a field that reports typed text after a pause, or at once by `report`.
 * `value` comes back late, sometimes after more was typed: a value that was reported here changes nothing.
 * Any other value was set elsewhere and replaces the text.
 */
export const useLateText = (value: string, onChange: (text: string) => void, start: () => string = () => value) => {
  const [text, setText] = useState(start);
  const [known, setKnown] = useState(value);
  /** Reported values that have not come back yet, oldest first. */
  const [awaited, setAwaited] = useState<readonly string[]>([]);

  if (value !== known) {
    const own = awaited.indexOf(value);
    setKnown(value);
    setAwaited(own < 0 ? [] : awaited.slice(own + 1));
    if (own < 0) setText(value);
  }

  /** False for the last reported text. */
  const awaitText = (wanted: string) => {
    if (wanted === (awaited.at(-1) ?? value)) return false;
    setAwaited([...awaited, wanted]);
    return true;
  };
  const report = (typed: string) => {
    const wanted = searchText(typed);
    if (awaitText(wanted)) onChange(wanted);
  };
  const reportLate = useEffectEvent(report);
  useEffect(() => {
    const pause = setTimeout(() => reportLate(text), displayDurations.searchPause);
    return () => clearTimeout(pause);
  }, [text]);

  return {
    text,
    setText,
    report,
    /** Shows a text that the caller has reported itself. */
    follow: (reported: string) => {
      setText(reported);
      awaitText(searchText(reported));
    },
  };
};
