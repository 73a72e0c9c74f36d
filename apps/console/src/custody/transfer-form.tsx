import { assembleDate, DateField, emptyDate } from '@hearthline/ui/date-field'
import { announce } from '@hearthline/ui/live-region'
import { TextField } from '@hearthline/ui/text-field'
import { request } from '../api/request.ts'
import { OpenedForm } from '../recording/opened-form.tsx'
import { RecordForm } from '../recording/record-form.tsx'
import { useRecord } from '../recording/use-record.ts'
import type { WhichOriginal } from './which-original.ts'

interface TransferFormProps {
  readonly which: WhichOriginal
  readonly onRecorded: () => Promise<unknown>
}

/** One person records it: it counts when another administrator has confirmed it. */
export function TransferForm(props: TransferFormProps) {
  return <OpenedForm label="Record a transfer of control">{({ close }) => <Form {...props} onClose={close} />}</OpenedForm>
}

function Form({ which, onRecorded, onClose }: TransferFormProps & { readonly onClose: () => void }) {
  const { uuid, document } = which
  const recording = useRecord({
    draftKey: `${uuid}/transfer/${document}`,
    blank: { holder: '', on: emptyDate, agreement: '' },
    faultsOf: ({ holder, on, agreement }) => ({
      holder: holder.trim().length < 3 ? 'Enter the legal name of the new holder' : undefined,
      on: assembleDate(on) ? undefined : 'Enter a date, such as 11/23/2026',
      agreement: agreement.trim().length < 3 ? 'Name the agreement, with its date' : undefined,
    }),
    bodyOf: ({ holder, on, agreement }, reason) => ({
      ...{ holder: holder.trim(), on: assembleDate(on) ?? '', agreement: agreement.trim(), reason },
    }),
    send: (body) => request('POST', '/console/api/v1/applications/:uuid/originals/:document/transfers', { params: { ...which }, body }),
    onRecorded: () => {
      announce('The transfer is recorded. Another administrator has to confirm it.')
      onClose()
      return onRecorded()
    },
  })
  const { typed, faults, set } = recording
  return (
    <RecordForm
      recording={recording}
      name="Record a transfer of control"
      reasonId={`transfer-reason-${document}`}
      reasonWords="Kept in the custody list."
      act={['Record the transfer', 'Recording']}
      onClose={onClose}
    >
      <TextField
        label="New holder"
        description="The legal name, as in the agreement."
        autoComplete="off"
        value={typed.holder}
        error={faults.holder}
        onChange={({ target }) => set({ holder: target.value })}
      />
      <DateField label="Day of the transfer" value={typed.on} error={faults.on} onChange={(on) => set({ on })} />
      <TextField
        label="Agreement"
        description="Its name and date."
        autoComplete="off"
        value={typed.agreement}
        error={faults.agreement}
        onChange={({ target }) => set({ agreement: target.value })}
      />
    </RecordForm>
  )
}
