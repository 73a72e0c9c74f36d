/** What became of the link that someone came by: not looked up yet, or naming someone that this lender does not know. */
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { useEffect, useState } from 'react'
import type { Entry } from '../session/register-answers.ts'
import { currentVisit, senderIdOf } from '../session/visit.ts'

type Unanswered = NonNullable<Entry['unanswered']>

/** "in 12 minutes", again and again while the page stands open. */
export function useWaitWords({ until }: Unanswered): string {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 10_000)
    return () => clearInterval(timer)
  }, [])
  const minutes = Math.ceil((until - now) / 60_000)
  if (minutes <= 0) return 'now'
  return minutes === 1 ? 'in a minute' : `in ${minutes} minutes`
}

export const whyUnanswered = ({ isTooOften }: Unanswered): string =>
  isTooOften ? 'Too many links and codes were tried from your internet connection.' : 'Our server isn’t responding right now.'

export function UnansweredNote({ unanswered, askAgain }: { unanswered: Unanswered; askAgain: () => void }) {
  const [askedAt, setAskedAt] = useState<Unanswered>()
  const wait = useWaitWords(unanswered)
  const { offerCode, prequalification, ...visit } = currentVisit()
  const isKept = Boolean(offerCode ?? prequalification ?? senderIdOf(visit))
  const press = () => {
    setAskedAt(unanswered)
    askAgain()
  }
  return (
    <Alert
      kind="warning"
      title="We couldn’t load your details just now"
      action={
        <Button size="medium" variant="secondary" loading={askedAt === unanswered} onClick={press}>
          Try again
        </Button>
      }
    >
      {whyUnanswered(unanswered)} Try again {wait}, or continue and enter your answers yourself.
      {isKept && ' We keep your link or code, and use it when you apply.'}
    </Alert>
  )
}

export const UnknownSenderNote = () => (
  <Alert kind="warning" title="We don’t know the loan officer in your link">
    You can continue without one, or ask the person who sent you here for a new link.
  </Alert>
)
