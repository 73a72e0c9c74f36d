import { Button } from '@hearthline/ui/button'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Navigate, NavLink, useMatch } from 'react-router'
import { currentOrganization } from '../session/organization.ts'
import type { useMe } from '../session/use-me.ts'
import { Applicants } from './applicants.tsx'
import { OfferCodes, Referrals } from './entries.tsx'
import { Estimate } from './estimate.tsx'
import { Links } from './links.tsx'
import { useLookAgainOnFocus } from './use-officers.ts'
import './agents.css'

const AccountDialog = lazy(() => import('../frame/account-dialog.tsx'))

const PAGES = [
  { path: 'applicants', label: 'Applicants', Page: Applicants },
  { path: 'links', label: 'Links', Page: Links },
  { path: 'referrals', label: 'Referrals', Page: Referrals },
  { path: 'offer-codes', label: 'Offer codes', Page: OfferCodes },
  { path: 'estimate', label: 'Estimate', Page: Estimate },
] as const

/** The area of those who send applicants: theirs alone, and nothing of the lender's own console. */
export default function AgentArea({ me }: { me: ReturnType<typeof useMe>['data'] }) {
  const [account, setAccount] = useState(false)
  useLookAgainOnFocus(useQueryClient())
  const path = useMatch('/agent/:page')?.params.page
  const page = PAGES.find((one) => one.path === path)
  const { name } = currentOrganization().orgMetaData.companyInfo
  useEffect(() => {
    document.title = `${page?.label ?? 'Applicants'} | ${name}`
  }, [page, name])
  if (!page) return <Navigate to="/agent/applicants" replace />
  return (
    <div className="agents">
      <header className="agents-head">
        <strong>{name}</strong>
        <nav aria-label="Pages">
          {PAGES.map(({ path: to, label }) => (
            <NavLink key={to} to={`/agent/${to}`}>
              {label}
            </NavLink>
          ))}
        </nav>
        <Button size="small" variant="quiet" onClick={() => setAccount(true)}>
          Your account
        </Button>
      </header>
      <main className="agents-main">
        <page.Page key={page.path} />
      </main>
      {account && (
        <Suspense fallback={null}>
          <AccountDialog me={me} onClose={() => setAccount(false)} />
        </Suspense>
      )}
    </div>
  )
}
