import { Component, type ReactNode } from 'react';
import { CrashPage } from '@/app/shell/crash-page';

type Props = { children: ReactNode };

export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <CrashPage /> : this.props.children;
  }
}
