import { type AdverseActionReason, adverseActionReasons } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { Checkbox } from '@hearthline/ui/checkbox'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { describeProblem } from '../api/request.ts'
import type { ApplicationFile, OpenItem } from '../application/use-application.ts'
import { isPaymentHeld } from '../closing/held-payment.tsx'
import { otherNames } from '../closing/read-released-money.ts'
import { sendsWords } from '../closing/sends-words.ts'
import { openedForm, useCloseOnEscape } from '../frame/opened-form-mark.ts'
import { sendOnControlEnter } from '../frame/use-shortcut.ts'
import { KeepsWords } from '../kept-words/keeps-words.tsx'
import { closeForm } from '../kept-words/left-forms.ts'
import { DecisionFoot } from './decision-foot.tsx'
import { changeDraft, useDraft } from './draft.ts'
import { OfferHint } from './offer-hint.tsx'
import { chosenOutcome } from './offered-outcomes.ts'
import { outcomeButtonId } from './outcome-buttons.tsx'
import type { Part } from './parts/selected-part.ts'
import { focusReasonCodes, ReasonCodes, reasonCodesFault } from './reason-codes.tsx'
import { focusReason, ReasonField, reasonFault } from './reason-field.tsx'
import { reasonReaders } from './reason-words.ts'
import { refusalCodes } from './review-schema.ts'
import { askedFault } from './told-fault.ts'
import { ToldField, toldPicks } from './told-field.tsx'
import { type Notice, useSettle } from './use-settle.ts'

export interface DecisionProps {
  file: ApplicationFile
  item: OpenItem
  draftKey: string
  onNotice: (notice: Notice) => void
}

interface ReviewFormProps extends DecisionProps {
  /** The one of several things that is decided now. */
  part?: Part
}

/** The field by which whoever approves says that they compared the letters. */
const SEEN = 'otherPayees'

const WORDS = { ACCEPTED: { verb: 'Accept', done: 'Accepted' }, REFUSED: { verb: 'Refuse', done: 'Refused' } } as const

/** The second half of accept or refuse, whose buttons are in the head of the page: why, and then it is recorded. */
export function ReviewForm({ file, item, draftKey, onNotice, part }: ReviewFormProps) {
  const title = part?.title ?? item.title
  const { outcome: drafted, reason, codes, typed } = useDraft(draftKey)
  const outcome = chosenOutcome(part, drafted)
  const [fault, setFault] = useState<string>()
  const [codesFault, setCodesFault] = useState<string>()
  const [toldFault, setToldFault] = useState<string>()
  const [seenFault, setSeenFault] = useState<string>()
  const settle = useSettle(file, { ...item, title }, draftKey, onNotice)
  const form = useRef<HTMLFormElement>(null)
  // What was typed stays; the button that opened it has the cursor again.
  const close = () => {
    closeForm(draftKey)
    flushSync(() => changeDraft(draftKey, { outcome: undefined }))
    if (outcome) document.getElementById(outcomeButtonId(outcome))?.focus()
  }
  useCloseOnEscape(form, outcome && !settle.isPending ? close : undefined)
  if (!outcome) return <OfferHint part={part} />
  const choices = refusalCodes(item.schema)
  const picks = part ? toldPicks(part.part) : []
  const asksTold = outcome === 'REFUSED' && picks.length > 0
  const told = typeof typed.told === 'string' ? typed.told : (picks[0] ?? '')
  const seen = part || outcome === 'REFUSED' ? undefined : otherNames(item)
  const sends = part || outcome === 'REFUSED' ? undefined : sendsWords(item, isPaymentHeld(file))
  const asksCodes = outcome === 'REFUSED' && choices.length > 0
  function submit(event: FormEvent) {
    event.preventDefault()
    const found = reasonFault(reason)
    setFault(found)
    const none = asksCodes ? reasonCodesFault(codes) : undefined
    setCodesFault(none)
    if (none) return focusReasonCodes()
    if (found || !outcome) return focusReason()
    const unsaid = asksTold ? askedFault(told) : undefined
    setToldFault(unsaid)
    if (unsaid) return document.getElementById('told')?.focus()
    const isSeen = typed[SEEN] === true
    setSeenFault(seen && !isSeen ? 'Compare the letters, then check this box' : undefined)
    if (seen && !isSeen) return document.getElementById(SEEN)?.focus()
    if (settle.isPending) return
    const why = reason.trim()
    const data = part
      ? { decided: [{ condition: part.part, outcome, reason: why, ...(asksTold && { toBorrower: told.trim() }) }] }
      : { outcome, reason: why, ...(asksCodes && { reasonCodes: codes }), ...(seen && { [SEEN]: true }) }
    settle.mutate({ reason: why, data, done: WORDS[outcome].done })
  }
  const { verb } = WORDS[outcome]
  return (
    <form
      ref={form}
      className="decision"
      onSubmit={submit}
      onKeyDown={sendOnControlEnter}
      noValidate
      aria-labelledby="decision-title"
      {...openedForm(true)}
    >
      <KeepsWords draftKey={draftKey} name={`${verb}: ${title}`} />
      {asksCodes && (
        <div className="decision-card">
          <ReasonCodes
            choices={choices.map((code) => ({ code, text: adverseActionReasons[code as AdverseActionReason]?.text ?? code }))}
            chosen={codes}
            error={codesFault}
            onChange={(next) => {
              changeDraft(draftKey, { codes: next })
              if (codesFault) setCodesFault(reasonCodesFault(next))
            }}
          />
        </div>
      )}
      <DecisionFoot
        note={sends && <Alert kind="warning">{sends}</Alert>}
        buttons={
          <>
            <Button
              type="submit"
              size="small"
              variant={outcome === 'REFUSED' ? 'critical' : 'primary'}
              loading={settle.isPending}
              loadingLabel="Recording"
            >
              {verb} and record
            </Button>
            <Button size="small" variant="quiet" disabled={settle.isPending} onClick={close}>
              Not yet
            </Button>
          </>
        }
      >
        <h3 id="decision-title">
          {verb}: {title}
        </h3>
        {settle.error && <Alert kind="error">{describeProblem(settle.error)}</Alert>}
        {asksTold && (
          <ToldField
            picks={picks}
            value={told}
            error={toldFault}
            onChange={(next) => {
              changeDraft(draftKey, { typed: { ...typed, told: next } })
              if (toldFault) setToldFault(askedFault(next))
            }}
          />
        )}
        {seen && (
          <Checkbox
            id={SEEN}
            label={seen}
            error={seenFault}
            checked={typed[SEEN] === true}
            onChange={({ target }) => {
              changeDraft(draftKey, { typed: { ...typed, [SEEN]: target.checked } })
              if (target.checked) setSeenFault(undefined)
            }}
          />
        )}
        <ReasonField
          value={reason}
          error={fault}
          readers={reasonReaders({ item: item.id, outcome, codes: asksCodes ? codes : [] })}
          onChange={(next) => {
            changeDraft(draftKey, { reason: next })
            if (fault) setFault(reasonFault(next))
          }}
        />
      </DecisionFoot>
    </form>
  )
}
