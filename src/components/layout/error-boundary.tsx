import { Component, type ReactNode } from "react"

type ErrorBoundaryProps = { pathname: string; fallback: ReactNode; children: ReactNode }

/** Shows `fallback` if a page cannot be rendered, until another one is. React would otherwise remove the whole document. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  static getDerivedStateFromError() {
    return { failed: true }
  }

  override state = { failed: false }

  override componentDidUpdate({ pathname }: ErrorBoundaryProps) {
    if (this.state.failed && pathname !== this.props.pathname) this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
