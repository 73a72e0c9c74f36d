import { announce } from '@hearthline/ui/live-region'
import { requestOriginal } from '../api/request.ts'
import { saveBlob } from '../api/save-blob.ts'
import { OpenedForm } from '../recording/opened-form.tsx'
import { RecordForm } from '../recording/record-form.tsx'
import { useRecord } from '../recording/use-record.ts'
import type { WhichOriginal } from './which-original.ts'

interface ReleaseFormProps {
  readonly which: WhichOriginal
  readonly onReleased: () => Promise<unknown>
}

/** The bytes for whoever checks the seal with a PDF reader of their own: a copy, and named so. */
export function ReleaseForm(props: ReleaseFormProps) {
  return <OpenedForm label="Release for verification">{({ close }) => <Form {...props} onClose={close} />}</OpenedForm>
}

function Form({ which, onReleased, onClose }: ReleaseFormProps & { readonly onClose: () => void }) {
  const { uuid, document } = which
  const recording = useRecord({
    draftKey: `${uuid}/release/${document}`,
    blank: {},
    bodyOf: (_typed, reason) => ({ reason }),
    send: ({ reason }) => requestOriginal({ ...which }, reason),
    onRecorded: (_typed, content) => {
      saveBlob(content, 'signed documents - for verification - not the authoritative copy.pdf')
      announce('The file was saved. The custody list has who released it and why.')
      onClose()
      return onReleased()
    },
  })
  return (
    <RecordForm
      recording={recording}
      name="Release for verification"
      reasonId={`release-reason-${document}`}
      reasonWords="Who asked for it, and why. Kept in the custody list."
      act={['Save for verification', 'Releasing']}
      onClose={onClose}
    >
      <p>Any PDF reader can check the seal of this file. It is a copy: the authoritative copy stays where it is.</p>
    </RecordForm>
  )
}
