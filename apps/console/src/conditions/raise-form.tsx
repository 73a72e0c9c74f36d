import { CONDITION_CATEGORIES, CONDITION_RULES, MOST_CONDITION_DOCUMENTS } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { announce } from '@hearthline/ui/live-region'
import { Select } from '@hearthline/ui/select'
import { Textarea } from '@hearthline/ui/textarea'
import { type FormEvent, type KeyboardEvent, useEffect, useState } from 'react'
import { describeProblem } from '../api/request.ts'
import { askedFault } from '../decision/told-fault.ts'
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
  const [raising, setRaising] = useState<Raising>(() => begin('GENERIC_DOCUMENT_REQUEST', list))
  const [fault, setFault] = useState<string>()
  useEffect(() => document.getElementById('raise-category')?.focus(), [])
  const rule = CONDITION_RULES[raising.category]
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
          announce('Raised. The applicant is told by email.')
          onDone()
        },
      },
    )
  }
  const onKey = (event: KeyboardEvent<HTMLFormElement>) => {
    sendOnControlEnter(event)
    if (event.key === 'Escape' && !event.defaultPrevented && !change.isPending) onDone()
  }
  return (
    <form className="decision condition-raise" onSubmit={submit} onKeyDown={onKey} noValidate aria-label="Raise a condition">
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
      <div className="decision-buttons">
        <Button type="submit" size="small" loading={change.isPending} loadingLabel="Raising">
          Raise and tell the applicant
        </Button>
        <Button size="small" variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

const begin = (category: Raising['category'], { parties, dues }: ConditionsFile, now?: Raising): Raising => ({
  category,
  party: now?.party ?? parties[0]?.party ?? 'borrower',
  due: now?.due ?? dues[0] ?? 'FUNDING',
  asked: CONDITION_RULES[category].ask,
  documents: CONDITION_RULES[category].documents,
})
