import { submissionAnswer } from '@hearthline/domain/items/submission/submission'
import { Alert } from '@hearthline/ui/alert'
import { Checkbox } from '@hearthline/ui/checkbox'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { SubmitRow } from '@hearthline/ui/submit-row'
import type { FormEvent } from 'react'
import type { ReadItem } from '../../../application/item/item-query.ts'
import { usePersistedForm } from '../../../application/item/use-persisted-form.ts'
import { useSaveAnswer } from '../../../application/item/use-save-answer.ts'
import { useApplication } from '../../../application/use-application.ts'
import { FormProblem } from '../../../forms/form-problem.tsx'
import { useFillWithExample } from '../../../forms/use-fill-with-example.ts'
import { Answers } from './answers.tsx'
import { DocumentsToRead } from './documents-to-read.tsx'
import { SignersChanged } from './signers-changed.tsx'
import { toRead, unread } from './to-read.ts'
import { useReadDocuments } from './use-read-documents.ts'
import { WhatSubmittingDoes } from './what-submitting-does.tsx'

interface Values {
  readonly confirmed: boolean
  readonly texasNoticeRead: boolean
}

export function Summary({ item }: { item: ReadItem<'submission'> }) {
  const { application, uuid } = useApplication()
  const [read, addRead] = useReadDocuments(uuid)
  const form = usePersistedForm<Values>('submission', () => ({ confirmed: false, texasNoticeRead: false }))
  const { save, busy, error } = useSaveAnswer('submission', form.failWith)
  const documents = toRead(application.documents)
  const { confirmed, texasNoticeRead } = form.values
  const hasTexasNotice = application.documents.some(({ type }) => type === 'TEXAS_NOTICE')
  const left = unread(documents, read)
  useFillWithExample(() => {
    addRead(documents.map((document) => document.uuid))
    form.replace({ confirmed: true, texasNoticeRead: hasTexasNotice })
  })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const judged = form.judge(submissionAnswer, { confirmed, ...(hasTexasNotice && { texasNoticeRead }) })
    if (judged && left.length === 0 && (await save(judged))) form.forget()
  }
  return (
    <form className="portal-form" onSubmit={(event) => void submit(event)} noValidate>
      <ErrorSummary errors={form.problems} attempt={form.attempt} />
      <FormProblem error={error} />
      <SignersChanged changed={item.about.signersChanged ?? []} />
      <Answers shown={item.about} />
      <DocumentsToRead documents={documents} read={read} onRead={(document) => addRead([document])} />
      <WhatSubmittingDoes creditPulled={item.about.creditPulled === true} />
      {hasTexasNotice && (
        <Checkbox
          name="texasNoticeRead"
          label="I have read the Texas notice about home equity loans"
          required
          checked={texasNoticeRead}
          error={form.errors.texasNoticeRead}
          onChange={(event) => form.set('texasNoticeRead', event.currentTarget.checked)}
        />
      )}
      <Checkbox
        name="confirmed"
        label="The information I gave is correct, and I submit my application"
        required
        checked={confirmed}
        error={form.errors.confirmed}
        onChange={(event) => form.set('confirmed', event.currentTarget.checked)}
      />
      {left.length > 0 && (
        <Alert kind="info">{`You can submit once you’ve read to the end of ${left.map(({ title }) => `“${title}”`).join(' and ')}.`}</Alert>
      )}
      <SubmitRow label="Submit application" loading={busy} disabled={left.length > 0} />
    </form>
  )
}
