import { Component, type ReactNode } from 'react'
import { isModuleFailure, mayReload, missingModule } from './module-reload.ts'
import { SnagPage } from './snag-page.tsx'

const storage = (): Storage | undefined => {
  try {
    return window.sessionStorage
  } catch {
    return undefined
  }
}

/** The last resort of every page: reloads when code is missing, else shows the fallback page and records the event. */
export class ErrorBoundary extends Component<{ children: ReactNode; resetKey: string }, { error: unknown; failed: boolean }> {
  override state = { error: undefined as unknown, failed: false }

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true }
  }

  override componentDidCatch(error: unknown) {
    if (isModuleFailure(error) && mayReload(storage(), missingModule(error))) {
      window.location.reload()
      return
    }
    console.error(error)
    const message = error instanceof Error ? error.message : String(error)
    void import('../telemetry/telemetry.ts')
      .then(({ sendEvent }) => sendEvent('error-fallback', { message: message.slice(0, 500) }))
      .catch(() => undefined)
  }

  override componentDidUpdate(previous: { resetKey: string }) {
    if (this.state.failed && previous.resetKey !== this.props.resetKey) this.setState({ error: undefined, failed: false })
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return <SnagPage onRetry={() => window.location.reload()} />
  }
}
