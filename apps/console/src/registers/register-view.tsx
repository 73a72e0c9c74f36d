import { isSingle, mayWriteForAll, mayWriteRegisters, type RegisterEntry } from '@hearthline/contract'
import { Button } from '@hearthline/ui/button'
import { Select } from '@hearthline/ui/select'
import { StatusChip } from '@hearthline/ui/status-chip'
import { TextField } from '@hearthline/ui/text-field'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { Loaded } from '../frame/loaded.tsx'
import { OpenedForm } from '../recording/opened-form.tsx'
import { formatFullMoment } from '../words/format-moment.ts'
import { EntryForm, type RegisterPlace } from './entry-form.tsx'
import { DownloadCodes, ImportForm, WaitingImports } from './import-form.tsx'
import { pageOfRegister } from './page-of-register.ts'
import { keyWords, labelWithin, ownerWords, REGISTER_WORDS, STATE_WORDS, titleOf } from './register-words.ts'

interface RegisterViewProps extends RegisterPlace {
  readonly roles: readonly string[]
  readonly addressOf: (more: { entry?: string; scope?: string }) => string
  readonly onOpen: (key: string) => void
  readonly onScope: (scope: string) => void
}

/** A register: what it is for, its entries, and what can be added to it. */
export function RegisterView({ register, scope, roles, addressOf, onOpen, onScope }: RegisterViewProps) {
  const words = REGISTER_WORDS[register]
  const [search, setSearch] = useState('')
  const [onlyWaiting, setOnlyWaiting] = useState(false)
  const [page, setPage] = useState(1)
  const mayWrite = mayWriteRegisters(roles)
  const sought = { scope, search: search.trim() || undefined, page, waiting: onlyWaiting ? ('true' as const) : undefined }
  const found = useQuery({ ...pageOfRegister(register, sought), placeholderData: keepPreviousData })
  const none = found.data?.total === 0 && !sought.search && !onlyWaiting
  const single = isSingle(register)
  return (
    <section aria-labelledby="register-title">
      <h3 id="register-title">{words.label}</h3>
      <p className="muted">{words.about}</p>
      {mayWriteForAll(roles, register) && (
        <Select
          label="For"
          options={[
            { value: 'organization', label: 'This organization' },
            { value: 'all', label: 'Every organization' },
          ]}
          value={scope}
          onChange={({ target }) => onScope(target.value)}
        />
      )}
      {register === 'offer-code' && mayWrite && <WaitingImports />}
      {mayWrite && !(single && !none) && (
        <div className="register-acts">
          <OpenedForm label={`Add ${/^[aeio]/.test(words.one) ? 'an' : 'a'} ${words.one}`}>
            {({ close, done }) => (
              <EntryForm
                {...{ register, scope }}
                onClose={close}
                onWritten={({ key }) => {
                  done()
                  onOpen(key)
                }}
              />
            )}
          </OpenedForm>
          {register === 'offer-code' && (
            <>
              <OpenedForm label="Import a file">{({ close }) => <ImportForm onClose={close} />}</OpenedForm>
              <DownloadCodes />
            </>
          )}
        </div>
      )}
      {!single && !none && (
        <TextField
          label={`Search ${labelWithin(register)}`}
          type="search"
          maxLength={100}
          value={search}
          onChange={({ target }) => {
            setSearch(target.value)
            setPage(1)
          }}
        />
      )}
      <Loaded query={found} label={`Loading ${labelWithin(register)}`}>
        {({ entries, total, waiting, pageSize, ofAll }) => (
          <>
            {(waiting > 0 || onlyWaiting) && (
              <Button size="small" variant="quiet" aria-pressed={onlyWaiting} onClick={() => setOnlyWaiting(!onlyWaiting)}>
                {onlyWaiting ? 'Show all' : `Show ${waiting} that ${waiting === 1 ? 'waits' : 'wait'} for a second person`}
              </Button>
            )}
            {entries.length === 0 ? (
              <p className="empty">{none ? (ofAll.length > 0 ? 'None of your own.' : words.empty) : 'Nothing was found.'}</p>
            ) : (
              <Entries {...{ entries, register, addressOf }} label={words.label} />
            )}
            {ofAll.length > 0 && <OfAll {...{ entries: ofAll, register }} />}
            {total > pageSize && (
              <p className="register-pages">
                <Button size="small" variant="secondary" disabled={page === 1} onClick={() => setPage(page - 1)}>
                  Earlier page
                </Button>
                <span>
                  Page {page} of {Math.ceil(total / pageSize)}, {total.toLocaleString('en-US')} in all
                </span>
                <Button size="small" variant="secondary" disabled={page * pageSize >= total} onClick={() => setPage(page + 1)}>
                  Next page
                </Button>
              </p>
            )}
          </>
        )}
      </Loaded>
    </section>
  )
}

interface EntriesProps extends Pick<RegisterViewProps, 'register' | 'addressOf'> {
  readonly entries: readonly RegisterEntry[]
  readonly label: string
}

function Entries({ entries, register, addressOf, label }: EntriesProps) {
  return (
    <table className="console-table register-table">
      <caption className="ui-visually-hidden">{label}</caption>
      <thead>
        <tr>
          <th scope="col">Entry</th>
          <th scope="col">State</th>
          <th scope="col">Written last</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ key, state, owner, last }) => (
          <tr key={key}>
            <td>
              <Link to={addressOf({ entry: key })}>{REGISTER_WORDS[register].summary(last.data) || keyWords(register, key)}</Link>
              {/* An announcement's key names it to no one. */}
              {register !== 'announcement' && <span className="muted register-key">{keyWords(register, key)}</span>}
              {owner && <span className="muted register-key">Loan officer’s own: {ownerWords(owner)}</span>}
            </td>
            <td>
              <StatusChip tone={STATE_WORDS[state].tone}>{STATE_WORDS[state].words}</StatusChip>
            </td>
            <td>
              {last.by ?? 'Came with the installation'}
              <span className="muted register-key">{formatFullMoment(last.at)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What holds here beside the organization's own. */
function OfAll({ entries, register }: Pick<EntriesProps, 'entries' | 'register'>) {
  return (
    <section aria-labelledby="register-of-all">
      <h4 id="register-of-all">For every lender</h4>
      <p className="muted">Our platform team writes these for all lenders. They can’t be changed here.</p>
      <ul className="register-of-all">
        {entries.map(({ key, state, last }) => (
          <li key={key}>
            {REGISTER_WORDS[register].summary(last.data) || titleOf(register, key, last.data)}{' '}
            <StatusChip tone={STATE_WORDS[state].tone}>{STATE_WORDS[state].words}</StatusChip>
          </li>
        ))}
      </ul>
    </section>
  )
}
