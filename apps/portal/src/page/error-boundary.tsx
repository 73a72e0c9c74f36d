import { Component, type ReactNode } from 'react'
import { ErrorPage } from './error-page.tsx'
import { isModuleFailure, mayReload, missingModule } from './module-reload.ts'

const storage = (): Storage | undefined => {
  try {
    return window.sessionStorage
  } catch {
    return undefined
  }
}

/** The last resort of every page: reloads when code is missing, else shows the fallback page and records the event. */
export class ErrorBoundary extends Component<{ children: ReactNode; resetKey: string }, { failed: boolean; isCodeMissing: boolean }> {
  override state = { failed: false, isCodeMissing: false }

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, isCodeMissing: isModuleFailure(error) }
  }

  override componentDidCatch(error: unknown) {
    if (isModuleFailure(error) && mayReload(storage(), missingModule(error))) {
      window.location.reload()
      return
    }
    this.setState({ isCodeMissing: false })
    console.error(error)
    const message = error instanceof Error ? error.message : String(error)
    void import('../telemetry/telemetry.ts')
      .then(({ sendEvent }) => sendEvent('error-fallback', { message: message.slice(0, 500) }))
      .catch(() => undefined)
  }

  override componentDidUpdate(previous: { resetKey: string }) {
    if (this.state.failed && previous.resetKey !== this.props.resetKey) this.setState({ failed: false, isCodeMissing: false })
  }

  override render() {
    if (!this.state.failed) return this.props.children
    // Until it is said whether the page reloads, and while it does, nothing stands here that the next moment takes away.
    if (this.state.isCodeMissing) return null
    return <ErrorPage onRetry={() => window.location.reload()} />
  }
}
