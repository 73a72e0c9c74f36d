import { useApplication } from '../../../application/use-application.ts'
import { PlainScreen } from '../../../plain-ask/plain-screen.tsx'
import { QuotedDebts } from './quoted-debts.tsx'

/** Debts are about to be paid off: what each creditor asks for, and what happens where the draw does not reach for it. */
export default function PayoffHold() {
  const { application } = useApplication()
  const isShort = application.openItem === 'payoff-shortfall'
  return (
    <PlainScreen
      heading="We are arranging your payoff"
      {...(isShort && { mayDo: 'Call us once you have paid.' })}
      meanwhile={<QuotedDebts />}
    />
  )
}
