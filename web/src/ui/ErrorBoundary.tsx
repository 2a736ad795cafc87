import { Component, type ErrorInfo, type ReactNode } from 'react';
import { reportError } from '../apollo/report-error.ts';

interface Props {
  /** Renders the replacement of a crashed subtree. */
  renderFallback: (error: unknown) => ReactNode;
  /** A new value renders the subtree again. */
  resetKey?: unknown;
  children: ReactNode;
}

interface State {
  failure: { error: unknown } | null;
  resetKey: unknown;
}

/** Replaces a crashed subtree, so that the rest of the page stays, and reports the error to the gateway. */
export class ErrorBoundary extends Component<Props, State> {
  static getDerivedStateFromError = (error: unknown): Partial<State> => ({ failure: { error } });

  static getDerivedStateFromProps = ({ resetKey }: Props, before: State): State | null =>
    resetKey === before.resetKey ? null : { resetKey, failure: null };

  override state: State = { failure: null, resetKey: this.props.resetKey };

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    void reportError(error, componentStack);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.renderFallback(failure.error) : this.props.children;
  }
}
