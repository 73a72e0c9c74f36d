import { mayReadRegister, mayWriteForAll, REGISTERS, type Register } from '@hearthline/contract'
import { Alert } from '@hearthline/ui/alert'
import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { actsFor } from '../session/format-staff-organizations.ts'
import { currentOrganization } from '../session/organization.ts'
import { useMe } from '../session/use-me.ts'
import { EntryView } from './entry-view.tsx'
import { RegisterView } from './register-view.tsx'
import { labelWithin, REGISTER_WORDS } from './register-words.ts'
import { useWaitingEntries } from './use-waiting-entries.ts'
import './registers.css'

/** Every register that the reader's role opens; which register and which entry are in the address. */
export default function RegistersPage({ roles }: { readonly roles: readonly string[] }) {
  const me = useMe()
  const [query, setQuery] = useSearchParams()
  const waiting = useWaitingEntries(roles)
  const title = useRef<HTMLHeadingElement>(null)
  const readable = REGISTERS.filter((register) => mayReadRegister(roles, register))
  const register = readable.find((each) => each === query.get('register')) ?? readable[0]
  const entry = query.get('entry')
  const scope = register && query.get('scope') === 'all' && mayWriteForAll(roles, register) ? 'all' : 'organization'
  useEffect(() => {
    if (entry === null) title.current?.focus({ preventScroll: true })
    else document.getElementById('register-entry-title')?.focus()
  }, [entry])
  const organization = currentOrganization()
  const addressOf = (more: { entry?: string; scope?: string } = {}, of: Register | undefined = register) =>
    `?${new URLSearchParams({ register: of ?? '', ...(scope === 'all' && of === register && { scope }), ...more })}`
  return (
    <div className="registers">
      <h2 id="administration-title" ref={title} tabIndex={-1}>
        Registers
      </h2>
      {me.data && !actsFor(me.data, organization.orgCode) ? (
        <Alert kind="info" title={`This address is ${organization.orgMetaData.companyInfo.name}’s`}>
          Open the console at your own organization’s address to see its registers.
        </Alert>
      ) : (
        <>
          <nav aria-label="Registers">
            <ul className="register-list">
              {readable.map((each) => (
                <li key={each}>
                  <Link to={addressOf({}, each)} aria-current={each === register ? 'page' : undefined}>
                    {REGISTER_WORDS[each].label}
                    {(waiting.get(each) ?? 0) > 0 && <span className="register-waiting"> {waiting.get(each)} waiting</span>}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          {register && entry !== null && (
            <>
              <Link className="administration-back register-back" to={addressOf()}>
                All {labelWithin(register)}
              </Link>
              <EntryView key={`${register} ${entry}`} {...{ register, scope, roles }} entryKey={entry} />
            </>
          )}
          {register && entry === null && (
            <RegisterView
              key={`${register} ${scope}`}
              {...{ register, scope, roles, addressOf }}
              onOpen={(key) => setQuery(new URLSearchParams(addressOf({ entry: key })))}
              onScope={(next) => setQuery({ register, ...(next === 'all' && { scope: next }) })}
            />
          )}
        </>
      )}
    </div>
  )
}
