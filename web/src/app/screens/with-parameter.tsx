import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';

export const WithParameter = ({ name, children }: { name: string; children: (value: string) => ReactNode }) =>
  children(useParams()[name] ?? '');
