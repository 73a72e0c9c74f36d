import { formatPhone, phoneLink } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { Card } from '@hearthline/ui/card'
import { LinkButton } from '@hearthline/ui/link-button'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { useApplication } from '../../../application/use-application.ts'
import { FormProblem } from '../../../forms/form-problem.tsx'
import { ConfirmAction } from '../../../page/confirm-action.tsx'
import type { PlainAsk } from '../../../plain-ask/plain-ask.tsx'
import { PlainScreen } from '../../../plain-ask/plain-screen.tsx'
import { applicationPath } from '../../../routing/application-path.ts'
import { useCompany } from '../../../session/use-organization.ts'
import { borrowersSigning, SigningContext } from '../../../signing/signing-source.ts'
import { useRecord, useSigning } from '../../../signing/use-signing.ts'
import { PausedSigning } from './paused-signing.tsx'

const SAID = { heading: 'Help with signing', why: 'Ask us anything before you sign. What you did is saved.' }
const HELP: PlainAsk = { item: 'note-signing', isOwn: true, said: () => SAID, form: () => <Help /> }
const ASKS = [HELP]

/** Whoever has a question, sees something wrong, or wants paper. */
export default function SigningSupport() {
  return <PlainScreen {...SAID} asks={ASKS} meanwhile={<PausedSigning />} />
}

function Help() {
  const { uuid } = useApplication()
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
          Don’t sign it. Call us and say what is wrong. We correct it, and you get a new document to read and sign. What you signed before
          stays on record.
        </p>
      </Card>
      <SigningContext value={source}>
        <Paper />
      </SigningContext>
      <div>
        <LinkButton as={Link} to={applicationPath(uuid, 'signing/sign')}>
          Back to signing
        </LinkButton>
      </div>
    </div>
  )
}

/** 15 USC 7001(c)(1)(B): paper copies on request, and the right to withdraw. */
function Paper() {
  const { refresh } = useApplication()
  const { data: state } = useSigning()
  const copies = useRecord()
  const withdrawal = useRecord()
  const withdraw = async () => {
    if (await withdrawal.record({ event: 'CONSENT_WITHDRAWN' })) await refresh()
  }
  return (
    <>
      <Card as="section" padding="tight" title="Paper copies">
        <p className="mt-2">We mail you copies of what you read and sign here. They are free, and you can still sign online.</p>
        <FormProblem error={copies.error} />
        <div className="mt-4">
          {state?.paperRequestedAt ? (
            <Alert kind="success">You asked for paper copies. We mail them to you.</Alert>
          ) : (
            <Button
              variant="secondary"
              size="medium"
              loading={copies.busy}
              loadingLabel="Asking…"
              disabled={!state}
              onClick={() => void copies.record({ event: 'PAPER_REQUESTED' })}
            >
              Ask for paper copies
            </Button>
          )}
        </div>
      </Card>
      <Card as="section" padding="tight" title="Sign on paper instead">
        <p className="mt-2">
          You can withdraw your agreement to sign electronically. It is free. Our team then arranges paper, which takes longer.
        </p>
        <FormProblem error={withdrawal.error} />
        <div className="mt-2">
          <ConfirmAction
            opener="Withdraw, and sign on paper"
            title="Stop signing online?"
            yes="Yes, sign on paper"
            doing="Telling our team…"
            no="Continue online"
            busy={withdrawal.busy}
            onYes={() => void withdraw()}
          >
            What you signed stays on record. You can come back and sign online at any time before you sign on paper.
          </ConfirmAction>
        </div>
      </Card>
    </>
  )
}
