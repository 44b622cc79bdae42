import type { ReactNode } from 'react';
import { Stack } from '@/components/layout';
import { Card } from '@/components/ui/card';

export const FormSection = ({ title, id, children }: { title: string; id?: string; children: ReactNode }) => (
  <Card title={title} {...(id !== undefined && { id })}>
    <Stack>{children}</Stack>
  </Card>
);
