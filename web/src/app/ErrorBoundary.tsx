import { Component, type ReactNode } from 'react'
import { FailedPage } from './FailedPage.tsx'

interface Props {
  /** Where we are: going elsewhere clears the failure. */
  place: string
  children: ReactNode
}

/** A screen that broke shows what to do; the shell around it goes on working. */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state = { error: null as unknown }

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error }
  }

  override componentDidUpdate(before: Props): void {
    if (before.place !== this.props.place && this.state.error !== null) this.setState({ error: null })
  }

  override render(): ReactNode {
    return this.state.error === null ? (
      this.props.children
    ) : (
      <FailedPage error={this.state.error} onRetry={() => this.setState({ error: null })} />
    )
  }
}
