import { formatLenderMoment } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { useState } from 'react'
import { FormProblem } from '../forms/form-problem.tsx'
import { ConfirmAction } from '../page/confirm-action.tsx'
import { AgreeAgain } from './agree-again.tsx'
import { MailingAddress } from './mailing-address.tsx'
import { useRecord, useSigning } from './use-signing.ts'

/** 15 USC 7001(c)(1)(B): the consent to electronic documents, its withdrawal with what follows from it, and how it is given again. */
export function ElectronicDelivery() {
  const { data: state, error: unread } = useSigning()
  const { record, busy, error } = useRecord()
  const [isDone, setDone] = useState(false)
  if (!state) return <FormProblem error={unread} />
  const { onPaperSince, mailTo } = state
  if (onPaperSince)
    return (
      <div className="grid gap-4">
        <Alert kind="info" title="Your documents come on paper">
          You withdrew your consent on {formatLenderMoment(onPaperSince)}. We mail each new document and notice, free of charge.
        </Alert>
        <MailingAddress mailTo={mailTo} />
        <AgreeAgain onAgreed={() => setDone(true)} />
      </div>
    )
  return (
    <div className="grid gap-4">
      {isDone && <Alert kind="success">You agreed again. New documents appear here, and we email you.</Alert>}
      <p>You get documents and notices electronically. You can withdraw your consent at any time, free of charge.</p>
      <FormProblem error={error} />
      <ConfirmAction
        opener="Withdraw, and get paper"
        title="Get all documents on paper?"
        yes="Yes, withdraw my consent"
        doing="Withdrawing…"
        no="Keep electronic documents"
        busy={busy}
        onYes={() => void record({ event: 'CONSENT_WITHDRAWN' })}
      >
        From then on we mail each new document and notice{mailTo ? ` to ${mailTo}` : ': add your address here after it'}. There is no fee.
        Your application continues, and takes longer. What you still have to sign comes on paper too. If a session with a notary online is
        booked, it is canceled, and you meet a notary in person. What you received or signed before stays valid. You can agree again here at
        any time.
      </ConfirmAction>
      <MailingAddress mailTo={mailTo} />
    </div>
  )
}
