import { paperSentWords } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { Card } from '@hearthline/ui/card'
import { FormProblem } from '../forms/form-problem.tsx'
import { ConfirmAction } from '../page/confirm-action.tsx'
import { useRecord, useSigning } from './use-signing.ts'

/** 15 USC 7001(c)(1)(B): paper copies on request, and the right to withdraw. */
export function Paper({ onWithdrawn }: { readonly onWithdrawn: () => unknown }) {
  const { data: state } = useSigning()
  const copies = useRecord()
  const withdrawal = useRecord()
  const withdraw = async () => {
    if (await withdrawal.record({ event: 'CONSENT_WITHDRAWN' })) await onWithdrawn()
  }
  return (
    <>
      <Card as="section" padding="tight" title="Paper copies">
        <p className="mt-2">We mail you copies of what you read and sign here. They are free, and you can still sign online.</p>
        <FormProblem error={copies.error} />
        <div className="mt-4">
          {state?.paperSent && (
            <div className="mb-4">
              <Alert kind="success">{paperSentWords(state.paperSent)}</Alert>
            </div>
          )}
          {state?.paperRequestedAt && !state.paperSent ? (
            <Alert kind="success">You asked for paper copies. We mail them to you, and email you when we have.</Alert>
          ) : (
            <Button
              variant="secondary"
              size="medium"
              loading={copies.busy}
              loadingLabel="Asking…"
              disabled={!state}
              onClick={() => void copies.record({ event: 'PAPER_REQUESTED' })}
            >
              {state?.paperSent ? 'Ask for paper copies again' : 'Ask for paper copies'}
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
