import { formatPhone, phoneLink } from '@hearthline/domain'
import { Button } from '@hearthline/ui/button'
import { LinkButton } from '@hearthline/ui/link-button'
import { useCallback, useEffect, useState } from 'react'
import { Screen } from '../../page/screen.tsx'
import { ScreenSkeleton } from '../../page/screen-skeleton.tsx'
import { useWaitWords, whyUnanswered } from '../../registration/link-notes.tsx'
import { lookUpSender } from '../../registration/sender.ts'
import { type Entry, fillRegister, readRegisterAnswers } from '../../session/register-answers.ts'
import { useCompany } from '../../session/use-organization.ts'
import NotAcceptingApps from './not-accepting-apps.tsx'

const NO_ANSWER = { until: 0, isTooOften: false }

/**
 * In the place of the register pages, where applicants come by their loan officer only, until it is known that the link names one of them
 * [routes/not-accepting]. What is known is kept with the answers, and the page that was asked for shows.
 */
export default function OfficerGate() {
  const [state, setState] = useState<'asking' | 'unknown' | NonNullable<Entry['unanswered']>>('asking')
  const look = useCallback(async () => {
    const { sender, unanswered } = await lookUpSender()
    if (!sender) return setState(unanswered ?? NO_ANSWER)
    const { data, prefilled, entry } = readRegisterAnswers()
    fillRegister(data, prefilled, { ...entry, sender })
    if (!sender.isKnown) setState('unknown')
  }, [])
  useEffect(() => void look(), [look])
  if (state === 'asking') return <ScreenSkeleton />
  if (state === 'unknown') return <NotAcceptingApps isLinkUnknown />
  return <Unanswered unanswered={state} askAgain={look} />
}

function Unanswered({ unanswered, askAgain }: { unanswered: NonNullable<Entry['unanswered']>; askAgain: () => Promise<void> }) {
  const { name, supportPhone } = useCompany()
  const [busy, setBusy] = useState(false)
  const wait = useWaitWords(unanswered)
  const press = async () => {
    setBusy(true)
    await askAgain()
    setBusy(false)
  }
  return (
    <Screen
      title="Checking your link"
      heading="We couldn’t check your link just now"
      why={`Applications with ${name} start with your loan officer, so we check who sent you first.`}
    >
      <p className="mt-6">
        {whyUnanswered(unanswered)} Try again {wait}, here or by opening your link again. If it takes longer, call us.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button loading={busy} onClick={() => void press()}>
          Try again
        </Button>
        <LinkButton variant="secondary" href={phoneLink(supportPhone)}>
          Call {formatPhone(supportPhone)}
        </LinkButton>
      </div>
    </Screen>
  )
}
