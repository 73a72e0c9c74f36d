import type { LegacyListed, RegisterData, RegisterStepId } from '@hearthline/domain/registration'
import { CheckIcon } from '@hearthline/ui/icon'
import { VisuallyHidden } from '@hearthline/ui/visually-hidden'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatAnswer } from './format-answer.ts'

export interface AnsweredListProps {
  steps: readonly LegacyListed[]
  data: RegisterData
  addressOf: (id: RegisterStepId) => string
  /** The question that is asked now. */
  children: ReactNode
}

/** All steps on one page: what was answered, with a link to change it, the current question in its place, and what is still to come. */
export function AnsweredList({ steps, data, addressOf, children }: AnsweredListProps) {
  return (
    <ol className="mt-8 grid gap-3">
      {steps.map((listed, index) => (
        <li
          key={listed.step}
          className={`rounded-card border ${listed.state === 'current' ? 'border-control-edge bg-card' : 'border-hairline'}`}
          aria-current={listed.state === 'current' ? 'step' : undefined}
        >
          <Row
            number={index + 1}
            listed={listed}
            words={listed.state === 'done' ? formatAnswer(listed.step, data) : ''}
            {...{ addressOf }}
          />
          {listed.state === 'current' && <div className="border-hairline border-t p-4 pb-6 sm:p-7">{children}</div>}
        </li>
      ))}
    </ol>
  )
}

interface RowProps {
  number: number
  listed: LegacyListed
  words: string
  addressOf: (id: RegisterStepId) => string
}

function Row({ number, listed: { name, state, opens }, words, addressOf }: RowProps) {
  const isDone = state === 'done'
  return (
    <div className="flex items-center gap-3 px-4 py-2.5 sm:px-7" data-state={state}>
      <span
        aria-hidden="true"
        className={`grid size-7 shrink-0 place-items-center rounded-full text-sm font-semibold ${
          isDone
            ? 'bg-soft-action text-on-soft-action'
            : state === 'current'
              ? 'bg-action text-on-action'
              : 'border border-control-line text-muted'
        }`}
      >
        {isDone ? <CheckIcon size={16} /> : number}
      </span>
      <p className="min-w-0 flex-1">
        <span className={state === 'to come' ? 'text-muted' : 'font-semibold'}>{name}</span>
        <VisuallyHidden>{STATES[state]}</VisuallyHidden>
        {words && <span className="block text-sm text-muted [overflow-wrap:anywhere]">{words}</span>}
      </p>
      {opens && state !== 'current' && (
        <Link
          to={addressOf(opens)}
          className="inline-flex min-h-11 items-center font-medium text-action underline underline-offset-[0.2em]"
        >
          {isDone ? 'Change' : 'Answer'} <VisuallyHidden>{name}</VisuallyHidden>
        </Link>
      )}
    </div>
  )
}

const STATES: Readonly<Record<LegacyListed['state'], string>> = { done: ', answered', current: ', asked now', 'to come': ', still to come' }
