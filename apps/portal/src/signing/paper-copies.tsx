import { formatLenderMoment, paperSentWords } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { Card } from '@hearthline/ui/card'
import { FormProblem } from '../forms/form-problem.tsx'
import { useRecord, useSigning } from './use-signing.ts'

/** 15 USC 7001(c)(1)(B)(iv): paper copies on request, while someone signs and ever after. Nothing is shown to whoever has nothing to sign. */
export function PaperCopies() {
  const { data: state, error: unread } = useSigning()
  const { record, busy, error } = useRecord()
  if (!unread && !state?.mayAskForPaper) return null
  const { paperRequestedAt: askedAt, paperSent: sent } = state ?? { paperRequestedAt: null, paperSent: null }
  return (
    <Card as="section" padding="tight" title="Paper copies">
      <p className="mt-2">
        We mail you copies of the documents you sign for this line. They are free.
        {state?.isOpen && (state.atOffice ? ' You can still read online.' : ' You can still sign online.')}
      </p>
      <div className="mt-4 grid justify-items-start gap-4">
        <FormProblem error={error ?? unread} />
        {sent && <Alert kind="success">{paperSentWords(sent)}</Alert>}
        {askedAt && !sent ? (
          <Alert kind="success">
            You asked for paper copies on {formatLenderMoment(askedAt)}. We mail them to you, and email you when we have.
          </Alert>
        ) : (
          <Button
            variant="secondary"
            size="medium"
            loading={busy}
            loadingLabel="Asking…"
            disabled={!state}
            onClick={() => void record({ event: 'PAPER_REQUESTED' })}
          >
            {sent ? 'Ask for paper copies again' : 'Ask for paper copies'}
          </Button>
        )}
      </div>
    </Card>
  )
}
