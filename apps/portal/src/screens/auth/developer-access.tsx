import { lazy, Suspense, useState } from 'react'

const DeveloperLogin = lazy(() => import('./developer-login.tsx'))

/** A line at the foot of the login, outside production: its form is fetched and drawn only when it is opened. */
export function DeveloperAccess({ onBusy }: { onBusy: (busy: boolean) => void }) {
  const [open, setOpen] = useState(false)
  return (
    <details className="mt-8 text-sm" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-muted">Developer access</summary>
      {open && (
        <Suspense fallback={null}>
          <DeveloperLogin onBusy={onBusy} />
        </Suspense>
      )}
    </details>
  )
}
