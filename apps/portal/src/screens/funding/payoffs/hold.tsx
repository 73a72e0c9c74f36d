import type { ReactNode } from 'react'
import { useApplication } from '../../../application/use-application.ts'
import { PlainScreen } from '../../../plain-ask/plain-screen.tsx'
import { AfterSigning } from '../rescission-exercise/after-signing.tsx'
import { PayoffRequote, PayoffShortfall, QuotedDebts } from './quoted-debts.tsx'

/** What the reader has to know before who is waited for. */
const FIRST: Readonly<Record<string, ReactNode>> = { 'payoff-shortfall': <PayoffShortfall />, 'payoff-requote': <PayoffRequote /> }

/** Debts are about to be paid off: what each creditor asks for, what happens where the draw does not reach for it, and the dates. */
export default function PayoffHold() {
  const { application } = useApplication()
  const first = FIRST[application.openItem ?? '']
  return (
    <PlainScreen
      heading="We are arranging your payoff"
      why="We pay your creditors directly. Here is what each one asks for, and when."
      width="content"
      panel={
        <AfterSigning first={first}>
          <QuotedDebts />
        </AfterSigning>
      }
    />
  )
}
