import { texasItemizationReceiptAnswer } from '@hearthline/domain/items/closing/texas-itemization-receipt'
import { Alert } from '@hearthline/ui/alert'
import { Checkbox } from '@hearthline/ui/checkbox'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { type FormEvent, useState } from 'react'
import type { ReadItem } from '../../../application/item/item-query.ts'
import { usePersistedForm } from '../../../application/item/use-persisted-form.ts'
import { useSaveAnswer } from '../../../application/item/use-save-answer.ts'
import { DocumentViewer } from '../../../document-viewer/document-viewer.tsx'
import { documentWords } from '../../../document-viewer/document-words.ts'
import { FormProblem } from '../../../forms/form-problem.tsx'
import { useFillWithExample } from '../../../forms/use-fill-with-example.ts'

const { title } = documentWords('TEXAS_ITEMIZATION')

type Question = ReadItem<'texas-itemization-receipt'>

/** The final costs, open on the page: confirmed once they were read to the end. The business day before signing counts from there. */
export function CostsToRead({ item }: { item: Question }) {
  const { documentId } = item.about
  const [first] = useState(documentId)
  return (
    <>
      {documentId !== first && (
        <div className="mt-6">
          <Alert kind="warning" title="Your itemized costs changed">
            We made them again while this page was open. Please read the new ones to the end, and then confirm.
          </Alert>
        </div>
      )}
      {/* Costs that changed are read anew, from their beginning. */}
      <Costs key={documentId} item={item} />
    </>
  )
}

function Costs({ item }: { item: Question }) {
  const { documentId } = item.about
  const form = usePersistedForm('texas-itemization-receipt', () => ({ received: false }))
  const [isRead, setRead] = useState(documentId === undefined)
  const { save, busy, error } = useSaveAnswer('texas-itemization-receipt', form.failWith)
  useFillWithExample(() => {
    setRead(true)
    form.replace({ received: true })
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const judged = form.judge(texasItemizationReceiptAnswer)
    if (judged && (await save(judged))) form.forget()
  }
  return (
    <form className="portal-form" onSubmit={(event) => void submit(event)} noValidate>
      <ErrorSummary errors={form.problems} attempt={form.attempt} />
      <FormProblem error={error} />
      {documentId && <DocumentViewer document={{ uuid: documentId, title }} mustBeRead onRead={() => setRead(true)} />}
      <Checkbox
        name="received"
        label="I have read my itemized costs"
        description={isRead ? undefined : 'You can check this box once you’ve read to the end.'}
        required
        disabled={!isRead}
        checked={form.values.received}
        error={form.errors.received}
        onChange={(event) => form.set('received', event.currentTarget.checked)}
      />
      <SubmitRow loading={busy} />
    </form>
  )
}
