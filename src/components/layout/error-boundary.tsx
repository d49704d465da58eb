import { Component, type ReactNode } from "react"

type ErrorBoundaryProps = { fallback: ReactNode; children: ReactNode }

/** Shows `fallback` if its children cannot be rendered. React would otherwise remove the whole document. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  static getDerivedStateFromError() {
    return { failed: true }
  }

  override state = { failed: false }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
