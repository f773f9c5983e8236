import { LoadFailure } from '@sitewright/ui/feedback/empty-state'
import { Component, type ReactNode } from 'react'
import { wordSystemError } from '../../data/system-errors'
import { SystemErrorScreen } from './system-error'

interface BoundaryState {
  readonly failed: { readonly reason: unknown } | null
  readonly isCleared: boolean
}

/** What fails while it is drawn would leave an empty place: the owner is told, and once that is cleared, how to go on. */
export class PanelBoundary extends Component<{ children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { failed: null, isCleared: false }

  static getDerivedStateFromError(reason: unknown): BoundaryState {
    return { failed: { reason }, isCleared: false }
  }

  override render() {
    const { failed, isCleared } = this.state
    if (!failed) return this.props.children
    if (isCleared) return <LoadFailure onRetry={() => location.reload()} />
    return (
      <SystemErrorScreen error={wordSystemError(failed.reason)} onClear={() => this.setState({ isCleared: true })} />
    )
  }
}
