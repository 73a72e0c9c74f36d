import { CONDITION_CATEGORIES, CONDITION_RULES, MOST_CONDITION_DOCUMENTS } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { announce } from '@hearthline/ui/live-region'
import { Select } from '@hearthline/ui/select'
import { Textarea } from '@hearthline/ui/textarea'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { describeProblem } from '../api/request.ts'
import { changeDraft, clearDraft, useDraft } from '../decision/draft.ts'
import { askedFault } from '../decision/told-fault.ts'
import { openedForm, useCloseOnEscape } from '../frame/opened-form-mark.ts'
import { sendOnControlEnter } from '../frame/use-shortcut.ts'
import { categoryName, DUE_NAMES } from './condition-names.ts'
import { type ConditionsFile, type Raising, useChangeCondition } from './conditions-query.ts'

interface RaiseFormProps {
  readonly uuid: string
  readonly list: ConditionsFile
  readonly onDone: () => void
}

const COUNTS = Array.from({ length: MOST_CONDITION_DOCUMENTS + 1 }, (_, count) => ({
  value: String(count),
  label: count === 0 ? 'None, an answer in words' : count === 1 ? '1 document' : `${count} documents`,
}))

/** Asks the borrower or a signer for something. The category gives title and words to begin with; what is asked is read word for word. */
export function RaiseForm({ uuid, list, onDone }: RaiseFormProps) {
  const change = useChangeCondition(uuid, list.version)
  // Closed by Escape or by mistake, it is opened again with what was typed.
  const draftKey = `${uuid}/raise`
  const typed = useDraft(draftKey).typed as Partial<Raising>
  const raising = stillOffered({ ...begin('GENERIC_DOCUMENT_REQUEST', list), ...typed }, list)
  const setRaising = (next: (now: Raising) => Raising) => changeDraft(draftKey, { typed: { ...next(raising) } })
  const form = useRef<HTMLFormElement>(null)
  useCloseOnEscape(form, change.isPending ? undefined : onDone)
  const [fault, setFault] = useState<string>()
  useEffect(() => document.getElementById('raise-category')?.focus(), [])
  const rule = CONDITION_RULES[raising.category]
  const asked = list.parties.find(({ party }) => party === raising.party) ?? { name: 'The borrower', hasEmail: true }
  const isPhone = rule.type === 'PHONE_NUMBER'
  const choose = (category: Raising['category']) =>
    // What was written by hand stays.
    setRaising((now) => ({
      ...begin(category, list, now),
      asked: now.asked === '' || now.asked === CONDITION_RULES[now.category].ask ? CONDITION_RULES[category].ask : now.asked,
    }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = askedFault(raising.asked)
    setFault(found)
    if (found) return document.getElementById('raise-asked')?.focus()
    if (change.isPending) return
    change.mutate(
      { act: 'raise', raising: { ...raising, asked: raising.asked.trim() } },
      {
        onSuccess: () => {
          clearDraft(draftKey)
          announce(asked.hasEmail ? 'Raised. The applicant is told by email.' : `Raised. Call ${asked.name}: they have no email here.`)
          onDone()
        },
      },
    )
  }
  return (
    <form
      ref={form}
      className="decision condition-raise"
      onSubmit={submit}
      onKeyDown={sendOnControlEnter}
      noValidate
      aria-label="Raise a condition"
      {...openedForm(true)}
    >
      {change.error && <Alert kind="error">{describeProblem(change.error)}</Alert>}
      <Select
        id="raise-category"
        label="Category"
        value={raising.category}
        onChange={({ target }) => choose(target.value as Raising['category'])}
        options={CONDITION_CATEGORIES.map((category) => ({ value: category, label: categoryName(category) }))}
        description={`The applicant reads the title “${rule.title}”. ${rule.why}`}
      />
      <div className="condition-raise-row">
        <Select
          label="For"
          value={raising.party}
          onChange={({ target }) => setRaising((now) => ({ ...now, party: target.value }))}
          options={list.parties
            .filter(({ party }) => !isPhone || party === 'borrower')
            .map(({ party, name }) => ({ value: party, label: name }))}
        />
        <Select
          label="Due"
          value={raising.due}
          onChange={({ target }) => setRaising((now) => ({ ...now, due: target.value as Raising['due'] }))}
          options={list.dues.map((due) => ({ value: due, label: DUE_NAMES[due] }))}
        />
        {!isPhone && (
          <Select
            label="Documents"
            value={String(raising.documents)}
            onChange={({ target }) => setRaising((now) => ({ ...now, documents: Number(target.value) }))}
            options={COUNTS}
          />
        )}
      </div>
      <Textarea
        id="raise-asked"
        label="What is asked"
        description="The applicant reads this word for word. Say what to send, and what it has to show."
        rows={3}
        value={raising.asked}
        error={fault}
        onChange={({ target }) => {
          setRaising((now) => ({ ...now, asked: target.value }))
          if (fault) setFault(askedFault(target.value))
        }}
      />
      {!asked.hasEmail && (
        <p className="hint">
          {asked.name} has no email here, so no one is emailed about it. Call them and tell them what is asked, or first enter their email
          under “Additional signers”. The borrower is told what kind of thing we asked for.
        </p>
      )}
      <div className="decision-buttons">
        <Button type="submit" size="small" loading={change.isPending} loadingLabel="Raising">
          {asked.hasEmail ? 'Raise and tell the applicant' : 'Raise the condition'}
        </Button>
        <Button size="small" variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** What was typed before may name whom, or when, that is not asked anymore. */
const stillOffered = (raising: Raising, { parties, dues }: ConditionsFile): Raising => ({
  ...raising,
  party: parties.some(({ party }) => party === raising.party) ? raising.party : (parties[0]?.party ?? 'borrower'),
  due: dues.includes(raising.due) ? raising.due : (dues[0] ?? 'FUNDING'),
})

const begin = (category: Raising['category'], { parties, dues }: ConditionsFile, now?: Raising): Raising => ({
  category,
  party: now?.party ?? parties[0]?.party ?? 'borrower',
  due: now?.due ?? dues[0] ?? 'FUNDING',
  asked: CONDITION_RULES[category].ask,
  documents: CONDITION_RULES[category].documents,
})
