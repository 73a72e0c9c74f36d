import { formatPhone, phoneLink } from '@hearthline/domain'
import { Card } from '@hearthline/ui/card'
import { LinkButton } from '@hearthline/ui/link-button'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { useApplication } from '../../../application/use-application.ts'
import type { PlainAsk } from '../../../plain-ask/plain-ask.ts'
import { PlainScreen } from '../../../plain-ask/plain-screen.tsx'
import { applicationPath } from '../../../routing/application-path.ts'
import { useCompany } from '../../../session/use-organization.ts'
import { BorrowersPaperCopies } from '../../../signing/borrowers-paper-copies.tsx'
import { Paper } from '../../../signing/paper.tsx'
import { borrowersSigning, SigningContext } from '../../../signing/signing-source.ts'
import { PausedSigning } from './paused-signing.tsx'

const SAID = { heading: 'Help with signing', why: 'Ask us anything before you sign. What you did is saved.' }
const HELP: PlainAsk = { item: 'note-signing', isOwn: true, said: () => SAID, form: () => <Help /> }
const TO_READ = { heading: 'Help with your documents', why: 'Ask us anything before you sign. What you did is saved.' }
const HELP_READING: PlainAsk = { item: 'closing-review', isOwn: true, said: () => TO_READ, form: () => <Help atOffice /> }
const ASKS = [HELP, HELP_READING]

/** Whoever has a question, sees something wrong, or wants paper. */
export default function SigningSupport() {
  return <PlainScreen {...SAID} asks={ASKS} meanwhile={<PausedSigning />} otherwise={<Copies />} />
}

/** The consent promises them on this page, and at any time. */
const Copies = () => (
  <div className="mt-8">
    <BorrowersPaperCopies />
  </div>
)

function Help({ atOffice = false }: { readonly atOffice?: boolean }) {
  const { uuid, refresh } = useApplication()
  const { supportPhone, supportEmail } = useCompany()
  const source = useMemo(() => borrowersSigning(uuid), [uuid])
  return (
    <div className="mt-8 grid gap-6">
      <Card as="section" padding="tight" title="Talk to us">
        <p className="mt-2">
          Call {formatPhone(supportPhone)}, or email <a href={`mailto:${supportEmail}`}>{supportEmail}</a>. The hours are on the{' '}
          <Link to="/contact">contact page</Link>.
        </p>
        <div className="mt-4">
          <LinkButton variant="secondary" size="medium" href={phoneLink(supportPhone)}>
            Call {formatPhone(supportPhone)}
          </LinkButton>
        </div>
      </Card>
      <Card as="section" padding="tight" title="Something in a document is wrong">
        <p className="mt-2">
          {atOffice
            ? 'Call us and say what is wrong. We correct it, and you get a new document to read before you sign.'
            : 'Don’t sign it. Call us and say what is wrong. We correct it, and you get a new document to read and sign. What you signed before stays on record.'}
        </p>
      </Card>
      <SigningContext value={source}>
        <Paper atOffice={atOffice} onWithdrawn={refresh} />
      </SigningContext>
      <div>
        <LinkButton as={Link} to={applicationPath(uuid, 'signing/sign')}>
          {atOffice ? 'Back to your documents' : 'Back to signing'}
        </LinkButton>
      </div>
    </div>
  )
}
