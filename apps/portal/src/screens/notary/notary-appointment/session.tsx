/** notary/session: the way into the room, and how the session stands. It can be left and entered again, on any device. */
import { BORROWER } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { Card } from '@hearthline/ui/card'
import { LinkButton } from '@hearthline/ui/link-button'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { request } from '../../../api/request.ts'
import { AskScreen } from '../../../application/item/ask-screen.tsx'
import type { ReadItem } from '../../../application/item/item-query.ts'
import { useApplication } from '../../../application/use-application.ts'
import { WaitPanel } from '../../../application/wait-panel.tsx'
import { FormProblem } from '../../../forms/form-problem.tsx'
import { DeviceCheck } from '../../../notary/device-check.tsx'
import { applicationPath } from '../../../routing/application-path.ts'
import { CoOwnersMissing } from './co-owners-missing.tsx'
import { SessionMails } from './session-mails.tsx'
import { type SessionState, useSessionState } from './use-session-state.ts'
import { WhatToHave } from './what-to-have.tsx'

const ENTER = '/service-application/api/v1/application/heloc/:uuid/notary/session'

const SHOWN = ['notary-session', 'notary-booking', 'deed-signing', 'deed-co-signing', 'notary-rebooking'] as const
type Shown = (typeof SHOWN)[number]

const HEADINGS: Readonly<Record<Shown, string>> = {
  'notary-session': 'Your session with the notary',
  'notary-booking': 'We’re booking your notary',
  'deed-signing': 'We’re filing your signed deed',
  'deed-co-signing': 'You’re done. Others sign the deed next',
  'notary-rebooking': 'Your session wasn’t finished',
}

export default function NotarySession() {
  return (
    <AskScreen items={SHOWN} title="Your session with the notary" heading={({ item }) => HEADINGS[item]}>
      {(item) => <Part key={item.item} item={item} />}
    </AskScreen>
  )
}

function Part({ item }: { item: ReadItem<Shown> }) {
  const { uuid } = useApplication()
  const navigate = useNavigate()
  const isOver = item.item === 'notary-rebooking'
  useEffect(() => {
    if (isOver) void navigate(applicationPath(uuid, 'notary/error'), { replace: true })
  }, [isOver, uuid, navigate])
  if (item.item === 'notary-session') return <Room item={item} />
  if (isOver) return null
  if (item.item === 'deed-co-signing') return <CoOwnersMissing about={item.about} />
  return <WaitPanel under={HEADINGS[item.item]} />
}

const STATE_WORDS: Readonly<Record<string, string>> = {
  BOOKED: 'You can enter when you are ready.',
  WAITING: 'You are in the waiting room. A notary joins soon.',
  IN_SESSION: 'Your session has begun. You can go back in where you left it.',
  SIGNED: 'The deed is signed and sealed.',
}

const SIGNED = 'You have signed the deed. You don’t need to stay.'

/** Each person's own word of it is the notary's. */
function WhoSigned({ participants }: Pick<SessionState, 'participants'>) {
  return (
    <Card as="section" title="Who has signed">
      <ul className="grid gap-2" aria-live="polite">
        {participants.map(({ party, name, state }) => (
          <li key={party}>
            {party === BORROWER ? 'You' : name}: {state === 'SIGNED' ? 'signed' : 'not signed yet'}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Room({ item: { about } }: { item: ReadItem<'notary-session'> }) {
  const { uuid } = useApplication()
  const { state, participants, error: unseen } = useSessionState()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const enter = async () => {
    setBusy(true)
    setError(undefined)
    try {
      const { opening } = await request('POST', ENTER, { params: { uuid } })
      window.location.assign(opening.url)
    } catch (problem) {
      setError(problem)
      setBusy(false)
    }
  }
  const begun = state === 'IN_SESSION'
  const isAhead = !begun && state !== 'SIGNED'
  const mine = participants.find(({ party }) => party === BORROWER)
  // What was signed there is known a moment before its outcome leads on: no one is asked to sign twice.
  const isSigned = state === 'SIGNED'
  const isSeen = state !== undefined || unseen !== undefined
  return (
    <div className="mt-8 grid gap-8">
      <FormProblem error={error ?? unseen} />
      {participants.length > 1 && begun && <WhoSigned participants={participants} />}
      <Card
        as="section"
        title={isSigned || mine?.state === 'SIGNED' ? 'You have signed the deed' : (about.when ?? 'A notary is ready to meet you')}
      >
        <p aria-live="polite">{mine?.state === 'SIGNED' && !isSigned ? SIGNED : (STATE_WORDS[state ?? 'BOOKED'] ?? STATE_WORDS.BOOKED)}</p>
        {!isSigned && (
          <>
            <ol className="mt-4 grid list-decimal gap-2 ps-5">
              <li>The notary joins by video.</li>
              <li>You show your ID to the camera.</li>
              <li>You read the deed and sign it while the notary watches.</li>
              <li>The notary puts a seal on it. Then you are done.</li>
            </ol>
            <div className="mt-6">
              <Button
                wide
                loading={busy || !isSeen}
                loadingLabel={isSeen ? 'Opening' : 'Checking the session'}
                onClick={() => void enter()}
              >
                {begun ? 'Go back into the session' : 'Enter the session'}
              </Button>
            </div>
          </>
        )}
      </Card>
      {isAhead && <DeviceCheck />}
      {isAhead && <WhatToHave others={about.others} online />}
      {begun && <Alert kind="info">You can leave and come back, on this device or on another one. Sign in there and open this page.</Alert>}
      {isAhead && <SessionMails others={about.others.length > 0} />}
      {!isSigned && (
        <div>
          <LinkButton as={Link} to={applicationPath(uuid, 'notary/intro')} variant="quiet" size="medium">
            See or change your appointment
          </LinkButton>
        </div>
      )}
    </div>
  )
}
