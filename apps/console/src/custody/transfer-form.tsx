import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { assembleDate, DateField, emptyDate } from '@hearthline/ui/date-field'
import { announce } from '@hearthline/ui/live-region'
import { TextField } from '@hearthline/ui/text-field'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { describeProblem, RequestError, request } from '../api/request.ts'
import { ReasonField, reasonFault } from '../decision/reason-field.tsx'
import type { WhichOriginal } from './which-original.ts'

type Faults = Partial<Record<'holder' | 'on' | 'agreement' | 'reason', string>>

/** One person records it: it counts when another administrator has confirmed it. */
export function TransferForm({ which, onRecorded }: { which: WhichOriginal; onRecorded: () => Promise<unknown> }) {
  const [holder, setHolder] = useState('')
  const [on, setOn] = useState(emptyDate)
  const [agreement, setAgreement] = useState('')
  const [reason, setReason] = useState('')
  const [faults, setFaults] = useState<Faults>({})
  const id = useId()
  const show = (found: Faults) => {
    setFaults(found)
    const [first] = Object.keys(found)
    if (first) document.getElementById(`${id}-${first}`)?.focus()
    return first === undefined
  }
  const record = useMutation({
    mutationFn: (body: { holder: string; on: string; agreement: string; reason: string }) =>
      request('POST', '/console/api/v1/applications/:uuid/originals/:document/transfers', { params: { ...which }, body }),
    onSuccess: async () => {
      announce('The transfer is recorded. Another administrator has to confirm it.')
      setHolder('')
      setOn(emptyDate)
      setAgreement('')
      setReason('')
      await onRecorded()
    },
    onError: (problem) => {
      const fields = problem instanceof RequestError ? (problem.data?.fields ?? []) : []
      show(Object.fromEntries(fields.map(({ path, message }) => [path, message])))
    },
  })
  const submit = () => {
    const day = assembleDate(on)
    const why = reasonFault(reason)
    const found: Faults = {
      ...(holder.trim().length < 3 && { holder: 'Enter the legal name of the new holder' }),
      ...(!day && { on: 'Enter a date, such as 11/23/2026' }),
      ...(agreement.trim().length < 3 && { agreement: 'Name the agreement, with its date' }),
      ...(why && { reason: why }),
    }
    const body = { holder: holder.trim(), agreement: agreement.trim(), reason: reason.trim() }
    if (show(found) && day && !record.isPending) record.mutate({ ...body, on: day })
  }
  return (
    <details>
      <summary>Record a transfer of control</summary>
      <form
        className="custody-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {record.error && Object.keys(faults).length === 0 && <Alert kind="error">{describeProblem(record.error)}</Alert>}
        <TextField
          id={`${id}-holder`}
          label="New holder"
          description="The legal name, as in the agreement."
          autoComplete="off"
          value={holder}
          error={faults.holder}
          onChange={({ target }) => setHolder(target.value)}
        />
        <DateField id={`${id}-on`} label="Day of the transfer" value={on} error={faults.on} onChange={setOn} />
        <TextField
          id={`${id}-agreement`}
          label="Agreement"
          description="Its name and date."
          autoComplete="off"
          value={agreement}
          error={faults.agreement}
          onChange={({ target }) => setAgreement(target.value)}
        />
        <ReasonField
          id={`${id}-reason`}
          value={reason}
          error={faults.reason}
          readers={{ words: 'Kept in the custody list.', isToldToBorrower: false }}
          onChange={setReason}
        />
        <Button type="submit" size="small" loading={record.isPending} loadingLabel="Recording">
          Record the transfer
        </Button>
      </form>
    </details>
  )
}
