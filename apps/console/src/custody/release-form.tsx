import { announce } from '@hearthline/ui/live-region'
import { requestOriginal } from '../api/request.ts'
import { saveBlob } from '../api/save-blob.ts'
import { RecordForm } from '../recording/record-form.tsx'
import { useRecord } from '../recording/use-record.ts'
import type { WhichOriginal } from './which-original.ts'

/** The bytes for whoever checks the seal with a PDF reader of their own: a copy, and named so. */
export function ReleaseForm({ which, onReleased }: { which: WhichOriginal; onReleased: () => Promise<unknown> }) {
  const { uuid, document } = which
  const recording = useRecord({
    draftKey: `${uuid}/release/${document}`,
    blank: {},
    bodyOf: (_typed, reason) => ({ reason }),
    send: ({ reason }) => requestOriginal({ ...which }, reason),
    onRecorded: (_typed, content) => {
      saveBlob(content, 'signed documents - for verification - not the authoritative copy.pdf')
      announce('The file was saved. The custody list has who released it and why.')
      return onReleased()
    },
  })
  return (
    <details>
      <summary>Release for verification</summary>
      <RecordForm
        recording={recording}
        name="Release for verification"
        reasonId={`release-reason-${document}`}
        reasonWords="Who asked for it, and why. Kept in the custody list."
        act={['Save for verification', 'Releasing']}
      >
        <p>Any PDF reader can check the seal of this file. It is a copy: the authoritative copy stays where it is.</p>
      </RecordForm>
    </details>
  )
}
