import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { announce } from '@hearthline/ui/live-region'
import { Textarea } from '@hearthline/ui/textarea'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { describeProblem } from '../api/request.ts'
import { changeDraft, clearDraft, useDraft } from '../decision/draft.ts'
import { ReasonField, reasonFault } from '../decision/reason-field.tsx'
import { askedFault } from '../decision/told-fault.ts'
import { openedForm, useCloseOnEscape } from '../frame/opened-form-mark.ts'
import { sendOnControlEnter } from '../frame/use-shortcut.ts'
import { KeepsWords } from '../kept-words/keeps-words.tsx'
import { closeForm } from '../kept-words/left-forms.ts'
import { mayWaiveConditions, useMe } from '../session/use-me.ts'
import { WhoActs } from '../session/who-acts.tsx'
import { isOwnWaiver, OUTCOME_NAMES, offeredDecisions, possibleDecisions } from './condition-names.ts'
import { type Outcome, type StaffCondition, useChangeCondition } from './conditions-query.ts'

interface ConditionDecisionProps {
  readonly uuid: string
  readonly version: number
  readonly condition: StaffCondition
  /** What had the cursor is gone with the form. */
  readonly onDecided: () => void
}

/** Clears, rejects or waives what the team raised. A rejection needs words that the applicant reads, beside the reason for the file. */
export function ConditionDecision({ uuid, version, condition, onDecided }: ConditionDecisionProps) {
  const draftKey = `${uuid}:condition:${condition.uuid}`
  const { reason, typed } = useDraft(draftKey)
  const [outcome, setOutcome] = useState<Outcome>()
  const [faults, setFaults] = useState<{ reason?: string | undefined; told?: string | undefined }>({})
  const change = useChangeCondition(uuid, version)
  const me = useMe()
  const form = useRef<HTMLFormElement>(null)
  // What was typed stays; the button that opened it has the cursor again.
  const close = () => {
    closeForm(draftKey)
    flushSync(() => setOutcome(undefined))
    if (outcome) document.getElementById(buttonId(outcome))?.focus()
  }
  useCloseOnEscape(form, outcome && !change.isPending ? close : undefined)
  const buttonId = (of: Outcome) => `${of}-${condition.uuid}`
  const offered = offeredDecisions(condition, { mayWaive: mayWaiveConditions(me.data?.roles ?? []), id: me.data?.id })
  const told = typeof typed.told === 'string' ? typed.told : ''
  const isUnanswered = condition.part === null && condition.state === 'OPEN'
  const askAgain = isUnanswered && (
    <p className="hint">Nothing was sent yet, so there is nothing to clear or reject. To ask again, write a message below.</p>
  )
  if (offered.length === 0)
    return (
      <>
        {askAgain}
        <WhoWaives condition={condition} />
      </>
    )
  // Whoever presses a button goes on typing: letters beside a field are shortcuts, and one of them decides.
  const choose = (next: Outcome) => {
    setOutcome(next)
    requestAnimationFrame(() => document.getElementById(`${next === 'REJECTED' ? 'told' : 'reason'}-${condition.uuid}`)?.focus())
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!outcome || change.isPending) return
    const found = { reason: reasonFault(reason), told: outcome === 'REJECTED' ? askedFault(told) : undefined }
    setFaults(found)
    if (found.told) return document.getElementById(`told-${condition.uuid}`)?.focus()
    if (found.reason) return document.getElementById(`reason-${condition.uuid}`)?.focus()
    const deciding = { outcome, reason: reason.trim(), ...(outcome === 'REJECTED' && { toApplicant: told.trim() }) }
    change.mutate(
      { act: 'decide', condition: condition.uuid, deciding },
      {
        onSuccess: () => {
          clearDraft(draftKey)
          setOutcome(undefined)
          announce(`${OUTCOME_NAMES[outcome].done}: ${condition.title}`)
          onDecided()
        },
      },
    )
  }
  return (
    <form
      ref={form}
      className="decision"
      onSubmit={submit}
      onKeyDown={sendOnControlEnter}
      noValidate
      aria-label={`Decide: ${condition.title}`}
      {...openedForm(outcome !== undefined)}
    >
      {outcome && <KeepsWords draftKey={draftKey} name={`${OUTCOME_NAMES[outcome].verb}: ${condition.title}`} />}
      <fieldset className="outcomes">
        <legend className="ui-visually-hidden">Decision on this condition</legend>
        {offered.map((each) => (
          <Button
            key={each}
            id={buttonId(each)}
            size="small"
            variant="secondary"
            aria-pressed={outcome === each}
            onClick={() => choose(each)}
          >
            {OUTCOME_NAMES[each].verb}
          </Button>
        ))}
      </fieldset>
      {askAgain}
      <WhoWaives condition={condition} />
      {change.error && <Alert kind="error">{describeProblem(change.error)}</Alert>}
      {outcome && (
        <>
          {outcome === 'REJECTED' && (
            <Textarea
              id={`told-${condition.uuid}`}
              label="What the applicant reads"
              description="Word for word, with the request. Say what is wrong, and what to send instead."
              rows={2}
              value={told}
              error={faults.told}
              onChange={({ target }) => changeDraft(draftKey, { typed: { ...typed, told: target.value } })}
            />
          )}
          <ReasonField
            id={`reason-${condition.uuid}`}
            value={reason}
            error={faults.reason}
            readers={{ words: 'The applicant does not read this. Saved in the audit log.', isToldToBorrower: false }}
            onChange={(next) => changeDraft(draftKey, { reason: next })}
          />
          <div className="decision-buttons">
            <Button
              type="submit"
              size="small"
              variant={outcome === 'REJECTED' ? 'critical' : 'primary'}
              loading={change.isPending}
              loadingLabel="Recording"
            >
              {OUTCOME_NAMES[outcome].verb} and record
            </Button>
            <Button size="small" variant="quiet" onClick={close}>
              Not yet
            </Button>
          </div>
        </>
      )}
    </form>
  )
}

/** Who lets it go without what it asks for, where whoever reads this does not. */
function WhoWaives({ condition }: Pick<ConditionDecisionProps, 'condition'>) {
  const { data } = useMe()
  if (!possibleDecisions(condition).includes('WAIVED')) return null
  const isOwn = isOwnWaiver(condition, data?.id)
  return (
    <WhoActs
      may={mayWaiveConditions}
      does={condition.waiver === null ? 'may waive it' : 'agrees to the waiver, and someone else than asked for it'}
      barred={isOwn ? 'You asked for the waiver. Another person has to agree.' : null}
    />
  )
}
