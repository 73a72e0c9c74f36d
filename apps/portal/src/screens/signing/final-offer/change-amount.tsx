import { Button } from '@hearthline/ui/button'
import { useSaveAnswer } from '../../../application/item/use-save-answer.ts'
import { FormProblem } from '../../../forms/form-problem.tsx'

/** Back to the offers: until the note is signed another amount may be chosen. */
export function ChangeAmount() {
  const { save, busy, error } = useSaveAnswer('amount-change')
  return (
    <div>
      <FormProblem error={error} />
      <Button variant="secondary" size="medium" loading={busy} onClick={() => void save({ wanted: true })}>
        Change my amount
      </Button>
    </div>
  )
}
