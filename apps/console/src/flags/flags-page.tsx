import { Alert } from '@hearthline/ui/alert'
import { StatusChip } from '@hearthline/ui/status-chip'
import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Loaded } from '../frame/loaded.tsx'
import { actsFor } from '../session/format-staff-organizations.ts'
import { currentOrganization } from '../session/organization.ts'
import { useMe } from '../session/use-me.ts'
import { FlagDetail } from './flag-detail.tsx'
import './flags.css'
import { REASON_WORDS } from './rule-words.ts'
import { TryFlags } from './try-flags.tsx'
import { useFlagList } from './use-flags.ts'

/** Who sees which flag, and why; which one is open is in the address. */
export default function FlagsPage() {
  const [query] = useSearchParams()
  const shown = query.get('flag')
  const title = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each flag is a page of its own
  useEffect(() => title.current?.focus({ preventScroll: true }), [shown])
  const me = useMe()
  const { orgCode, orgMetaData } = currentOrganization()
  const isElsewhere = me.data !== undefined && !actsFor(me.data, orgCode)
  return (
    <section className="flags" aria-labelledby="administration-title">
      <h2 id="administration-title" ref={title} tabIndex={-1}>
        Feature flags
      </h2>
      {isElsewhere ? (
        <Alert kind="info" title={`This address is ${orgMetaData.companyInfo.name}’s`}>
          Each organization has flags of its own. Open the console at your own organization’s address to see them.
        </Alert>
      ) : shown === null ? (
        <Overview />
      ) : (
        <>
          <Link className="flags-back" to="?">
            All flags
          </Link>
          <FlagDetail key={shown} flag={shown} />
        </>
      )}
    </section>
  )
}

function Overview() {
  const list = useFlagList()
  return (
    <Loaded query={list} label="Loading the flags">
      {({ flags, organizations, organizationCode }) => (
        <>
          <p className="muted">
            What is on at {organizationCode} now, before anything is known of a visitor. Open a flag to see its rules and to change them.
          </p>
          <table className="console-table flags-table">
            <thead>
              <tr>
                <th scope="col">Flag</th>
                <th scope="col">Now</th>
                <th scope="col">Why</th>
                {organizations.length > 1 && <th scope="col">On at</th>}
              </tr>
            </thead>
            <tbody>
              {flags.map(({ key, title, does, enabled, reason, because, differs, waits, onAt }) => (
                <tr key={key}>
                  <th scope="row">
                    <Link to={`?flag=${encodeURIComponent(key)}`}>{title}</Link>
                    <span className="muted">{does}</span>
                  </th>
                  <td>
                    <StatusChip tone={enabled ? 'positive' : 'neutral'}>{enabled ? 'on' : 'off'}</StatusChip>
                    {differs && <span className="muted">not for everyone</span>}
                    {waits && <StatusChip tone="caution">waits for a second person</StatusChip>}
                  </td>
                  <td>
                    {because} <span className="muted">({REASON_WORDS[reason]})</span>
                  </td>
                  {organizations.length > 1 && (
                    <td>
                      {onAt.length === organizations.length
                        ? 'all'
                        : onAt.length > 4
                          ? `${onAt.length} organizations`
                          : onAt.join(', ') || 'none'}
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
          <TryFlags organizations={organizations} />
        </>
      )}
    </Loaded>
  )
}
