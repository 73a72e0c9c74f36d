import { Button } from '@hearthline/ui/button'
import type { ReactNode } from 'react'
import { FormProblem } from '../forms/form-problem.tsx'
import { useRecord } from './use-signing.ts'

export interface ResumeSigningProps {
  readonly onResumed: () => unknown
  readonly beside?: ReactNode
}

/** Someone who declined, or asked for paper, takes signing up again. */
export function ResumeSigning({ onResumed, beside }: ResumeSigningProps) {
  const { record, busy, error } = useRecord()
  const resume = async () => {
    if (await record({ event: 'RESUMED' })) await onResumed()
  }
  return (
    <div className="grid gap-4">
      <FormProblem error={error} />
      <p>Everything you did is kept. When you’re ready, continue where you stopped.</p>
      <div className="flex flex-wrap items-center gap-4">
        <Button loading={busy} loadingLabel="Opening…" onClick={() => void resume()}>
          Continue online
        </Button>
        {beside}
      </div>
    </div>
  )
}
