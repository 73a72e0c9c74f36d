import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { Kbd } from '@hearthline/ui/kbd'
import { type FormEvent, useState } from 'react'
import { describeProblem } from '../api/request.ts'
import { useShortcut } from '../frame/use-shortcut.ts'
import { KeepsWords } from '../kept-words/keeps-words.tsx'
import { DecisionFoot } from './decision-foot.tsx'
import { changeDraft, useDraft } from './draft.ts'
import { focusReason, ReasonField, reasonFault } from './reason-field.tsx'
import type { DecisionProps } from './review-form.tsx'
import { useSettle } from './use-settle.ts'

const READERS = { words: 'For example, the provider says it is back. Saved in the audit log.', isToldToBorrower: false }

/** Failed provider work is run again, with the reason. */
export function RerunForm({ file, item, draftKey, onNotice }: DecisionProps) {
  const { reason } = useDraft(draftKey)
  const [fault, setFault] = useState<string>()
  const settle = useSettle(file, item, draftKey, onNotice)
  useShortcut('r', focusReason)
  function submit(event: FormEvent) {
    event.preventDefault()
    const found = reasonFault(reason)
    setFault(found)
    if (found) return focusReason()
    if (!settle.isPending) settle.mutate({ reason: reason.trim(), done: 'Set to run again' })
  }
  return (
    <form className="decision" onSubmit={submit} noValidate aria-labelledby="decision-title">
      <KeepsWords draftKey={draftKey} name={`Run again: ${item.title}`} />
      <DecisionFoot
        buttons={
          <Button type="submit" size="small" loading={settle.isPending} loadingLabel="Starting">
            Run again
          </Button>
        }
      >
        <h3 id="decision-title">
          Run again: {item.title} <Kbd>r</Kbd>
        </h3>
        {settle.error && <Alert kind="error">{describeProblem(settle.error)}</Alert>}
        <ReasonField
          value={reason}
          error={fault}
          readers={READERS}
          onChange={(next) => {
            changeDraft(draftKey, { reason: next })
            if (fault) setFault(reasonFault(next))
          }}
        />
      </DecisionFoot>
    </form>
  )
}
