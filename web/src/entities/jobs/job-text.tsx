import { Prose, Stack } from '@/components/layout';

/** A long text of a posting under its heading; nothing when it is empty. */
export const JobText = ({ title, text }: { title: string; text: string }) =>
  text ? (
    <Stack gap="xs">
      <h2>{title}</h2>
      <Prose>{text}</Prose>
    </Stack>
  ) : null;
