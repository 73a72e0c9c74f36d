import { ProgressSidebar } from '@hearthline/ui/progress-sidebar'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'react-router'
import { progressBar } from '../../application/progress-at.ts'
import { chosenSigning, signingsQuery } from '../../application/signings-query.ts'
import { applicationOfPage, useCachedApplication } from '../../application/use-cached-application.ts'
import { isSignerPath } from '../../routing/access.ts'
import { HELOC_BASE } from '../../routing/application-path.ts'
import { coBorrowerProgress } from '../../routing/co-borrower-steps.ts'

/** Where the whole application stands, beside each of its pages: seven steps for a borrower, two for an additional signer. */
export function RailProgress() {
  const { pathname } = useLocation()
  if (isSignerPath(pathname)) return <CoBorrowerProgress pathname={pathname} />
  return applicationOfPage(pathname) ? <BorrowerProgress pathname={pathname} /> : null
}

function BorrowerProgress({ pathname }: { pathname: string }) {
  const application = useCachedApplication(pathname)
  const bar =
    application &&
    progressBar({ pathname, step: application.step, progress: application.progress, manualNotary: application.status.manualNotary })
  if (!bar) return null
  return (
    <ProgressSidebar
      steps={bar.map(({ label, state, stands }) => ({ label, state, href: stands ? `${HELOC_BASE}/${application.uuid}` : undefined }))}
    />
  )
}

function CoBorrowerProgress({ pathname }: { pathname: string }) {
  const [query] = useSearchParams()
  // The page reads it; beside it nothing is asked.
  const { data = [] } = useQuery({ ...signingsQuery, enabled: false })
  const signing = chosenSigning(data, query.get('signing'))
  // Nothing is left to do of a line that ended.
  if (signing?.state === 'ENDED') return null
  return <ProgressSidebar steps={coBorrowerProgress(pathname, signing).map(({ label, state }) => ({ label, state }))} />
}
