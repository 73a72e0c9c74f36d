import './income-form.css'
import { formatCents, lenderDay, RECORD_OF } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { type FormEvent, useMemo, useState } from 'react'
import { describeProblem } from '../../api/request.ts'
import { useNow } from '../../frame/use-clock.ts'
import { useShortcut } from '../../frame/use-shortcut.ts'
import { KeepsWords } from '../../kept-words/keeps-words.tsx'
import { DecisionFoot } from '../decision-foot.tsx'
import { changeDraft, useDraft } from '../draft.ts'
import { focusReason, ReasonField, reasonFault } from '../reason-field.tsx'
import { reasonReaders } from '../reason-words.ts'
import type { DecisionProps } from '../review-form.tsx'
import { useSettle } from '../use-settle.ts'
import { type AccountEntry, readAccount, startingAccount } from './account-entries.ts'
import { IncomeAccountPart } from './income-account-part.tsx'
import {
  countedIncomes,
  type EntryFault,
  type IncomeAbout,
  readEntry,
  recordFields,
  type SourceEntry,
  startingEntry,
} from './income-entries.ts'
import { IncomeSourcePart } from './income-source-part.tsx'
import { describeMissing, recordWords } from './income-words.ts'

/** Income beside its documents: what was read is proposed, a person confirms or corrects it, and sees what it comes to before it is recorded. */
export function IncomeForm({ file, item, draftKey, onNotice }: DecisionProps) {
  const about = item.about as IncomeAbout
  const { reason, typed } = useDraft(draftKey)
  const settle = useSettle(file, item, draftKey, onNotice)
  const [faults, setFaults] = useState<readonly EntryFault[]>([])
  const [attempt, setAttempt] = useState(0)
  const now = useNow()
  const asked = useMemo(
    () => about.sources.map((source) => ({ source, fields: recordFields(item.schema, RECORD_OF[source.way]) })),
    [about, item.schema],
  )
  const entryOf = (id: string) => typed[id] as SourceEntry | undefined
  const parts = asked.map(({ source, fields }) => {
    const entry = entryOf(source.source) ?? startingEntry(source, fields)
    return { source, fields, entry, read: readEntry(source, entry, fields) }
  })
  const accounts = about.accounts.map((account) => {
    const entry = (typed[account.source] as AccountEntry | undefined) ?? startingAccount(account)
    return { account, entry, read: readAccount(account, entry) }
  })
  const complete = parts.filter(({ read }) => read.faults.length === 0).map(({ read }) => read.answer)
  const { totalCents } = countedIncomes(complete, lenderDay(new Date(now).toISOString()))
  // Half a document comes to nothing: a sum of it would be false.
  const isComplete = parts.every(({ entry, read }) => entry.outcome === 'NOT_USABLE' || read.faults.length === 0)
  const stated = about.statedCents + about.statedCoOwnersCents

  useShortcut('a', focusReason)

  function submit(event: FormEvent) {
    event.preventDefault()
    const why = reasonFault(reason)
    const found = [...[...accounts, ...parts].flatMap(({ read }) => read.faults), ...(why ? [{ field: 'reason', message: why }] : [])]
    setFaults(found)
    setAttempt(attempt + 1)
    if (found.length > 0 || settle.isPending) return
    settle.mutate({ reason: reason.trim(), data: { sources: [...accounts, ...parts].map(({ read }) => read.answer) }, done: 'Recorded' })
  }
  const errors = Object.fromEntries(faults.toReversed().map(({ field, message }) => [field, message]))
  return (
    <form className="decision" onSubmit={submit} noValidate aria-labelledby="decision-title">
      <KeepsWords draftKey={draftKey} name={item.title} />
      <div className="decision-card">
        <h3 id="decision-title">{item.title}</h3>
        <ErrorSummary attempt={attempt} errors={faults.map(({ field, message }) => ({ field, message }))} />
        <dl className="income-sums">
          <div>
            <dt>Stated</dt>
            <dd>{formatCents(stated, 0)} a year</dd>
          </div>
          {parts.length > 0 && (
            <div data-differs={(isComplete && totalCents < stated) || undefined}>
              <dt>These documents come to</dt>
              <dd>{isComplete ? `${formatCents(totalCents, 0)} a year` : describeMissing(parts.flatMap(({ read }) => read.faults))}</dd>
            </div>
          )}
        </dl>
        {accounts.map(({ account, entry }) => (
          <IncomeAccountPart
            key={account.source}
            {...{ file, account, entry, errors }}
            onChange={(next) => changeDraft(draftKey, { typed: { ...typed, [account.source]: next } })}
          />
        ))}
        {parts.map(({ source, fields, entry }) => (
          <IncomeSourcePart
            key={source.source}
            {...{ file, source, fields, entry, errors }}
            onChange={(next) => changeDraft(draftKey, { typed: { ...typed, [source.source]: next } })}
          />
        ))}
      </div>
      <DecisionFoot
        buttons={
          <Button type="submit" size="small" loading={settle.isPending} loadingLabel="Recording">
            {recordWords([...accounts, ...parts].map(({ entry }) => entry.outcome))}
          </Button>
        }
      >
        {settle.error && <Alert kind="error">{describeProblem(settle.error)}</Alert>}
        <ReasonField
          value={reason}
          error={errors.reason}
          readers={reasonReaders({ item: item.id })}
          onChange={(next) => changeDraft(draftKey, { reason: next })}
        />
      </DecisionFoot>
    </form>
  )
}
