import { loaderMessage } from '@hearthline/domain/registration'
import { LoadingMark } from '@hearthline/ui/loading-mark'
import { useEffect, useRef, useState } from 'react'
import { useOrganization } from '../../session/use-organization.ts'
import type { LoaderShown } from './loader-state.ts'

/** After this the reader sees that they may leave; most checks are through long before. */
const LONG_WAIT_MS = 20_000

/** What the server is doing, message by message: about every 10 s, sooner where the step has really advanced [steps/loader]. */
export default function Loader({ since, step, applicationUuid }: LoaderShown) {
  const { theme } = useOrganization()
  const [elapsed, setElapsed] = useState(() => Date.now() - since)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const timer = setInterval(() => setElapsed(Date.now() - since), 500)
    return () => clearInterval(timer)
  }, [since])
  useEffect(() => box.current?.focus(), [])
  useInert(box)
  return (
    <div className="portal-loader" ref={box} tabIndex={-1} role="alertdialog" aria-modal="true" aria-labelledby="loader-message">
      <div className="grid max-w-[30rem] justify-items-center gap-6">
        <LoadingMark src={theme.markUrl} darkSrc={theme.markDarkUrl} size={64} />
        <p id="loader-message" className="text-2xl font-semibold tracking-heading" aria-live="polite">
          {loaderMessage(elapsed, step)}
        </p>
        <p className="text-muted">
          {elapsed < LONG_WAIT_MS ? 'This usually takes less than a minute.' : <LongWait applicationUuid={applicationUuid} />}
        </p>
      </div>
    </div>
  )
}

function LongWait({ applicationUuid }: { applicationUuid: string | undefined }) {
  if (!applicationUuid) return 'This is taking longer than usual. Please keep this page open.'
  return (
    <>
      This is taking longer than usual. We’re still working on it. You can leave this page and come back from{' '}
      <a href="/dashboard">your dashboard</a>.
    </>
  )
}

/** What lies under the loader cannot be reached while it stands. */
function useInert(box: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const siblings = [...(box.current?.parentElement?.children ?? [])].filter(
      (element) => element !== box.current && !element.hasAttribute('inert'),
    )
    for (const element of siblings) element.setAttribute('inert', '')
    return () => {
      for (const element of siblings) element.removeAttribute('inert')
      // The next screen may have come while it was inert, and could not take the focus then.
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true })
    }
  }, [box])
}
