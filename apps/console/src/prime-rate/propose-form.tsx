import { assembleDate, DateField, emptyDate } from '@hearthline/ui/date-field'
import { announce } from '@hearthline/ui/live-region'
import { TextField } from '@hearthline/ui/text-field'
import { useQueryClient } from '@tanstack/react-query'
import { request } from '../api/request.ts'
import { OpenedForm } from '../recording/opened-form.tsx'
import { RecordForm } from '../recording/record-form.tsx'
import { useRecord } from '../recording/use-record.ts'

/** One person's proposal: it prices nothing until another confirms it. */
export function ProposeForm() {
  return (
    <div className="prime-rate-propose">
      <OpenedForm label="Propose a rate">{({ close }) => <Form onClose={close} />}</OpenedForm>
    </div>
  )
}

function Form({ onClose }: { readonly onClose: () => void }) {
  const client = useQueryClient()
  const recording = useRecord({
    draftKey: 'prime-rate',
    blank: { from: emptyDate, percent: '', source: '' },
    withoutReason: true,
    faultsOf: ({ from, percent, source }) => ({
      from: assembleDate(from) ? undefined : 'Enter a date, such as 11/23/2026',
      percent: /^\d{1,2}\.\d{2}$/.test(percent.trim()) ? undefined : 'Enter a percentage with two decimals, like 6.75',
      source: source.trim().length < 8 ? 'Say where the rate is published, with the date you read it' : undefined,
    }),
    bodyOf: ({ from, percent, source }) => ({ from: assembleDate(from) ?? '', percent: percent.trim(), source: source.trim() }),
    send: (body) => request('POST', '/console/api/v1/prime-rate', { body }),
    onRecorded: () => {
      announce('The rate is proposed. Another person has to confirm it.')
      onClose()
      return client.invalidateQueries({ queryKey: ['prime-rate'] })
    },
  })
  const { typed, faults, set } = recording
  return (
    <RecordForm recording={recording} name="Propose a rate" act={['Propose this rate', 'Proposing']} onClose={onClose}>
      <DateField label="First day" value={typed.from} error={faults.from} onChange={(from) => set({ from })} />
      <TextField
        label="Prime rate"
        suffix="%"
        inputMode="decimal"
        autoComplete="off"
        value={typed.percent}
        error={faults.percent}
        onChange={({ target }) => set({ percent: target.value })}
      />
      <TextField
        label="Source"
        description="Where the rate is published, and the date you read it."
        autoComplete="off"
        value={typed.source}
        error={faults.source}
        onChange={({ target }) => set({ source: target.value })}
      />
    </RecordForm>
  )
}
