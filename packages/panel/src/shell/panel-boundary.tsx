import { Button } from '@sitewright/ui/button'
import { Icon } from '@sitewright/ui/icons'
import { Component, type ReactNode } from 'react'
import './panel-boundary.css'

/** What fails while it is drawn would leave an empty window: the owner is told, and what was written is kept. */
export class PanelBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <main className="panel-failure">
        <div className="sw-empty" role="alert">
          <Icon name="warning" sizePx={32} />
          <h1>The panel has stopped</h1>
          <p>Something in it failed. What you wrote is saved, or kept on this device until it is.</p>
          <Button kind="primary" onClick={() => location.reload()}>
            Load it again
          </Button>
        </div>
      </main>
    )
  }
}
