import type { OwnEntry, OwnedRegister } from '@hearthline/contract'
import { formatShortDate } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { CopyButton } from '@hearthline/ui/copy-button'
import { announce } from '@hearthline/ui/live-region'
import { StatusChip } from '@hearthline/ui/status-chip'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { describeProblem, request } from '../api/request.ts'
import { Loaded } from '../frame/loaded.tsx'
import { REFETCH_MS } from '../query-client.ts'
import { OpenedForm } from '../recording/opened-form.tsx'
import { formatFullMoment } from '../words/format-moment.ts'
import { ENTRIES } from './agent-words.ts'
import { CodeForm } from './code-form.tsx'
import { Pages } from './pages.tsx'
import { ReferralForm } from './referral-form.tsx'
import { SendForm } from './send-form.tsx'
import { type Officer, officerWords, useOfficers } from './use-officers.ts'

export const OfferCodes = () => (
  <Entries
    register="offer-code"
    title="Your offer codes"
    about="A code tells the lender who sent an applicant, on a flyer or a sign. It names no one, and it changes no rate and no fee."
    empty="No offer codes yet. Each one that you make appears here with how often it was used."
    add="Make an offer code"
    form={(props) => <CodeForm {...props} />}
  />
)

export const Referrals = () => (
  <Entries
    register="referral"
    title="Your referrals"
    about="A referral fills in the application with what you know of someone. They check each answer themselves. It lasts 60 days."
    empty="No referrals yet. Each one that you make appears here with a link to send."
    add="Refer someone"
    form={(props) => <ReferralForm {...props} />}
  />
)

interface EntriesProps {
  readonly register: OwnedRegister
  readonly title: string
  readonly about: string
  readonly empty: string
  readonly add: string
  readonly form: (props: { officers: readonly Officer[]; leftToday: number; onClose: () => void }) => ReactNode
}

/** What they made of one kind: how often it was used, its link, and its end. */
function Entries({ register, title, about, empty, add, form }: EntriesProps) {
  const [page, setPage] = useState(1)
  const officers = useOfficers()
  const list = useQuery({
    queryKey: ['agent-entries', register, page],
    queryFn: ({ signal }) => request('GET', '/console/api/v1/agent/entries', { signal, query: { register, page } }),
    refetchInterval: REFETCH_MS,
  })
  return (
    <section aria-labelledby="agents-title">
      <h1 id="agents-title" tabIndex={-1}>
        {title}
      </h1>
      <p className="muted">{about}</p>
      <Loaded query={officers} label="Loading your loan officers">
        {({ officers: own, leftToday: mailsLeft }) => (
          <Loaded query={list} label={`Loading ${title.toLowerCase()}`}>
            {({ entries, total, pageSize, leftToday }) => (
              <>
                {own.length === 0 ? (
                  <NoOfficer />
                ) : (
                  <OpenedForm label={add}>{({ close }) => form({ officers: own, leftToday, onClose: close })}</OpenedForm>
                )}
                {entries.length === 0 && own.length > 0 && <p className="empty">{empty}</p>}
                <ul className="data-list">
                  {entries.map((entry) => (
                    <Entry key={entry.key} entry={entry} officers={own} mailsLeft={mailsLeft} />
                  ))}
                </ul>
                <Pages page={page} total={total} pageSize={pageSize} onPage={setPage} />
              </>
            )}
          </Loaded>
        )}
      </Loaded>
    </section>
  )
}

export const NoOfficer = () => (
  <Alert kind="warning" title="You send for no loan officer now">
    An administrator of the lender says for whom you send. Ask them.
  </Alert>
)

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`)

function Entry({ entry, officers, mailsLeft }: { entry: OwnEntry; officers: readonly Officer[]; mailsLeft: number }) {
  const { register, key, name, email, homeState, state, link, lastDay, opened, lastOpenedAt, begun, submitted, madeAt, madeByYou } = entry
  const officer = officerWords(officers, entry.officer)
  const isActive = state === 'ACTIVE'
  return (
    <li>
      <p>
        <strong className="agents-email">{name}</strong>{' '}
        {register === 'offer-code' ? (
          <code>{key}</code>
        ) : (
          <span className="muted agents-email">{[homeState, email].filter(Boolean).join(' · ')}</span>
        )}{' '}
        <StatusChip tone={isActive ? 'positive' : state === 'NOT_LICENSED' ? 'caution' : 'neutral'}>{ENTRIES[state]}</StatusChip>
      </p>
      <p>
        Opened {opened === 0 ? '0 times' : times(opened)}
        {lastOpenedAt && `, last ${formatFullMoment(lastOpenedAt)}`}. Applications begun: {begun}. Submitted: {submitted}.
      </p>
      <p className="muted">
        Made {madeByYou ? 'by you' : 'by someone else who sends for the same loan officer'}, {formatFullMoment(madeAt)}.
        {officer && ` For ${officer}.`}
        {lastDay && ` ${isActive ? 'Works' : 'Worked'} through ${formatShortDate(lastDay)}.`}
      </p>
      {state === 'NOT_LICENSED' && (
        <p className="muted">The loan officer is no longer licensed in {homeState}. The link fills in nothing.</p>
      )}
      {(isActive || state === 'NOT_LICENSED') && (
        <div className="agents-acts">
          {isActive && <CopyButton text={link} label="Copy link" />}
          {isActive && email !== null && (
            <OpenedForm label={`Email the link to ${email}`}>
              {({ close }) => (
                <SendForm
                  officers={officers.filter(({ id }) => id === entry.officer)}
                  leftToday={mailsLeft}
                  to={{ email, firstName: name.split(' ')[0] ?? name, referral: key }}
                  onClose={close}
                />
              )}
            </OpenedForm>
          )}
          <End entry={entry} />
        </div>
      )}
    </li>
  )
}

/** Asked once more: what has ended is not used again. */
function End({ entry: { register, key, name } }: { entry: OwnEntry }) {
  const client = useQueryClient()
  const [asked, setAsked] = useState(false)
  const end = useMutation({
    mutationFn: () => request('POST', '/console/api/v1/agent/entries/:register/:key/end', { params: { register, key } }),
    onSuccess: () => announce(`${name} has ended.`),
    onSettled: () => client.invalidateQueries({ queryKey: ['agent-entries'] }),
  })
  if (!asked)
    return (
      <Button size="small" variant="quiet" onClick={() => setAsked(true)}>
        End<span className="ui-visually-hidden"> {name}</span>
      </Button>
    )
  return (
    <>
      {end.error && <Alert kind="error">{describeProblem(end.error)}</Alert>}
      <Button size="small" variant="secondary" loading={end.isPending} loadingLabel="Ending" onClick={() => end.mutate()}>
        End {name} now
      </Button>
      <Button size="small" variant="quiet" onClick={() => setAsked(false)}>
        Keep it
      </Button>
    </>
  )
}
