import { Component, type ReactNode } from 'react'

interface Props {
  /** Where we are: going elsewhere clears the failure. */
  place?: string
  whenFailed: (error: unknown, onRetry: () => void) => ReactNode
  /** It stands there now. */
  onFailed?: () => void
  children: ReactNode
}

/** What broke, or did not come, shows what to do; what is around it goes on working. */
export class Boundary extends Component<Props, { error: unknown }> {
  override state = { error: null as unknown }

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error }
  }

  override componentDidCatch(): void {
    this.props.onFailed?.()
  }

  override componentDidUpdate(before: Props): void {
    if (before.place !== this.props.place && this.state.error !== null) this.setState({ error: null })
  }

  override render(): ReactNode {
    return this.state.error === null
      ? this.props.children
      : this.props.whenFailed(this.state.error, () => this.setState({ error: null }))
  }
}
