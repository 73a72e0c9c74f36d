import { Component, type ReactNode } from 'react'

/** Around what the page can do without: a part of the shell that fails, or whose code cannot be fetched, goes missing alone. */
export class SilentErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    console.error(error)
    const message = error instanceof Error ? error.message : String(error)
    void import('../telemetry/telemetry.ts')
      .then(({ sendEvent }) => sendEvent('shell-part-failed', { message: message.slice(0, 500) }))
      .catch(() => undefined)
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
