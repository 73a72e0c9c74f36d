import { LinkButton } from '@hearthline/ui/link-button'
import { Link } from 'react-router'
import { useApplication } from '../../../application/use-application.ts'
import type { PlainAsk } from '../../../plain-ask/plain-ask.ts'
import { PlainScreen } from '../../../plain-ask/plain-screen.tsx'
import { applicationPath } from '../../../routing/application-path.ts'
import { DeclineSigning } from '../../../signing/decline-signing.tsx'
import { SigningPhases } from '../../../signing/signing-phases.tsx'
import { BorrowerSigns } from './borrower-signs.tsx'
import { FinishReading } from './finish-reading.tsx'
import { FinishSigning } from './finish-signing.tsx'
import { PausedSigning } from './paused-signing.tsx'
import { SignersAwaited } from './signers-awaited.tsx'

const SAID = { heading: 'Sign your documents', why: 'You can stop at any time. What you did is kept, also on another device.' }
const SIGN: PlainAsk = { item: 'note-signing', isOwn: true, said: () => SAID, form: () => <Signing /> }
const TO_READ = { heading: 'Read your documents', why: 'You can stop at any time. What you have read is kept, also on another device.' }
const READ: PlainAsk = { item: 'closing-review', isOwn: true, said: () => TO_READ, form: () => <Signing atOffice /> }
const ASKS = [SIGN, READ]

/** The documents are read, and signed place by place; or read alone, where they are signed at an office. */
export default function Sign() {
  return <PlainScreen {...SAID} asks={ASKS} meanwhile={<WhileWaiting />} />
}

/** Just after it was sent: an email that is missing is asked for here too. */
const WhileWaiting = () => (
  <>
    <PausedSigning />
    <SignersAwaited />
  </>
)

function Signing({ atOffice = false }: { readonly atOffice?: boolean }) {
  const { uuid, refresh } = useApplication()
  return (
    <BorrowerSigns>
      <SigningPhases
        finish={(state) => (atOffice ? <FinishReading state={state} /> : <FinishSigning state={state} />)}
        below={
          <div className="flex flex-wrap items-start gap-4 border-t border-hairline pt-6">
            <LinkButton as={Link} variant="quiet" size="medium" to={applicationPath(uuid, 'signing/support')}>
              {atOffice ? 'Help, paper copies, or read on paper' : 'Help, paper copies, or sign on paper'}
            </LinkButton>
            <DeclineSigning hasOffer onDeclined={() => void refresh()} />
          </div>
        }
      />
    </BorrowerSigns>
  )
}
