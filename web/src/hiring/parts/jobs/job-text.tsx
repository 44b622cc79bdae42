import type { Language } from '@shared/text/language';
import { Stack } from '@/components/layout';
import { MarkdownText } from '@/components/markdown/markdown-text';

type Props = {
  title: string;
  text: string;
  /** Language of the text, if known. */
  language?: Language | null;
};

export const JobText = ({ title, text, language }: Props) =>
  text ? (
    <Stack gap="xs">
      <h2>{title}</h2>
      <div lang={language ?? undefined}>
        <MarkdownText text={text} />
      </div>
    </Stack>
  ) : null;
