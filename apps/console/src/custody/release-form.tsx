import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { announce } from '@hearthline/ui/live-region'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { describeProblem, requestOriginal } from '../api/request.ts'
import { saveBlob } from '../api/save-blob.ts'
import { ReasonField, reasonFault } from '../decision/reason-field.tsx'
import type { WhichOriginal } from './which-original.ts'

/** The bytes for whoever checks the seal with a PDF reader of their own: a copy, and named so. */
export function ReleaseForm({ which, onReleased }: { which: WhichOriginal; onReleased: () => Promise<unknown> }) {
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string>()
  const field = useId()
  const release = useMutation({
    mutationFn: () => requestOriginal({ ...which }, reason.trim()),
    onSuccess: async (content) => {
      saveBlob(content, 'signed documents - for verification - not the authoritative copy.pdf')
      announce('The file was saved. The custody list has who released it and why.')
      setReason('')
      await onReleased()
    },
  })
  return (
    <details>
      <summary>Release for verification</summary>
      <form
        className="custody-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const found = reasonFault(reason)
          setFault(found)
          if (found) document.getElementById(field)?.focus()
          else if (!release.isPending) release.mutate()
        }}
      >
        <p>Any PDF reader can check the seal of this file. It is a copy: the authoritative copy stays where it is.</p>
        {release.error && <Alert kind="error">{describeProblem(release.error)}</Alert>}
        <ReasonField
          id={field}
          value={reason}
          error={fault}
          readers={{ words: 'Who asked for it, and why. Kept in the custody list.', isToldToBorrower: false }}
          onChange={(text) => {
            setReason(text)
            setFault(undefined)
          }}
        />
        <Button type="submit" size="small" loading={release.isPending} loadingLabel="Releasing">
          Save for verification
        </Button>
      </form>
    </details>
  )
}
