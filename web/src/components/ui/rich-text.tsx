import { cloneElement, Fragment, type ReactElement } from 'react';

const tag = /<(\w+)>(.*?)<\/\1>/g;

/** Renders text with `<name>...</name>` tags through `components`, such as links. */
export const RichText = ({ text, components }: { text: string; components: Record<string, ReactElement> }) => {
  const parts: (string | ReactElement)[] = [];
  let end = 0;
  for (const match of text.matchAll(tag)) {
    const element = components[match[1]!];
    parts.push(text.slice(end, match.index), element ? cloneElement(element, {}, match[2]) : match[2]!);
    end = match.index + match[0].length;
  }
  parts.push(text.slice(end));
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>);
};
