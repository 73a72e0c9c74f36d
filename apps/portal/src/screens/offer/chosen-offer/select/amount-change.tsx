import { toCents } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { useSaveAnswer } from '../../../../application/item/use-save-answer.ts'
import { useApplication } from '../../../../application/use-application.ts'
import { FormProblem } from '../../../../forms/form-problem.tsx'
import { exactMoney } from '../../../../offer/format-figures.ts'
import type { OffersBody } from '../../../../offer/offers-body.ts'
import { stopSending } from '../../../../offer/send-choice.ts'
import { clearChoice } from '../../../../offer/stored-choice.ts'

/** The borrower wants another amount before they sign: what they have stands, and the way back to it. */
export function AmountChange({ body: { chosen } }: { body: OffersBody }) {
  const { uuid } = useApplication()
  const { save, busy, error } = useSaveAnswer('amount-change')
  const keep = async () => {
    stopSending()
    if (await save({ wanted: false })) clearChoice(uuid)
  }
  return (
    <Alert kind="info" title="You are changing your amount">
      {chosen && (
        <p>
          You have {exactMoney(toCents(chosen.amount))} over {chosen.term} years. It stands until you confirm another choice.
        </p>
      )}
      <p className="mt-2">After that you get a new final offer to accept. We won’t pull your credit again.</p>
      <FormProblem error={error} />
      <p className="mt-4">
        <Button variant="secondary" size="medium" loading={busy} onClick={() => void keep()}>
          Keep my offer as it is
        </Button>
      </p>
    </Alert>
  )
}
