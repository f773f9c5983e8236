import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  readonly formId: string
  readonly brokenText: string
  readonly children: ReactNode
}

/** A form that cannot be drawn says so in the console and to its visitor, and takes nothing else with it. */
export class FormBoundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    console.warn(`Could not render form ${this.props.formId}`, error)
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <p className="form-problem" role="alert">
        {this.props.brokenText}
      </p>
    )
  }
}
