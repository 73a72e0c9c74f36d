import { Navigate } from 'react-router'
import { useApplication } from '../../../application/use-application.ts'
import { PlainScreen } from '../../../plain-ask/plain-screen.tsx'
import { DebtsAsQuoted } from '../payoffs/quoted-debts.tsx'
import { AfterSigning } from './after-signing.tsx'

const SIGNED = 'Everything is signed, and there is nothing you need to do now.'
const OTHERS_SIGN = 'You have signed. Not everyone has signed the deed before a notary yet.'

/** The borrower has signed: the way from there to the money, by its real dates, and how to cancel while there is time. */
export default function Complete() {
  const { application } = useApplication()
  // The line is open: its page is the dashboard.
  if (application.step === 'COMPLETE') return <Navigate to="/dashboard" replace />
  const isWaitingForOwners = application.openItem === 'deed-co-signing'
  return (
    <PlainScreen
      heading="You’re almost done"
      why={`${isWaitingForOwners ? OTHERS_SIGN : SIGNED} Here is each date until your money is with you.`}
      width="content"
      panel={
        <AfterSigning>
          <DebtsAsQuoted />
        </AfterSigning>
      }
    />
  )
}
