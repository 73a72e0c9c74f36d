import './conditions.css'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { Kbd } from '@hearthline/ui/kbd'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { describeProblem } from '../api/request.ts'
import type { ApplicationFile } from '../application/use-application.ts'
import { checkParts } from '../decision/parts/selected-part.ts'
import { useShortcut } from '../frame/use-shortcut.ts'
import { mayDecide as mayDecideAny } from '../session/use-me.ts'
import { WhoActs } from '../session/who-acts.tsx'
import { ConditionRow } from './condition-row.tsx'
import { conditionsQuery } from './conditions-query.ts'
import { RaiseForm } from './raise-form.tsx'

/** A key each. */
const DIGITS = 9

interface ConditionsSectionProps {
  readonly file: ApplicationFile
  readonly mayDecide: boolean
}

/** What the checks left open and what the team asked for, in one list; and asking for more. */
export function ConditionsSection({ file, mayDecide }: ConditionsSectionProps) {
  const { uuid } = file.summary
  const list = useQuery(conditionsQuery(uuid))
  const [raising, setRaising] = useState(false)
  const mayRaise = mayDecide && (list.data?.dues.length ?? 0) > 0
  // Where several things are decided with the open item the digits are theirs.
  const isNumbered = checkParts(file.openItem?.parts ?? []).length === 0
  const opener = useRef<HTMLButtonElement>(null)
  useShortcut('n', () => mayRaise && setRaising(true))
  const close = () => {
    // What had the focus is gone with the form.
    flushSync(() => setRaising(false))
    opener.current?.focus()
  }
  return (
    <section aria-labelledby="conditions-title">
      <h3 id="conditions-title">Conditions</h3>
      {list.error && <Alert kind="warning">The conditions could not be loaded: {describeProblem(list.error)}</Alert>}
      {list.data?.conditions.length === 0 && (
        <p className="hint">
          No conditions.
          {mayDecide &&
            ' What you raise here is on their page at once, and emailed in a few minutes, together, to the borrower, or to the signer whom you choose.'}
        </p>
      )}
      {list.data && list.data.conditions.length > 0 && (
        <ul className="conditions">
          {list.data.conditions.map((condition, index) => (
            <ConditionRow
              key={condition.uuid}
              uuid={uuid}
              version={list.data.version}
              condition={condition}
              mayDecide={mayDecide}
              number={isNumbered && index < DIGITS ? index + 1 : undefined}
            />
          ))}
        </ul>
      )}
      {list.data && <WhoActs may={mayDecideAny} does="raises and decides conditions" />}
      {list.data && raising && mayRaise && <RaiseForm uuid={uuid} list={list.data} onDone={close} />}
      {mayRaise && !raising && (
        <Button ref={opener} size="small" variant="secondary" aria-keyshortcuts="n" onClick={() => setRaising(true)}>
          Raise a condition <Kbd>n</Kbd>
        </Button>
      )}
    </section>
  )
}
