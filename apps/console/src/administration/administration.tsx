import { StatusChip } from '@hearthline/ui/status-chip'
import { Suspense, useEffect, useRef } from 'react'
import { Link, NavLink } from 'react-router'
import { currentOrganization } from '../session/organization.ts'
import './administration.css'
import { type AdministrationPage, administrationPagesFor } from './administration-pages.ts'
import { useWaiting } from './use-waiting.ts'

/** Where an organization is set up: the list of its pages beside the one that is open, on a phone one of the two. */
export default function Administration(props: { path: string | undefined; roles: readonly string[]; rolesKnown: boolean }) {
  const { path, roles, rolesKnown } = props
  const pages = administrationPagesFor(roles)
  const page = pages.find((entry) => entry.path === path)
  useEffect(() => {
    document.title = `${page?.label ?? 'Administration'} | Console | ${currentOrganization().orgMetaData.companyInfo.name}`
  }, [page])
  if (!rolesKnown) return null
  if (pages.length === 0) return <p className="administration-none">Your role doesn’t set up the organization. An administrator does.</p>
  return (
    <div className="administration" data-open={page ? true : undefined}>
      <PageList {...{ pages, roles }} heading={!page} />
      <div className="administration-page">
        {page && (
          <>
            <Link className="administration-back" to="/administration">
              All of administration
            </Link>
            <Suspense fallback={null}>
              <page.Page key={page.path} roles={roles} />
            </Suspense>
          </>
        )}
        {path !== undefined && !page && <p role="alert">Your role doesn’t open this page, or there is none at this address.</p>}
      </div>
    </div>
  )
}

interface PageListProps {
  readonly pages: readonly AdministrationPage[]
  readonly roles: readonly string[]
  readonly heading: boolean
}

function PageList({ pages, roles, heading }: PageListProps) {
  const waiting = useWaiting(roles)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (heading) title.current?.focus({ preventScroll: true })
  }, [heading])
  return (
    <nav className="administration-list" aria-labelledby="administration-list-title">
      <h2 id="administration-list-title" ref={title} tabIndex={-1}>
        Administration
      </h2>
      <ul>
        {pages.map(({ path, label, summary }) => (
          <li key={path}>
            <NavLink to={`/administration/${path}`}>
              <span className="administration-label">{label}</span>
              <span className="muted">{summary}</span>
              <Waiting count={waiting[path] ?? 0} />
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const Waiting = ({ count }: { count: number }) =>
  count > 0 && (
    <span>
      <StatusChip tone="caution">{count === 1 ? '1 waits' : `${count} wait`} for a second person</StatusChip>
    </span>
  )
