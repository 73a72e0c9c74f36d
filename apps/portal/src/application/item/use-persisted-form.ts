/** A form whose values outlive a reload of the page, in this tab alone, until they are saved. Never for what is secret. */
import { use, useCallback, useEffect, useState } from 'react'
import { type Form, useForm } from '../../forms/use-form.ts'
import { ApplicationContext } from '../use-application.ts'

export interface PersistedForm<Values> extends Form<Values> {
  /** The answer was taken: what was typed is needed no longer. */
  readonly forget: () => void
}

const storage = (): Storage | undefined => {
  try {
    return window.sessionStorage
  } catch {
    // Closed to us by the browser's settings: the form works, and forgets.
    return undefined
  }
}

/** Over what is known, what was typed before: only fields that the form still has. */
export function withSavedValues<Values extends object>(known: Values, text: string | null | undefined): Values {
  try {
    const kept: unknown = JSON.parse(text ?? '')
    if (typeof kept !== 'object' || kept === null) return known
    return Object.fromEntries(
      Object.entries(known).map(([field, value]) => [field, field in kept ? Reflect.get(kept, field) : value]),
    ) as Values
  } catch {
    return known
  }
}

/**
 * `name` is the item, and whatever else makes other values meaningless when it changes. `application`: where the form is not on one of the
 * application's own pages.
 */
export function usePersistedForm<Values extends object>(name: string, known: () => Values, application?: string): PersistedForm<Values> {
  const current = use(ApplicationContext)
  const uuid = application ?? current?.uuid
  if (uuid === undefined) throw new Error('usePersistedForm needs an application')
  const [key] = useState(`typed/${uuid}/${name}`)
  const form = useForm<Values>(() => withSavedValues(known(), storage()?.getItem(key)))
  const [first] = useState(form.values)
  const { values } = form
  useEffect(() => {
    if (values !== first) storage()?.setItem(key, JSON.stringify(values))
  }, [key, values, first])
  const forget = useCallback(() => storage()?.removeItem(key), [key])
  return { ...form, forget }
}
