import { useMemo } from 'react'
import { Link } from 'react-router'
import { useApplication } from '../../../application/use-application.ts'
import { useProceed } from '../../../application/use-proceed.ts'
import { applicationPath } from '../../../routing/application-path.ts'
import { PaperAddress } from '../../../signing/paper-address.tsx'
import { ResumeSigning } from '../../../signing/resume-signing.tsx'
import { borrowersSigning, SigningContext } from '../../../signing/signing-source.ts'
import { WhereToSend } from '../../../signing/where-to-send.tsx'

/** The team calls them, or their documents are on paper. */
const PAUSED: ReadonlySet<string> = new Set(['signing-help', 'paper-signing'])

/** Someone who declined, or asked for paper, may take signing up again by themselves; nothing is shown at any other time. */
export function PausedSigning() {
  const { uuid, application } = useApplication()
  const source = useMemo(() => borrowersSigning(uuid), [uuid])
  if (application.openItem === null || !PAUSED.has(application.openItem)) return null
  return (
    <SigningContext value={source}>
      <PaperAddress />
      {application.openItem === 'paper-signing' && <WhereToSend />}
      <TakeUpAgain />
    </SigningContext>
  )
}

function TakeUpAgain() {
  const { uuid, refresh } = useApplication()
  const proceed = useProceed()
  const goOn = async () => {
    await refresh()
    await proceed({ previous: null })
  }
  return <ResumeSigning onResumed={goOn} beside={<Link to={applicationPath(uuid, 'signing/support')}>Get help with signing</Link>} />
}
