import type { ReactNode } from 'react'
import type { Act } from '../page.ts'

/** One state of a component; `id` is the specimen's own, for a component stands on the page more than once. */
export interface Look {
  readonly name: string
  readonly show: (id: string) => ReactNode
}

export interface Specimens {
  readonly looks: readonly Look[]
  /** What opens only when it is pressed is opened. */
  readonly acts?: readonly Act[]
}

export interface FieldState {
  readonly name: string
  readonly filled: boolean
  readonly props: {
    readonly description?: string
    readonly optional?: boolean
    readonly required?: boolean
    readonly readOnly?: boolean
    readonly disabled?: boolean
    readonly error?: string
    readonly hideLabel?: boolean
  }
}

/** The states that every field has [interface/fields]. */
const FIELD_STATES: readonly FieldState[] = [
  { name: 'Empty', filled: false, props: {} },
  { name: 'With a description', filled: false, props: { description: 'One sentence that helps you answer.' } },
  { name: 'Required', filled: false, props: { required: true } },
  { name: 'Optional', filled: false, props: { optional: true } },
  { name: 'Filled', filled: true, props: {} },
  { name: 'Invalid, empty', filled: false, props: { required: true, error: 'Required' } },
  {
    name: 'Invalid, filled',
    filled: true,
    props: { description: 'One sentence that helps you answer.', error: 'Say what is wrong and what to do about it' },
  },
  { name: 'Read-only', filled: true, props: { readOnly: true } },
  { name: 'Disabled', filled: true, props: { disabled: true } },
  { name: 'Disabled, empty', filled: false, props: { disabled: true } },
]

/** Every state of one field, drawn by `field`. */
export const inEveryState = (field: (id: string, state: FieldState) => ReactNode): readonly Look[] =>
  FIELD_STATES.map((state) => ({ name: state.name, show: (id: string) => field(id, state) }))
