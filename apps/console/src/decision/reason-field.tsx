import { implausibleIn } from '@hearthline/domain'
import { Textarea } from '@hearthline/ui/textarea'
import type { KeyboardEvent } from 'react'
import type { ReasonReaders } from './reason-words.ts'

/** As the contract's decide and rerun: 3 to 2000 characters. */
export const REASON_MAXIMUM = 2000

/** How many are left when they begin to be counted: until then the count says nothing. */
const COUNTED = 200

export const reasonFault = (reason: string): string | undefined => {
  const { length } = reason.trim()
  if (length < 3) return 'Enter a reason of at least 3 characters'
  if (length > REASON_MAXIMUM) return `Use at most ${REASON_MAXIMUM} characters`
  // As the server: no whole number of a person or an account.
  return implausibleIn({ reason })[0]?.message
}

export interface ReasonFieldProps {
  /** Of a second one on the page; the decision's own is `reason`. */
  id?: string
  label?: string | undefined
  value: string
  error: string | undefined
  readers: ReasonReaders
  onChange: (reason: string) => void
}

/** Why: required for everything that changes something, and kept in the audit log. Control and Enter sends the form. */
export function ReasonField({ id = 'reason', label = 'Reason', value, error, readers, onChange }: ReasonFieldProps) {
  const send = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }
  return (
    <Textarea
      label={label}
      id={id}
      name="reason"
      rows={2}
      required
      value={value}
      error={error}
      description={readers.isToldToBorrower ? <span className="reason-read">{readers.words}</span> : readers.words}
      {...(value.length > REASON_MAXIMUM - COUNTED && { count: value.length, maxCount: REASON_MAXIMUM })}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={send}
    />
  )
}

/** Puts the cursor there once React has drawn it. */
export const focusReason = (): void => {
  requestAnimationFrame(() => document.getElementById('reason')?.focus())
}
