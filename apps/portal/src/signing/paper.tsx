import { Card } from '@hearthline/ui/card'
import { FormProblem } from '../forms/form-problem.tsx'
import { ConfirmAction } from '../page/confirm-action.tsx'
import { PaperCopies } from './paper-copies.tsx'
import { useRecord } from './use-signing.ts'

/** 15 USC 7001(c)(1)(B): paper copies on request, and the right to withdraw. */
export function Paper({ onWithdrawn }: { readonly onWithdrawn: () => unknown }) {
  const withdrawal = useRecord()
  const withdraw = async () => {
    if (await withdrawal.record({ event: 'CONSENT_WITHDRAWN' })) await onWithdrawn()
  }
  return (
    <>
      <PaperCopies />
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
