import { Component, type ReactNode } from 'react';
import { Failure } from './notice.tsx';

interface Props {
  readonly children: ReactNode;
}

/** A fault in one screen stays in that screen: the navigation goes on working. */
export class Contained extends Component<Props, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children;
    return <Failure error={this.state.error} retry={() => this.setState({ error: null })} />;
  }
}
