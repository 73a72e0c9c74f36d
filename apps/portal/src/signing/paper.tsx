import { Card } from '@hearthline/ui/card'
import { FormProblem } from '../forms/form-problem.tsx'
import { ConfirmAction } from '../page/confirm-action.tsx'
import { PaperCopies } from './paper-copies.tsx'
import { useRecord } from './use-signing.ts'

const SIGNING = {
  title: 'Sign on paper instead',
  about:
    'You can withdraw your agreement to electronic documents. There is no fee. From then on we give you no more documents electronically: our team mails you the documents to sign, which takes longer.',
  opener: 'Withdraw, and sign on paper',
  question: 'Stop signing online?',
  yes: 'Yes, sign on paper',
  after: 'What you signed stays on record. You can come back and sign online at any time before you sign on paper.',
}

const READING = {
  title: 'Read on paper instead',
  about:
    'You can withdraw your agreement to electronic documents. There is no fee. From then on we give you no more documents electronically: our team mails you the documents, which takes longer. You sign at the office either way.',
  opener: 'Withdraw, and read on paper',
  question: 'Stop reading online?',
  yes: 'Yes, read on paper',
  after: 'You can come back and read online at any time before you sign at the office.',
}

/** 15 USC 7001(c)(1)(B): paper copies on request, and the right to withdraw. */
export function Paper({ atOffice = false, onWithdrawn }: { readonly atOffice?: boolean; readonly onWithdrawn: () => unknown }) {
  const words = atOffice ? READING : SIGNING
  const withdrawal = useRecord()
  const withdraw = async () => {
    if (await withdrawal.record({ event: 'CONSENT_WITHDRAWN' })) await onWithdrawn()
  }
  return (
    <>
      <PaperCopies />
      <Card as="section" padding="tight" title={words.title}>
        <p className="mt-2">{words.about}</p>
        <FormProblem error={withdrawal.error} />
        <div className="mt-2">
          <ConfirmAction
            opener={words.opener}
            title={words.question}
            yes={words.yes}
            doing="Telling our team…"
            no="Continue online"
            busy={withdrawal.busy}
            onYes={() => void withdraw()}
          >
            {words.after}
          </ConfirmAction>
        </div>
      </Card>
    </>
  )
}
